/**
 * Chooses the locale at `/`. Everywhere else the URL decides. On a first visit it is the locale that was
 * chosen earlier, or one that the browser prefers. A visitor who comes from a page of the site has just
 * chosen English. Where a browser sends no referrer, a link with `?lang=en` says it instead.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localizedPath, readLocale } from '@cyanotype/content/model/index.ts'
import type { Context } from '../../http/calls/request-context.ts'
import { preferredLocale } from '../../http/response/accept-language.ts'
import { cookieOf, localeCookie, localeCookieName } from '../../http/response/cookies.ts'
import { redirect } from '../../http/response/redirect.ts'
import { queryOf } from './page-url.ts'
import type { RootRules } from './root-settings.ts'

export interface RootAnswer {
  /** The target of the redirect. Undefined when the answer is the English page at `/`. */
  readonly location?: string
  /** The value of the cookie. */
  readonly remember?: Locale
}

interface LocaleChoice {
  readonly locale: Locale
  readonly remember: boolean
}

export function rootAnswer(url: string, headers: IncomingHttpHeaders, rules: RootRules): RootAnswer {
  const query = queryOf(url)
  const asked = rules.languages.find((code) => code === query.get('lang'))
  const { locale, remember } = asked ? { locale: asked, remember: true } : chooseLocale(headers, rules)
  query.delete('lang')
  const path = targetIn(locale, rules.target)
  const isHere = path === '/' && asked === undefined
  const remaining = query.size > 0 ? `?${query}` : ''
  const rest = asked === undefined ? searchOf(url) : remaining
  return { ...(isHere ? {} : { location: path + rest }), ...(remember && { remember: locale }) }
}

/** In this order: cookie, browser, settings, English. */
function chooseLocale(headers: IncomingHttpHeaders, { languages, fallback }: RootRules): LocaleChoice {
  const cookie = cookieOf(headers.cookie, localeCookieName)
  const known = languages.find((code) => code === cookie)
  if (headers['sec-fetch-site'] === 'same-origin') {
    return { locale: defaultLocale, remember: known !== undefined && known !== defaultLocale }
  }
  const locale = known ?? preferredLocale(headers['accept-language'], languages) ?? fallback
  return { locale, remember: locale !== defaultLocale }
}

/** A target with a language prefix is used as it is. */
function targetIn(locale: Locale, target: string): string {
  return readLocale(target).locale === defaultLocale ? localizedPath(locale, target) : target
}

function searchOf(url: string): string {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at)
}

/** Whether the answer is the English page at `/`, without any redirect. */
export function isServedAtRoot(headers: IncomingHttpHeaders, rules: RootRules | undefined): boolean {
  if (rules === undefined) return false
  const { location, remember } = rootAnswer('/', headers, rules)
  return location === undefined && remember === undefined
}

/** Redirects from `/` to the chosen locale. Returns whether it answered. */
export function leadToLanguage(context: Context, rules: RootRules): boolean {
  const { location, remember } = rootAnswer(context.req.url ?? '/', context.headers, rules)
  if (remember !== undefined) context.append('set-cookie', localeCookie(remember))
  if (location === undefined) return false
  context.vary('Accept-Language, Cookie')
  if (!context.response.get('cache-control')) context.set('cache-control', 'private')
  redirect(context, 302, location)
  return true
}
