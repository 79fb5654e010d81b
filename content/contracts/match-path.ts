/**
 * Matches a path with a route pattern, in which `$name` matches any one segment. Ignores letter case and
 * extra slashes.
 */
export function matchPath(pattern: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(pathname)
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
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
