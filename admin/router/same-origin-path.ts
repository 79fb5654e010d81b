/**
 * Where somebody may be sent after signing in: a path of this site that begins with exactly one slash, also after it is
 * decoded (`quality.md`, H8). Anything else leads nowhere.
 */
export function sameOriginPath(path: string | undefined): string | undefined {
  if (path === undefined) return undefined
  let seen = path
  for (let turn = 0; turn < 3; turn += 1) {
    if (!isPlain(seen)) return undefined
    seen = decoded(seen)
  }
  return isPlain(seen) ? path : undefined
}

/** One turn of decoding; a lone percent sign is text, and ends it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function isPlain(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, and what is left may be another address.
  return /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\\]/.test(path)
}
