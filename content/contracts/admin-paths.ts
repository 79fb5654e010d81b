/**
 * Paths of the admin without the locale prefix. The server responds with 404 for all other paths below `/admin`.
 */
import type { DocumentType } from '../model/core.ts'
import { collections } from '../model/core.ts'

/** The same as the routes in `admin/routes.tsx`, which a test compares. `$name` matches any one segment. */
export const adminPaths: readonly string[] = [
  '/admin',
  '/admin/account',
  '/admin/calendar',
  '/admin/checks',
  '/admin/contact-page',
  '/admin/cookie-page',
  '/admin/create',
  '/admin/debug',
  '/admin/edit/$slug',
  '/admin/enquiries',
  '/admin/form-answers',
  '/admin/global/footer',
  '/admin/global/navigation',
  '/admin/global/seo',
  '/admin/homepage',
  '/admin/login',
  '/admin/logs',
  '/admin/media',
  '/admin/page-feedback',
  '/admin/pages',
  '/admin/pages/contact',
  '/admin/pages/home',
  '/admin/pages/partners',
  '/admin/pages/showcase',
  '/admin/privacy-page',
  '/admin/publish-sets',
  '/admin/settings',
  '/admin/terms-page',
  '/admin/translations',
  '/admin/trash',
  '/admin/updates-page',
  '/admin/updates-simple',
  '/admin/welcome',
  ...Object.values(collections).map(listPathOf),
]

/** The list of a collection. */
export function listPathOf({ name, navigation }: Pick<DocumentType, 'name' | 'navigation'>): string {
  return `/admin/${navigation?.path ?? name}`
}

/** Takes the path as it is in the URL, percent-encoded. */
export const isAdminPath = (pathname: string): boolean =>
  adminPaths.some((path) => matchPath(path, pathname) !== undefined)

/**
 * Matches a path with a route pattern, in which `$name` matches any one segment. Ignores letter case and
 * extra slashes.
 */
export function matchPath(pattern: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const segments = segmentsOf(pattern)
  const given = segmentsOf(pathname)
  if (segments.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? ''
    if (segment.startsWith('$')) params[segment.slice(1)] = decodeSegment(value)
    else if (segment.toLowerCase() !== value.toLowerCase()) return undefined
  }
  return params
}

const segmentsOf = (pathname: string) => pathname.split('/').filter((segment) => segment !== '')

/** Keeps a segment with a broken escape unchanged, so that the URL is unknown instead of an error. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
