/** Whether a request looks at more than visitors see: by a token in its query, or by the cookie that an earlier one left. */
import type { IncomingMessage } from 'node:http'
import { cookieOf, previewCookieName } from '../http/cookies.ts'
import type { PreviewGrant, Previews } from '../preview/index.ts'
import { queryOf } from './page-address.ts'

export interface PreviewMode {
  readonly grant: PreviewGrant | undefined
  /** For the cookie: a token to keep, `null` to forget one, `undefined` to leave it alone. */
  readonly keep: string | null | undefined
}

/** A token that is not valid shows the normal page and leaves no trace. */
export async function previewMode(
  { url = '/', headers }: IncomingMessage,
  previews: Previews,
): Promise<PreviewMode> {
  const given = queryOf(url).getAll('preview')
  if (given.includes('')) return { grant: undefined, keep: null }
  const [token, ...repeated] = given
  if (token !== undefined) {
    const grant = repeated.length === 0 ? await previews.grantOf(token) : undefined
    return { grant, keep: grant && token }
  }
  const kept = cookieOf(headers.cookie, previewCookieName)
  return { grant: kept === undefined ? undefined : await previews.grantOf(kept), keep: undefined }
}
