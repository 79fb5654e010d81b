/** Answers 404 for the URLs of the build tools, which serve files only in development. */

import { Problem } from '../../problems/problems.ts'
import type { Middleware } from '../calls/request-context.ts'

const toolAddress = /^\/(?:@fs\/|@id\/|@vite\/|__vite)/

export function refuseToolAddresses(): Middleware {
  return async ({ path }, next) => {
    if (toolAddress.test(path)) throw new Problem('no_such_page', { path })
    await next()
  }
}
