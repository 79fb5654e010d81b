/** A URL of the admin as screens read it: without the locale prefix and without empty parameters. */
import type { Entry } from './history.ts'

export interface Location {
  readonly pathname: string
  /** With its question mark; empty without a query. */
  readonly searchStr: string
  readonly search: Readonly<Record<string, string>>
  /** As the browser shows it. */
  readonly publicHref: string
  readonly key: string
}

export function locationOf({ href, key }: Pick<Entry, 'href' | 'key'>, prefix: string): Location {
  const { pathname, searchParams } = new URL(href, 'http://here')
  return {
    pathname: withoutPrefix(pathname, prefix),
    searchStr: writeSearch(searchParams),
    search: Object.fromEntries(searchParams),
    publicHref: href,
    key,
  }
}

/** Callers may leave the prefix out. */
export function withPrefix(href: string, prefix: string): string {
  const { pathname, search, hash } = new URL(href, 'http://here')
  return prefix + withoutPrefix(pathname, prefix) + search + hash
}

function withoutPrefix(pathname: string, prefix: string): string {
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
}

/** Writes readable URLs: `?q=fern&status=draft`, without empty values. */
function writeSearch(asked: URLSearchParams): string {
  const said = new URLSearchParams([...asked].filter(([, value]) => value !== ''))
  return said.size === 0 ? '' : `?${said}`
}
