import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Omits the keep-alive headers for browsers, which handle closed connections and would receive them with each
 * response. Programs get the timeout, so that they do not reuse a connection that is about to close.
 */
export function stayOpenSilently(request: IncomingMessage, response: ServerResponse): void {
  if (request.httpVersion === '1.1' && response.shouldKeepAlive && !response.hasHeader('connection'))
    response.removeHeader('connection')
}
