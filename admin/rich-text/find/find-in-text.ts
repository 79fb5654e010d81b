/** Finds a string in a text, with or without regard to case and accents. */
export interface FindOptions {
  /** If false, `Άγιος`, `αγιος` and `ΑΓΙΟΣ` are equal. */
  readonly exact: boolean
}

export interface Range {
  readonly from: number
  readonly to: number
}

/** In text order, without overlaps. */
export function findInText(text: string, words: string, { exact }: FindOptions): readonly Range[] {
  if (words === '') return []
  return exact ? rangesOf(text, words) : foldedRangesOf(text, words)
}

function rangesOf(text: string, words: string): readonly Range[] {
  const found: Range[] = []
  for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + words.length)) {
    found.push({ from, to: from + words.length })
  }
  return found
}

interface Folded {
  readonly letters: string
  /** The position in the text of each folded character, and one more for the end. */
  readonly origins: readonly number[]
}

function foldedRangesOf(text: string, words: string): readonly Range[] {
  const { letters, origins } = folded(text)
  const needle = folded(words).letters
  if (needle === '') return []
  return rangesOf(letters, needle).map(({ from, to }) => ({
    from: origins[from] ?? 0,
    // A combining accent belongs to the letter before it.
    to: afterAccents(text, (origins[to - 1] ?? 0) + 1),
  }))
}

function folded(text: string): Folded {
  const origins: number[] = []
  let letters = ''
  let at = 0
  for (const letter of text) {
    const fold = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
    letters += fold
    for (let unit = 0; unit < fold.length; unit += 1) origins.push(at + Math.min(unit, letter.length - 1))
    at += letter.length
  }
  return { letters, origins: [...origins, at] }
}

function afterAccents(text: string, from: number): number {
  let to = from
  // A surrogate pair stays together.
  if (/[\ud800-\udbff]/.test(text[to - 1] ?? '') && /[\udc00-\udfff]/.test(text[to] ?? '')) to += 1
  while (/\p{M}/u.test(text[to] ?? '')) to += 1
  return to
}
