# Builds a release and runs it without the build tools. The Node.js of npm needs glibc, so Alpine does not work.
FROM node:24-bookworm-slim AS build
WORKDIR /build
ARG COMMIT=unknown
COPY package.json package-lock.json .npmrc ./
COPY admin/package.json admin/
COPY bench/package.json bench/
COPY content/package.json content/
COPY e2e/package.json e2e/
COPY server/package.json server/
COPY site/package.json site/
COPY ui/package.json ui/
RUN npm ci
COPY . .
RUN COMMIT=$COMMIT npm run release \
 && mkdir /release \
 && tar -xzf release/cyanotype-*.tar.gz --strip-components=1 -C /release

FROM node:24-bookworm-slim
RUN install -d -o node -g node -m 700 /data
COPY --from=build /release /app
WORKDIR /app
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "start.mjs"]
