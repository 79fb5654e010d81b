/** Search: an index that is written together with documents, and queries to it. */
import type { Db } from '../db/index.ts'
import type { DerivedIndex } from '../documents/index.ts'
import { indexDocumentation, searchIndex } from './index/search-index.ts'
import { openTermIndexer } from './index/term-learner.ts'
import type { SearchQuery, SearchResult } from './query/search.ts'
import { find } from './query/search.ts'

export interface Search {
  /** Passed to `openDocuments`, so that saved documents are indexed. */
  readonly index: DerivedIndex
  find(query: SearchQuery): Promise<SearchResult>
  /** Indexes the documentation files. Called at each start. */
  indexDocumentation(folder?: string): Promise<void>
  /** Indexes the words for completion at once. Otherwise it happens shortly after a save. */
  indexTerms(): Promise<void>
  stop(): Promise<void>
}

export { readPosition } from './query/rank.ts'
export type { SearchQuery, SearchResult } from './query/search.ts'

export function openSearch(db: Db): Search {
  const words = openTermIndexer(db)
  return {
    index: searchIndex(words.written),
    async find(query) {
      words.wake()
      return find(query.forVisitor ? { ...db, kysely: db.visitors } : db, query)
    },
    indexDocumentation: (folder) => indexDocumentation(db, folder),
    indexTerms: words.indexTerms,
    stop: words.stop,
  }
}
