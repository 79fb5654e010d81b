/** A part of a document in the search index: plain text with its field and grade. */
export interface SearchChunk {
  /** The name of the field in the content model. */
  readonly field: string
  readonly grade: Grade
  readonly text: string
  /** The section that contains it, if the text has headings. */
  readonly section?: Section
}

/** A part of a page with an anchor. */
export interface Section {
  readonly id: string
  readonly title: string
}

/**
 * `title` names the document. `strong` are headings, slugs, summaries, names and tags. `text` is running
 * text. `code` counts least.
 */
export const grades = ['title', 'strong', 'text', 'code'] as const
export type Grade = (typeof grades)[number]
