/** A part of a document as search sees it: plain words, where they stand, and how much a hit in them counts. */
export interface SearchChunk {
  /** The field, by its name in the model. */
  readonly field: string
  readonly grade: Grade
  readonly text: string
  /** The heading that it is under, where the text has one. */
  readonly section?: Section
}

/** A part of a page that can be linked to. */
export interface Section {
  readonly id: string
  readonly title: string
}

/**
 * `title` is what names the document; `strong` are headings, addresses, summaries, names and tags; `text` is what one reads;
 * `code` is found too, and counts least.
 */
export const grades = ['title', 'strong', 'text', 'code'] as const
export type Grade = (typeof grades)[number]
