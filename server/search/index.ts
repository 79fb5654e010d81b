/** Search: an index that is written together with documents, and questions to it. */
import type { Db } from '../db/index.ts'
import type { DerivedIndex } from '../documents/index.ts'
import { indexDocumentation } from './index/index-docs-files.ts'
import { searchIndex } from './index/search-index.ts'
import { openTermIndexer } from './index/term-learner.ts'
import type { SearchQuery, SearchResult } from './query/search.ts'
import { find } from './query/search.ts'

export interface Search {
  /** To be handed to `openDocuments`: what is saved is found from then on. */
  readonly index: DerivedIndex
  find(query: SearchQuery): Promise<SearchResult>
  /** Once at each start: what is found although it is no document. */
  indexDocumentation(folder?: string): Promise<void>
  /** Learns at once what words may begin with; otherwise it happens by itself, soon after a save. */
  indexTerms(): Promise<void>
  stop(): Promise<void>
}

export type { SearchQuery, SearchResult } from './query/search.ts'
export { readPosition } from './query/search-cursor.ts'

export function openSearch(db: Db): Search {
  const words = openTermIndexer(db)
  return {
    index: searchIndex(words.written),
    async find(query) {
      words.wake()
      return find(db, query)
    },
    indexDocumentation: (folder) => indexDocumentation(db, folder),
    indexTerms: words.indexTerms,
    stop: words.stop,
  }
}
