/** Errors of image requests in the format that clients of this service expect (wire formats, section 6). */
import type { Context } from '../../http/calls/request-context.ts'
import type { Headers } from '../../http/middleware/security-headers.ts'
import { dataPolicy } from '../../http/middleware/security-headers.ts'

export const imageProblems = {
  IPX_MISSING_MODIFIERS: 400,
  IPX_MISSING_ID: 400,
  IPX_INVALID_MODIFIER: 400,
  IPX_INVALID_IMAGE: 400,
  IPX_FORBIDDEN_HOST: 403,
  IPX_MISSING_HOSTNAME: 403,
  IPX_FORBIDDEN_PATH: 403,
  IPX_FILE_NOT_FOUND: 404,
  IPX_RESOURCE_NOT_FOUND: 404,
  IPX_METHOD_NOT_ALLOWED: 405,
  IPX_TOO_MANY_REQUESTS: 429,
  IPX_RESOURCE_FAILED: 502,
  IPX_BUSY: 503,
} as const

export type ImageProblemCode = keyof typeof imageProblems

export class ImageProblem extends Error {
  readonly code: ImageProblemCode
  readonly headers: Headers

  constructor(code: ImageProblemCode, message: string, headers: Headers = {}) {
    super(message)
    this.name = 'ImageProblem'
    this.code = code
    this.headers = headers
  }
}

export function sendImageProblem(context: Context, { code, message, headers }: ImageProblem): void {
  const status = imageProblems[code]
  context.status = status
  context.message = code
  context.set({ 'cache-control': 'no-cache', 'content-security-policy': dataPolicy })
  context.set(headers)
  if (code === 'IPX_BUSY') context.set('retry-after', '1')
  if (code === 'IPX_METHOD_NOT_ALLOWED') context.set('allow', 'GET, HEAD')
  context.body = JSON.stringify({ error: { message: `[${status}] [${code}] ${message}` } })
  context.set('content-type', 'application/json; charset=utf-8')
}
