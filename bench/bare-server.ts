/** Baseline: a `node:http` server that only sends the given bytes with their headers. */
import { createServer } from 'node:http'

process.once('message', ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object') process.send?.(address?.port)
  })
})
