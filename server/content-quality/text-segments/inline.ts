/** A text with inline codes: markup that keeps its place while the words around it are translated. */

/** A text, or a code: a placeholder, or markup around content. */
export type Inline = string | InlineCode

export interface InlineCode {
  readonly id: string
  /** Null for a placeholder. */
  readonly content: readonly Inline[] | null
}

/** What translation tools show of a code. Imports take codes from the document, never from the file. */
export interface CodeSource {
  readonly id: string
  /** The markup as the author wrote it: before and after the content, or as a whole. */
  readonly start: string
  readonly end: string
  readonly type: 'fmt' | 'link' | 'image' | 'other'
  readonly canDelete: boolean
}

/** Adjacent texts become one, and empty ones disappear, so that equal contents are equal as data. */
export function normalizeInline(content: readonly Inline[]): readonly Inline[] {
  const merged: Inline[] = []
  for (const one of content) {
    const last = merged.at(-1)
    if (typeof one !== 'string') {
      merged.push({ id: one.id, content: one.content && normalizeInline(one.content) })
    } else if (typeof last === 'string') merged[merged.length - 1] = last + one
    else if (one !== '') merged.push(one)
  }
  return merged
}

export const isSameContent = (one: readonly Inline[], other: readonly Inline[]): boolean =>
  JSON.stringify(normalizeInline(one)) === JSON.stringify(normalizeInline(other))

/** In order, with repetitions. */
export function codeIdsIn(content: readonly Inline[]): readonly string[] {
  return content.flatMap((one) =>
    typeof one === 'string' ? [] : [one.id, ...(one.content === null ? [] : codeIdsIn(one.content))],
  )
}

/** Only what the codes enclose. */
export function textIn(content: readonly Inline[]): string {
  return content.map((one) => (typeof one === 'string' ? one : textIn(one.content ?? []))).join('')
}
