/** What a language makes of a word: its dictionary form, and every form of it that a text may hold. For tests only. */
export interface Inflection {
  readonly lemma: string
  readonly forms: readonly string[]
  /** Not looked at while the stemmer was written: says how it does on words that nobody thought of. */
  readonly aside: boolean
}

/** One paradigm a line, parts between spaces; a `*` at its beginning keeps it aside. */
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

/** A part of a paradigm by its place: data that is short of one is a mistake in the data. */
export function part(parts: readonly string[], position: number): string {
  const found = parts[position]
  if (found === undefined) throw new TypeError(`“${parts.join(' ')}” has no part ${position}`)
  return found
}

/** A stem with each of several endings; none where the part is `-`, which says that the word has no such form. */
export function withEndings(stem: string, endings: string): readonly string[] {
  return stem === '-' ? [] : endings.split(' ').map((ending) => stem + (ending === '0' ? '' : ending))
}
