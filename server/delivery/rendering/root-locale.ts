/**
 * Chooses the locale at `/`. Everywhere else the URL decides. On a first visit it is the locale that was
 * chosen earlier, or one that the browser prefers. A visitor who comes from a page of the site has just
 * chosen the default language. Where a browser sends no referrer, a link such as `?lang=en` says it instead.
 */

import type { IncomingHttpHeaders } from 'node:http'
import { rootTargetOf } from '@cyanotype/content/contracts/root-target.ts'
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { HiddenSections, Locale } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  localizedPath,
  publicLanguagesOf,
  readLocale,
} from '@cyanotype/content/model/index.ts'
import type { Outbox } from '../../db/index.ts'
import { isDatabaseUnreachable } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Context } from '../../http/calls/request-context.ts'
import { cookieOf, localeCookie, localeCookieName } from '../../http/response/cookies.ts'
import { preferredLocale } from '../../http/response/negotiation.ts'
import { redirect } from '../../http/response/redirect.ts'
import { queryOf } from './page-url.ts'

interface RootResponse {
  /** The target of the redirect. Undefined when the response is the page at `/` in the default language. */
  readonly location?: string
  /** The value of the cookie. */
  readonly remember?: Locale
}

interface LocaleChoice {
  readonly locale: Locale
  readonly remember: boolean
}

export function rootResponse(url: string, headers: IncomingHttpHeaders, rules: RootRules): RootResponse {
  const query = queryOf(url)
  const requested = rules.languages.find((code) => code === query.get('lang'))
  const { locale, remember } = requested
    ? { locale: requested, remember: true }
    : chooseLocale(headers, rules)
  query.delete('lang')
  const path = targetIn(locale, rules.target)
  const isHere = path === '/' && requested === undefined
  const remaining = query.size > 0 ? `?${query}` : ''
  const rest = requested === undefined ? searchOf(url) : remaining
  return { ...(isHere ? {} : { location: path + rest }), ...(remember && { remember: locale }) }
}

/** In this order: cookie, browser, settings, default language. */
function chooseLocale(headers: IncomingHttpHeaders, { languages, fallback }: RootRules): LocaleChoice {
  const cookie = cookieOf(headers.cookie, localeCookieName)
  const chosen = languages.find((code) => code === cookie)
  if (headers['sec-fetch-site'] === 'same-origin') {
    return { locale: defaultLocale(), remember: chosen !== undefined && chosen !== defaultLocale() }
  }
  const locale = chosen ?? preferredLocale(headers['accept-language'], languages) ?? fallback
  return { locale, remember: locale !== defaultLocale() }
}

/** A target with a language prefix is used as it is. */
function targetIn(locale: Locale, target: string): string {
  return readLocale(target).locale === defaultLocale() ? localizedPath(locale, target) : target
}

function searchOf(url: string): string {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at)
}

/** Whether the response is the page at `/` in the default language, without any redirect. */
export function isServedAtRoot(headers: IncomingHttpHeaders, rules: RootRules | undefined): boolean {
  if (rules?.target !== '/') return false
  const { locale, remember } = chooseLocale(headers, rules)
  return locale === defaultLocale() && !remember
}

/** Redirects from `/` to the chosen locale. Returns whether it answered. */
export function redirectToLocale(context: Context, rules: RootRules): boolean {
  const { location, remember } = rootResponse(context.req.url ?? '/', context.headers, rules)
  if (remember !== undefined) context.append('set-cookie', localeCookie(remember))
  if (location === undefined) return false
  context.vary('Accept-Language, Cookie')
  if (!context.response.get('cache-control')) context.set('cache-control', 'private')
  redirect(context, 302, location)
  return true
}

// Settings for `/`: read on the first request, and again after they have changed.

export interface RootRules {
  /** The locales that visitors see. */
  readonly languages: readonly Locale[]
  /** For visitors who prefer none of them. */
  readonly fallback: Locale
  /** The target of `/`, with or without a language prefix. `/` when it is a page itself. */
  readonly target: string
}

interface RootRuleCache {
  /** Undefined until they are read, and after a change. */
  current(): RootRules | undefined
  read(): Promise<RootRules>
}

export function openRootRules({ openReader }: Pick<Documents, 'openReader'>, outbox: Outbox): RootRuleCache {
  let cached: RootRules | undefined
  let revision = 0
  outbox.subscribe((event) => {
    if (!('type' in event) || event.type !== 'settings') return
    cached = undefined
    revision++
  })

  const readRules = async () => rulesFrom((await readSettings(openReader()))?.data)

  return {
    current: () => cached,
    async read() {
      if (cached !== undefined && outbox.connected()) return cached
      const started = revision
      const rules = await readRules().catch((error: unknown) => {
        if (cached !== undefined && isDatabaseUnreachable(error)) return cached
        throw error
      })
      if (started === revision) cached = rules
      return rules
    },
  }
}

interface LanguageSettings {
  readonly languages: readonly (string | null)[]
  readonly defaultLanguage: string | null
  readonly hiddenLanguages: readonly (string | null)[]
  readonly fallbackLanguage: string | null
  readonly hiddenSections: HiddenSections
  readonly rootTarget: string
}

function rulesFrom(settings: LanguageSettings | undefined): RootRules {
  const languages = publicLanguagesOf(settings)
  const fallback = languages.find((code) => code === settings?.fallbackLanguage) ?? defaultLocale()
  return { languages, fallback, target: rootTargetOf(settings) }
}
