import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * That a connection stays open is so anyway, and browsers know what to do when it ends; who loads much would hear it with
 * each answer. Programs are told how long, so that they do not ask on one that is just closing.
 */
export function stayOpenSilently(request: IncomingMessage, response: ServerResponse): void {
  if (request.httpVersion === '1.1' && response.shouldKeepAlive && !response.hasHeader('connection'))
    response.removeHeader('connection')
}
