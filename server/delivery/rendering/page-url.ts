/** Maps a URL to a page: its path, and the query parameters that the page uses. */

import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { safeHref } from '@cyanotype/content/model/index.ts'

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

export function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at === -1 ? '' : url.slice(at + 1))
}

/**
 * One key for all spellings of one page: the declared query parameters, each once, in the order of their
 * declaration.
 */
export function pageKey(url: string, queryKeys: Site['queryKeys']): string {
  const path = pathOf(url)
  if (path === url) return path
  const query = queryOf(url)
  const parameters = new URLSearchParams()
  for (const key of queryKeys(path)) {
    const value = query.get(key)
    if (value !== null && value !== '') parameters.set(key, value)
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

const payload = '/_payload.json'

/** The page of a payload URL. `undefined` for any other URL. */
export function pageOfPayload(url: string): string | undefined {
  const path = pathOf(url)
  if (!path.endsWith(payload)) return undefined
  return `${path.slice(0, -payload.length) || '/'}${url.slice(path.length)}`
}

/** The payload URL of a page. */
export function payloadOf(page: string): string {
  const path = pathOf(page)
  return `${path === '/' ? '' : path}${payload}${page.slice(path.length)}`
}

/**
 * Normalises a path: no trailing and no double slashes. `undefined` when it is normal already. A path that
 * starts with two slashes, or with a backslash that browsers treat as one, would redirect to another site. If
 * that is hidden by percent-encoding, there is no redirect.
 */
export function tidied(url: string): string | undefined {
  const path = pathOf(url)
  const tidy = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '')
  return tidy === path || safeHref(tidy) === undefined ? undefined : `${tidy}${url.slice(path.length)}`
}
