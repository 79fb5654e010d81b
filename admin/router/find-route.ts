/** Which line of the table of routes an address means. The first that fits counts: what takes anything stands last. */
import type { AdminRoute } from '../routes.tsx'

export interface Found {
  readonly route: AdminRoute
  /** What stands in the address where the route has a `$name`. */
  readonly params: Readonly<Record<string, string>>
}

export function findRoute(routes: readonly AdminRoute[], pathname: string): Found | undefined {
  const parts = partsOf(pathname)
  for (const route of routes) {
    const params = paramsIn(partsOf(route.path), parts)
    if (params !== undefined) return { route, params }
  }
  return undefined
}

const partsOf = (pathname: string) => pathname.split('/').filter((part) => part !== '')

function paramsIn(
  wanted: readonly string[],
  given: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    const word = given[place] ?? ''
    if (part.startsWith('$')) params[part.slice(1)] = decoded(word)
    else if (part.toLowerCase() !== word.toLowerCase()) return undefined
  }
  return params
}

/** An address that is written wrong is one that leads nowhere, not a screen that fails. */
export function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}
