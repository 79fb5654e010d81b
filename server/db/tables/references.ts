/** Who points at what, and which translation was made from which words. */

export interface ReferenceTables {
  uses: UsesTable
  translations: TranslationsTable
}

export interface UsesTable {
  document_id: string
  layer: string
  /** `draft` or `public`. */
  state: string
  /** The field's name; inside a group with the group's before it, `hero.picture`. */
  field: string
  /** `document`, `media` or `component`. */
  kind: string
  /** As it is written: an address, an id, `Callout`, or `Callout.tone` for what it is told. */
  name: string
  /** Of the document that has the use. */
  type: string
  /** The id that the name meant when it was saved; null where it leads nowhere. */
  target: string | null
  /** How often it stands in the field. */
  count: number
}

export interface TranslationsTable {
  document_id: string
  layer: string
  type: string
  /** The language that the document was first written in. */
  source: string
  /** JSON: the version, and the hashes of the blocks of each field. */
  draft_words: string
  public_words: string | null
  /** JSON: which words of the source each field was translated from. */
  notes: string
  /** `source`, `empty`, `missing`, `outdated` or `current`. */
  state: string
  /** Since when it has been in this state. */
  since: string
  /** Minus the number of visitors who were shown another language instead. */
  unseen: number
}
