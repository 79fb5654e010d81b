/**
 * Return path after sign-in: a path of this site that starts with exactly one slash, also after decoding.
 * Anything else is rejected, which prevents open redirects.
 */
export function sameOriginPath(path: string | undefined): string | undefined {
  if (path === undefined) return undefined
  let seen = path
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (!isPlain(seen)) return undefined
    seen = decoded(seen)
  }
  return isPlain(seen) ? path : undefined
}

/** Decodes once. A lone percent sign is text and ends the decoding. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function isPlain(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove these, and the rest may be another URL.
  return /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\\]/.test(path)
}
