/** References between documents, media items and components, and the state of translations. */

export interface ReferenceTables {
  uses: UsesTable
  translations: TranslationsTable
}

export interface UsesTable {
  document_id: string
  layer: string
  /** `draft` or `public`. */
  state: string
  /** The name of the field. In a group, it follows that of the group: `hero.picture`. */
  field: string
  /** `document`, `media` or `component`. */
  kind: string
  /** As it is written: a URL, an id, `Callout`, or `Callout.tone` for a prop. */
  name: string
  /** The type of the document that contains the reference. */
  type: string
  /** The id that the name referred to when it was saved. Null for a broken link. */
  target: string | null
  /** How often it occurs in the field. */
  count: number
}

export interface TranslationsTable {
  document_id: string
  layer: string
  type: string
  /** The locale in which the document was first written. */
  source: string
  /** JSON: the version, and the hashes of the blocks of each field. */
  draft_words: string
  public_words: string | null
  /** JSON: the source blocks from which each field was translated. */
  notes: string
  /** `source`, `empty`, `missing`, `outdated` or `current`. */
  state: string
  /** When it entered this state. */
  since: string
  /** The negative number of visitors who saw another locale instead. */
  unseen: number
}
