/** Which page an address means: its path, and of its query only what makes a difference to the page. */

import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { safeHref } from '@cyanotype/content/model/index.ts'

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

export function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?')
  return new URLSearchParams(at === -1 ? '' : url.slice(at + 1))
}

/** One key for all spellings of one page: the declared query keys, each once, in the order of the declaration. */
export function pageKey(url: string, queryKeys: Site['queryKeys']): string {
  const path = pathOf(url)
  if (path === url) return path
  const asked = queryOf(url)
  const kept = new URLSearchParams()
  for (const key of queryKeys(path)) {
    const value = asked.get(key)
    if (value !== null && value !== '') kept.set(key, value)
  }
  return kept.size === 0 ? path : `${path}?${kept}`
}

const payload = '/_payload.json'

/** Where the page is whose data is at this address; `undefined` if it is no address of data. */
export function pageOfPayload(url: string): string | undefined {
  const path = pathOf(url)
  if (!path.endsWith(payload)) return undefined
  return `${path.slice(0, -payload.length) || '/'}${url.slice(path.length)}`
}

/** Where the data of a page is. */
export function payloadOf(page: string): string {
  const path = pathOf(page)
  return `${path === '/' ? '' : path}${payload}${page.slice(path.length)}`
}

/**
 * The one way to write a path: no slash at the end, none twice. `undefined` where it is written so. What begins with two
 * slashes, or with a backslash that browsers take for one, would lead to another site; hidden by its encoding, it leads nowhere.
 */
export function tidied(url: string): string | undefined {
  const path = pathOf(url)
  const tidy = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '')
  return tidy === path || safeHref(tidy) === undefined ? undefined : `${tidy}${url.slice(path.length)}`
}
