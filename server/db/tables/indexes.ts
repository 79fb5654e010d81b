/** References between documents, media items and components, the state of translations, and the search index. */
import type { Generated } from 'kysely'

export interface ReferenceTables {
  uses: UsesTable
  translations: TranslationsTable
  machine_texts: MachineTextsTable
}

interface UsesTable {
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

interface TranslationsTable {
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

interface MachineTextsTable {
  document_id: string
  layer: string
  /** The name of the field. In a group, it follows that of the group: `hero.title`. */
  field: string
  /** The hash of a passage of it, as in `draft_words`. */
  hash: string
  created_at: string
}

// Tables of the search index.

export interface SearchTables {
  search_entries: SearchEntriesTable
  search_waiting: SearchWaitingTable
  search_words: SearchWordsTable
  search_slips: SearchSlipsTable
}

/** A searchable layer of a document, draft or public. It is replaced, never changed. */
interface SearchEntriesTable {
  /** The newest has the highest. */
  entry: Generated<number>
  document_id: string
  /** A locale, or `*`: the shared layer is not found by itself, but merged into each locale. */
  layer: string
  /** `draft` or `public`. */
  state: string
  type: string
  /**
   * The path of its page. Null without a page. For the layer `*`, a pattern with the known parts filled in.
   */
  path: string | null
  /** The search terms, separated by spaces, most important parts first. Both engines index this column. */
  tokens: string
  /** JSON: the plain text of each field. */
  pieces: string
}

/** Entries whose words are not indexed yet. */
interface SearchWaitingTable {
  entry: number
}

/** All words of a locale, to complete beginnings of words and correct misspellings. */
interface SearchWordsTable {
  layer: string
  word: string
  /** 1 if it was ever part of a title. */
  weight: number
  /** 1 if it was ever public. */
  is_public: number
}

/** Each longer word as it is, and with one letter removed. */
interface SearchSlipsTable {
  layer: string
  slip: string
  word: string
}
