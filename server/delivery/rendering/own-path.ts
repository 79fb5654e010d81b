/** A path of this site and of no other (promise H8): what was published was looked at, and is looked at again. */
export function ownPath(target: string | undefined): string | undefined {
  return target !== undefined && /^\/(?![/\\])[^\\\s\p{Cc}?#]*$/u.test(decoded(target)) ? target : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
