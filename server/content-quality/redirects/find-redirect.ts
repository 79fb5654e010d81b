/**
 * Finds the redirect for an old URL: a configured one, or else the current URL of the document that was last
 * public there. Chains are followed here, so that the browser is redirected only once.
 */
import { isShownUntranslated } from '@cyanotype/content/contracts/shown-path.ts'
import type { Locale, Types } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  fallbackLocales,
  localizedPath,
  pagePath,
  productLanguage,
  readDocumentHref,
  readLocale,
  safeHref,
  shared,
  siteLocales,
} from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { linkTargetOf, pathOf } from '../../references/index.ts'
import { findRedirect, lastSeenAt, publicDataOf } from './redirect-store.ts'

export interface RedirectTarget {
  readonly status: number
  /** `undefined` if the page is permanently gone (410). */
  readonly location: string | undefined
}

const goneTarget: RedirectTarget = { status: 410, location: undefined }

/** More than any intended chain. */
export const maxSteps = 10

interface RedirectSource {
  readonly queries: Queries
  readonly types: Types
  /** The languages in which documents may be shown. */
  readonly languages: readonly Locale[]
}

/** For a URL without a page. */
export async function findRedirectTarget(
  source: RedirectSource,
  address: string,
): Promise<RedirectTarget | undefined> {
  const requestedPath = pathOf(address)
  if (requestedPath === undefined) return undefined
  return (
    (await followRedirects(source, requestedPath)) ??
    (await inOtherLanguage(source, requestedPath.normalize()))
  )
}

/**
 * Before the default language changed, the path may have been that of another language. It may change again, so the
 * redirect is not permanent.
 */
async function inOtherLanguage(source: RedirectSource, path: string): Promise<RedirectTarget | undefined> {
  if (defaultLocale() === productLanguage || readLocale(path).path !== path) return undefined
  for (const code of siteLocales().slice(1)) {
    const present = await presentPath(source, localizedPath(code, path))
    if (present !== undefined) return { status: 302, location: encodedPath(present) }
  }
  return undefined
}

async function followRedirects(
  source: RedirectSource,
  requestedPath: string,
): Promise<RedirectTarget | undefined> {
  const { locale } = readLocale(requestedPath)
  let status: number | undefined
  let target: string | undefined
  for (let path: string | undefined = requestedPath.normalize(), steps = 0; path !== undefined; steps++) {
    const present = await presentPath(source, path)
    // A page has priority over a redirect at the same URL. The requested URL itself has no page, or it would
    // not get here.
    if (steps > 0 && present === path) break
    const row = await findRedirect(source.queries, path)
    if (row === undefined) {
      if (present === undefined || present === path) break
      return { status: combined(status, 301), location: encodedPath(present) }
    }
    if (row.status === goneTarget.status) return goneTarget
    if (steps === maxSteps) return undefined
    status = combined(status, row.status)
    target = await followed(source, locale, row.target)
    path = target === undefined ? undefined : pathOf(target)?.normalize()
  }
  const location = target === undefined ? undefined : locationOf(target)
  return status === undefined || location === undefined ? undefined : { status, location }
}

/** A chain is permanent only if all its steps are. */
function combined(first: number | undefined, next: number): number {
  if (first === undefined) return next
  if (next !== 302 && next !== 307) return first
  return { 301: 302, 308: 307 }[first] ?? first
}

/**
 * Resolves a target that names a document to its current URL, in the locale of the request. Some pages are shown there
 * in a fallback language.
 */
async function followed(source: RedirectSource, locale: Locale, target: string): Promise<string | undefined> {
  const document = readDocumentHref(target)
  if (document === undefined) return target
  if (!source.languages.includes(locale)) return undefined
  const { type, id, rest } = document
  const languages = isShownUntranslated(source.types, type) ? fallbackLocales(locale) : [locale]
  for (const code of languages) {
    const path = await pathOfDocument(source, { type, id, locale: code })
    if (path !== undefined) return encodedPath(localizedPath(locale, readLocale(path).path)) + rest
  }
  return undefined
}

/** A placeholder for the origin of the site. */
const site = 'http://site.invalid'

/**
 * The `Location` header of a target: a path of this site or an HTTP URL. `undefined` for everything else, in
 * any spelling.
 */
export function locationOf(target: string): string | undefined {
  if (safeHref(target) === undefined || !URL.canParse(target, site)) return undefined
  const { origin, protocol, pathname, search, hash, href } = new URL(target, site)
  if (origin !== site) return /^https?:$/.test(protocol) && /^https?:/i.test(target.trim()) ? href : undefined
  return pathname.startsWith('//') || !target.trim().startsWith('/') ? undefined : pathname + search + hash
}

/** The encoded form of a readable path. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** The current path of the document that was last public at a path. */
async function presentPath(source: RedirectSource, path: string): Promise<string | undefined> {
  const target = linkTargetOf(source.types, shared, path)
  if (target?.kind === 'document')
    return pathOfDocument(source, {
      type: target.type,
      id: target.id,
      locale: target.locale ?? defaultLocale(),
    })
  if (target?.kind !== 'page') return undefined
  const { type, locale, slug } = target
  const id = await lastSeenAt(source.queries, type, locale, slug)
  return id === undefined ? undefined : pathOfDocument(source, { type, id, locale })
}

interface DocumentInLanguage {
  readonly type: string
  readonly id: string
  readonly locale: Locale
}

/** Decoded. `undefined` if the document is not public in the locale, or the locale is hidden. */
async function pathOfDocument(
  { queries, types, languages }: RedirectSource,
  { type: name, id, locale }: DocumentInLanguage,
): Promise<string | undefined> {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  if (type?.page === undefined || !languages.includes(locale)) return undefined
  const layers = await publicDataOf(queries, id, [locale, shared])
  if (!layers.some(({ layer }) => layer === locale)) return undefined
  const data: Record<string, unknown> = Object.assign({}, ...layers.map((one) => one.data))
  return pagePath(type, locale, data)
}
