/** Search: an index that is written together with documents, and questions to it. */
import type { Db } from '../db/index.ts'
import type { Shelf } from '../documents/index.ts'
import { indexDocumentation } from './index/index-docs-files.ts'
import { searchShelf } from './index/search-index.ts'
import { learner } from './index/term-learner.ts'
import type { Found, SearchWish } from './query/search.ts'
import { find } from './query/search.ts'

export interface Search {
  /** To be handed to `openDocuments`: what is saved is found from then on. */
  readonly shelf: Shelf
  find(wish: SearchWish): Promise<Found>
  /** Once at each start: what is found although it is no document. */
  indexDocumentation(folder?: string): Promise<void>
  /** Learns at once what words may begin with; otherwise it happens by itself, soon after a save. */
  learn(): Promise<void>
  stop(): Promise<void>
}

export type { Found, SearchWish } from './query/search.ts'
export { readPlace } from './query/search-cursor.ts'

export function openSearch(db: Db): Search {
  const words = learner(db)
  return {
    shelf: searchShelf(words.written),
    async find(wish) {
      words.wake()
      return find(db, wish)
    },
    indexDocumentation: (folder) => indexDocumentation(db, folder),
    learn: words.learn,
    stop: words.stop,
  }
}
