/** The words by which documents are found. */
import type { Generated } from 'kysely'

export interface SearchTables {
  search_entries: SearchEntriesTable
  search_waiting: SearchWaitingTable
  search_words: SearchWordsTable
  search_slips: SearchSlipsTable
}

/** A layer of a document as it is searched, in its draft or in public: replaced, never changed. */
export interface SearchEntriesTable {
  /** The newest has the highest. */
  entry: Generated<number>
  document_id: string
  /** A language; or `*`, which is found through the languages only, and kept to be put together with each. */
  layer: string
  /** `draft` or `public`. */
  state: string
  type: string
  /** Where its page is; null where it has none. Of the layer `*`, the pattern with what is known of it filled in. */
  path: string | null
  /** What it is found by, between blanks, the parts that count most first: what both engines make their index from. */
  tokens: string
  /** JSON: its plain words, field by field. */
  pieces: string
}

/** Entries whose words are still to be learned. */
export interface SearchWaitingTable {
  entry: number
}

/** Words that were ever written in a language: what the beginning of a word and a misspelt one may mean. */
export interface SearchWordsTable {
  layer: string
  word: string
  /** 1 where it was ever part of a title. */
  weight: number
}

/** Each longer word without one of its letters, and as it is. */
export interface SearchSlipsTable {
  layer: string
  slip: string
  word: string
}
