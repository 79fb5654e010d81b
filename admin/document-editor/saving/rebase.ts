/**
 * Typing goes on while a save is under way, and its answer may bring somebody else's words into the same text. These few
 * lines put both together in the browser, and keep the caret between the letters where it stood.
 */

/** The one stretch in which a text differs from another: what begins and ends alike is left out. */
interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

function replacementFrom(base: string, changed: string): Replacement {
  const shortest = Math.min(base.length, changed.length)
  let start = 0
  while (start < shortest && base[start] === changed[start]) start += 1
  let tail = 0
  while (tail < shortest - start && base[base.length - 1 - tail] === changed[changed.length - 1 - tail]) {
    tail += 1
  }
  return { start, end: base.length - tail, text: changed.slice(start, changed.length - tail) }
}

/** Both changes to a text, or `undefined` where they touch each other and a person has to choose. */
export function rebase(base: string, mine: string, theirs: string): string | undefined {
  if (mine === base || mine === theirs) return theirs
  if (theirs === base) return mine
  const my = replacementFrom(base, mine)
  const their = replacementFrom(base, theirs)
  if (my.end < their.start) return splice(splice(base, their), my)
  if (their.end < my.start) return splice(splice(base, my), their)
  return undefined
}

function splice(text: string, { start, end, text: words }: Replacement): string {
  return text.slice(0, start) + words + text.slice(end)
}

/** Where the caret stands in a text after it was changed around it. */
export function movedCaret(caret: number, before: string, after: string): number {
  const { start, end, text } = replacementFrom(before, after)
  if (caret <= start) return caret
  if (caret >= end) return caret - end + start + text.length
  return Math.min(caret, start + text.length)
}
