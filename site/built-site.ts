/** The site as `npm run build` left it in `site/dist`: the server loads this file by its path, and takes `site`. */
await import(new URL('./dist/server/entry.mjs', import.meta.url).href)

export { site } from './site.ts'
