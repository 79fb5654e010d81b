/**
 * The language at `/`, and only there: everywhere else the address decides. On a first visit it is the language chosen
 * earlier, or one that the browser asks for. Whoever comes from a page of the site itself has just chosen English.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, isLocale } from '@cyanotype/content/model/index.ts'
import { cookieOf, localeCookieName } from '../http/cookies.ts'
import { preferredLocale } from '../http/preferred-locale.ts'

export interface RootLocale {
  readonly locale: Locale
  /** What the cookie says is not what holds from now on. */
  readonly remember: boolean
}

export function rootLocale(headers: IncomingHttpHeaders): RootLocale {
  const chosen = cookieOf(headers.cookie, localeCookieName)
  const known = chosen !== undefined && isLocale(chosen) ? chosen : undefined
  if (headers['sec-fetch-site'] === 'same-origin') {
    return { locale: defaultLocale, remember: known !== undefined && known !== defaultLocale }
  }
  const locale = known ?? preferredLocale(headers['accept-language']) ?? defaultLocale
  return { locale, remember: locale !== defaultLocale }
}
