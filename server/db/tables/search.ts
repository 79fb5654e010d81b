/** Tables of the search index. */
import type { Generated } from 'kysely'

export interface SearchTables {
  search_entries: SearchEntriesTable
  search_waiting: SearchWaitingTable
  search_words: SearchWordsTable
  search_slips: SearchSlipsTable
}

/** A searchable layer of a document, draft or public. It is replaced, never changed. */
export interface SearchEntriesTable {
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
export interface SearchWaitingTable {
  entry: number
}

/** All words of a locale, to complete beginnings of words and correct misspellings. */
export interface SearchWordsTable {
  layer: string
  word: string
  /** 1 if it was ever part of a title. */
  weight: number
}

/** Each longer word as it is, and with one letter removed. */
export interface SearchSlipsTable {
  layer: string
  slip: string
  word: string
}
