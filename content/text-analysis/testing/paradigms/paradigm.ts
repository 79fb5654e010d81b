/** Test data: the dictionary form of a word with all its inflected forms. */
export interface Inflection {
  readonly lemma: string
  readonly forms: readonly string[]
  /** Held out: not used while the stemmer was written, to measure it on unknown words. */
  readonly aside: boolean
}

/** One paradigm per line, with spaces between the parts. A leading `*` marks a held-out word. */
export function paradigms(
  lines: string,
  inflect: (parts: readonly string[]) => readonly string[],
): readonly Inflection[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const parts = line.replace('*', '').trim().split(/\s+/)
      const forms = [...new Set(inflect(parts))]
      return { lemma: forms[0] ?? '', forms, aside: line.trim().startsWith('*') }
    })
}

/** A part of a paradigm by its index. A missing part is an error in the data. */
export function part(parts: readonly string[], position: number): string {
  const found = parts[position]
  if (found === undefined) throw new TypeError(`“${parts.join(' ')}” has no part ${position}`)
  return found
}

/**
 * A stem with each of several endings. Empty for the stem `-`, which means that the word has no such form.
 */
export function withEndings(stem: string, endings: string): readonly string[] {
  return stem === '-' ? [] : endings.split(' ').map((ending) => stem + (ending === '0' ? '' : ending))
}
