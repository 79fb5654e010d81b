/**
 * Preview mode: whether a request shows a preview, by a token in its query or in the cookie of an earlier
 * one.
 */
import type { IncomingMessage } from 'node:http'
import { cookieOf, previewCookieName } from '../../http/response/cookies.ts'
import type { PreviewGrant, Previews, Refusal } from '../preview/index.ts'
import { queryOf } from './page-url.ts'

export interface PreviewMode {
  readonly grant: PreviewGrant | undefined
  /** Why a token is invalid. Visitors get the normal page with a notice. */
  readonly refusal: Refusal | undefined
  /** Whether the URL has a valid token. */
  readonly isGiven: boolean
  /** The cookie: a token to set, `null` to delete it, `undefined` to leave it unchanged. */
  readonly cookie: string | null | undefined
}

const noPreview: PreviewMode = { grant: undefined, refusal: undefined, isGiven: false, cookie: undefined }

export async function previewMode(
  { url = '/', headers }: IncomingMessage,
  previews: Previews,
): Promise<PreviewMode> {
  const given = queryOf(url).getAll('preview')
  if (given.includes('')) return { ...noPreview, cookie: null }
  const cookieToken = cookieOf(headers.cookie, previewCookieName)
  const [token, ...repeated] = given
  if (token !== undefined) {
    const grant = repeated.length === 0 ? await previews.grantOf(token) : 'invalid'
    // In a frame the token stays in the URL: a cookie would show drafts on every page of this browser.
    const isFramed = headers['sec-fetch-dest'] === 'iframe'
    if (typeof grant !== 'string') {
      return { ...noPreview, grant, isGiven: true, cookie: isFramed ? undefined : token }
    }
    // The newest link decides: otherwise an earlier preview would show its drafts right after the notice
    // about this one.
    return { ...noPreview, refusal: grant, cookie: isFramed || cookieToken === undefined ? undefined : null }
  }
  if (cookieToken === undefined) return noPreview
  const grant = await previews.grantOf(cookieToken)
  return typeof grant === 'string' ? { ...noPreview, refusal: grant, cookie: null } : { ...noPreview, grant }
}
