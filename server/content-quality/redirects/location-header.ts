/** Where a redirect may send somebody, in the form in which browsers are told. */
import { safeHref } from '@cyanotype/content/model/index.ts'

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
