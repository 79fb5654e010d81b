/** Paths of the admin, without the prefix of the language. The server answers all others below `/admin` with 404. */

import { collections } from '../model/core.ts'
import { matchPath } from './match-path.ts'

/** The same as those of the routes in `admin/routes.tsx`: a test compares them. `$name` stands for any one segment. */
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

/** Takes the path as it is in the address, with its escapes. */
export const isAdminPath = (pathname: string): boolean =>
  adminPaths.some((path) => matchPath(path, pathname) !== undefined)
