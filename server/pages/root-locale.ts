/**
 * The language at `/`, and only there: everywhere else the address decides. On a first visit it is the language chosen
 * earlier, or one that the browser asks for. Whoever comes from a page of the site itself has just chosen English.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, isLocale, localizedPath } from '@cyanotype/content/model/index.ts'
import type { Context } from '../http/context.ts'
import { cookieOf, localeCookie, localeCookieName } from '../http/cookies.ts'
import { preferredLocale } from '../http/preferred-locale.ts'
import { redirect } from '../http/redirect.ts'

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

/** Nothing is left to decide: the English page at `/` is the answer. */
export function staysAtRoot(headers: IncomingHttpHeaders): boolean {
  const { locale, remember } = rootLocale(headers)
  return locale === defaultLocale && !remember
}

/** At `/` the language is still open: true if the answer is given, and it is another page. */
export function leadToLanguage(context: Context): boolean {
  const { locale, remember } = rootLocale(context.headers)
  if (remember) context.append('set-cookie', localeCookie(locale))
  if (locale === defaultLocale) return false
  context.set({ vary: 'Accept-Language, Cookie', 'cache-control': 'private' })
  redirect(context, 302, `${localizedPath(locale, '/')}${context.search}`)
  return true
}
