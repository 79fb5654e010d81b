/**
 * Paths of the admin without the locale prefix. The server answers 404 for all other paths below `/admin`.
 */

import { collections } from '../model/core.ts'
import { matchPath } from './match-path.ts'

/** The same as the routes in `admin/routes.tsx`, which a test compares. `$name` matches any one segment. */
export const adminPaths: readonly string[] = [
  '/admin',
  '/admin/account',
  '/admin/checks',
  '/admin/contact-page',
  '/admin/cookie-page',
  '/admin/create',
  '/admin/debug',
  '/admin/edit/$slug',
  '/admin/enquiries',
  '/admin/global/footer',
  '/admin/global/navigation',
  '/admin/global/seo',
  '/admin/homepage',
  '/admin/login',
  '/admin/logs',
  '/admin/media',
  '/admin/pages',
  '/admin/pages/contact',
  '/admin/pages/home',
  '/admin/pages/partners',
  '/admin/pages/showcase',
  '/admin/privacy-page',
  '/admin/settings',
  '/admin/terms-page',
  '/admin/translations',
  '/admin/trash',
  '/admin/updates-page',
  '/admin/updates-simple',
  '/admin/welcome',
  ...Object.keys(collections).map((name) => `/admin/${name}`),
]

/** Takes the path as it is in the URL, percent-encoded. */
export const isAdminPath = (pathname: string): boolean =>
  adminPaths.some((path) => matchPath(path, pathname) !== undefined)
