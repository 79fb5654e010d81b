/**
 * Where an address of the past leads now. Somebody may have said so; else a document that visitors last saw there is
 * looked for where it is today. A chain of redirects is followed here, so that a browser takes one step.
 */
import type { Locale, Types } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  pagePath,
  readDocumentHref,
  readLocale,
  safeHref,
  shared,
} from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { linkTargetOf, pathOf } from '../../references/index.ts'
import { findRedirect, lastSeenAt, publicDataOf } from './redirect-store.ts'

export interface RedirectTarget {
  readonly status: number
  /** `undefined` where the page is gone for good (410). */
  readonly location: string | undefined
}

const gone: RedirectTarget = { status: 410, location: undefined }

/** More steps than anybody makes on purpose. */
export const maxSteps = 10

/** Of an address where there is no page. */
export async function findRedirectTarget(
  queries: Queries,
  types: Types,
  address: string,
): Promise<RedirectTarget | undefined> {
  const asked = pathOf(address)
  if (asked === undefined) return undefined
  const { locale } = readLocale(asked)
  let status: number | undefined
  let target: string | undefined
  for (let path: string | undefined = asked.normalize(), steps = 0; path !== undefined; steps++) {
    const present = await presentPath(queries, types, path)
    // A page wins over a redirect at the same address; where somebody asked, there is none, whatever the model says.
    if (steps > 0 && present === path) break
    const row = await findRedirect(queries, path)
    if (row === undefined) {
      if (present === undefined || present === path) break
      return { status: combined(status, 301), location: encodedPath(present) }
    }
    if (row.status === gone.status) return gone
    if (steps === maxSteps) return undefined
    status = combined(status, row.status)
    target = await followed(queries, types, locale, row.target)
    path = target === undefined ? undefined : pathOf(target)?.normalize()
  }
  const location = target === undefined ? undefined : locationOf(target)
  return status === undefined || location === undefined ? undefined : { status, location }
}

/** As lasting as the least lasting step. */
function combined(first: number | undefined, next: number): number {
  if (first === undefined) return next
  if (next !== 302 && next !== 307) return first
  return { 301: 302, 308: 307 }[first] ?? first
}

/** A target that follows a document is where that is now, in the language of whoever asked. */
async function followed(
  queries: Queries,
  types: Types,
  locale: Locale,
  target: string,
): Promise<string | undefined> {
  const document = readDocumentHref(target)
  if (document === undefined) return target
  const path = await pathOfDocument(queries, types, document.type, document.id, locale)
  return path === undefined ? undefined : encodedPath(path) + document.rest
}

// Where a redirect may send somebody, in the form in which browsers are told.

/** Stands for the site itself, wherever it is. */
const site = 'http://site.invalid'

/** A path of this site, or an address of the web; `undefined` for everything else, however it is dressed up. */
export function locationOf(target: string): string | undefined {
  if (safeHref(target) === undefined || !URL.canParse(target, site)) return undefined
  const { origin, protocol, pathname, search, hash, href } = new URL(target, site)
  if (origin !== site) return /^https?:$/.test(protocol) && /^https?:/i.test(target.trim()) ? href : undefined
  return pathname.startsWith('//') || !target.trim().startsWith('/') ? undefined : pathname + search + hash
}

/** The location of a path as people read it. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Where the document that visitors last saw at a path is now. */
async function presentPath(queries: Queries, types: Types, path: string): Promise<string | undefined> {
  const target = linkTargetOf(types, shared, path)
  if (target?.kind === 'document') {
    return pathOfDocument(queries, types, target.type, target.id, target.locale ?? defaultLocale)
  }
  if (target?.kind !== 'page') return undefined
  const { type, locale, slug } = target
  const id = await lastSeenAt(queries, type, locale, slug)
  return id === undefined ? undefined : pathOfDocument(queries, types, type, id, locale)
}

/** Decoded; `undefined` where visitors see nothing of it in the language. */
async function pathOfDocument(
  queries: Queries,
  types: Types,
  name: string,
  id: string,
  locale: Locale,
): Promise<string | undefined> {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  if (type?.page === undefined) return undefined
  const layers = await publicDataOf(queries, id, [locale, shared])
  if (!layers.some(({ layer }) => layer === locale)) return undefined
  const data: Record<string, unknown> = Object.assign({}, ...layers.map((one) => one.data))
  return pagePath(type, locale, data)
}
