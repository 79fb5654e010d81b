/** Whether a request looks at more than visitors see: by a token in its query, or by the cookie that an earlier one left. */
import type { IncomingMessage } from 'node:http'
import { cookieOf, previewCookieName } from '../http/cookies.ts'
import type { PreviewGrant, Previews } from '../preview/index.ts'
import { queryOf } from './page-address.ts'

export interface PreviewMode {
  readonly grant: PreviewGrant | undefined
  /** Whether a valid token came with the address. */
  readonly isGiven: boolean
  /** For the cookie: a token to keep, `null` to forget one, `undefined` to leave it alone. */
  readonly keep: string | null | undefined
}

/** A token that is not valid shows the normal page and leaves no trace. */
export async function previewMode(
  { url = '/', headers }: IncomingMessage,
  previews: Previews,
): Promise<PreviewMode> {
  const given = queryOf(url).getAll('preview')
  if (given.includes('')) return { grant: undefined, isGiven: false, keep: null }
  const [token, ...repeated] = given
  if (token !== undefined) {
    const grant = repeated.length === 0 ? await previews.grantOf(token) : undefined
    const isGiven = grant !== undefined
    // In a frame the token stays in the address: a cookie would show drafts on every page of this browser.
    const isFramed = headers['sec-fetch-dest'] === 'iframe'
    return { grant, isGiven, keep: isGiven && !isFramed ? token : undefined }
  }
  const kept = cookieOf(headers.cookie, previewCookieName)
  const grant = kept === undefined ? undefined : await previews.grantOf(kept)
  return { grant, isGiven: false, keep: undefined }
}
