/** The content engine: drafts, versions and what is public, for whatever types a model has. */

import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Types } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import type { Db, Outbox } from '../db/index.ts'
import type { Shelf } from './core/derived-index.ts'
import type {
  CountAnswer,
  DocumentAnswer,
  ListAnswer,
  NamedAnswer,
  SavedAnswer,
} from './core/document-schemas.ts'
import type { Engine, Hand } from './core/operation-context.ts'
import type { Creation } from './drafts/create-document.ts'
import { createDocument } from './drafts/create-document.ts'
import { findNamed } from './drafts/find-document.ts'
import type { AddressWish, SlugCheck, SlugQuery } from './drafts/read-by-slug.ts'
import { checkSlug, readBySlug } from './drafts/read-by-slug.ts'
import { readDocument } from './drafts/read-document.ts'
import type { Save } from './drafts/save-document.ts'
import { saveDocument } from './drafts/save-document.ts'
import type { NamedDocument } from './import-export/export-document.ts'
import { keptDocuments } from './import-export/export-document.ts'
import type { TakingIn } from './import-export/import-documents.ts'
import { takeIn } from './import-export/import-documents.ts'
import { listShelf } from './indexes/list-index.ts'
import { refreshShelves } from './indexes/rebuild-indexes.ts'
import { termShelf } from './indexes/term-index.ts'
import type { Life } from './lifecycle.ts'
import { openLife } from './lifecycle.ts'
import type { CountWish, ListWish } from './lists/list-documents.ts'
import { countDocuments, listDocuments } from './lists/list-documents.ts'
import type { PublicParts } from './public-reader/public-pages.ts'
import { publicParts } from './public-reader/public-pages.ts'
import type { ReaderOptions, TaggingReader } from './public-reader/reader.ts'
import { openReader } from './public-reader/reader.ts'
import type { VersionHistory } from './versions/version-history.ts'
import { versionHistory } from './versions/version-history.ts'

/** `actor` is whoever does it; null is the house itself, which fills an empty database. All of them throw `Problem`. */
export interface Documents extends Life, VersionHistory {
  readonly types: Types
  list(wish: ListWish): Promise<ListAnswer>
  /** Of any type. */
  named(wish: { readonly actor: Hand; readonly name: string }): Promise<NamedAnswer>
  /** Exact as far as a thousand. */
  count(wish: CountWish): Promise<CountAnswer>
  create(creation: Creation): Promise<DocumentAnswer>
  read(wish: Named): Promise<DocumentAnswer>
  readBySlug(wish: AddressWish): Promise<DocumentAnswer>
  checkSlug(query: SlugQuery): Promise<SlugCheck>
  save(save: Save): Promise<SavedAnswer>
  /** Everything, for keeping it outside the database. */
  kept(): AsyncGenerator<NamedDocument>
  /** Takes in what was kept outside, all of it or none. */
  takeIn(taking: TakingIn): Promise<void>
  /** Brings what is kept beside documents up to date with the model; once at each start, before anybody asks. */
  refreshShelves(): Promise<void>
  /** What visitors see of a type, in parts of one size. */
  readonly parts: PublicParts
  /** For making one page. */
  openReader(options?: ReaderOptions): TaggingReader
}

interface Named {
  readonly actor: Hand
  readonly type: string
  readonly id: string
}

export interface DocumentsOptions {
  readonly db: Db
  readonly outbox: Outbox
  /** Looks a picture up in the media library. */
  readonly picture: Reader['media']
  /** What else is kept beside documents, such as the words they are found by. */
  readonly shelves?: readonly Shelf[]
  /** Refuses texts that nobody could read in time. */
  readonly examine?: Engine['examine']
  /** How documents hang together: what is used is not deleted. */
  readonly links?: Engine['links']
  readonly types?: Types
  readonly clock?: () => Date
}

export function openDocuments({
  db,
  outbox,
  picture,
  shelves = [],
  examine = async () => {},
  links = { to: async () => [], from: async () => [] },
  types = model,
  clock = () => new Date(),
}: DocumentsOptions): Documents {
  const engine: Engine = {
    ...{ db, types, outbox, clock, picture, examine, links },
    shelves: [listShelf, termShelf, ...shelves],
  }
  return {
    ...openLife(engine),
    ...versionHistory(engine),
    types,
    list: (wish) => listDocuments(engine, wish),
    named: (wish) => findNamed(engine, wish),
    count: (wish) => countDocuments(engine, wish),
    create: (creation) => createDocument(engine, creation),
    read: (wish) => readDocument(engine, wish),
    readBySlug: (wish) => readBySlug(engine, wish),
    checkSlug: (query) => checkSlug(engine, query),
    save: (save) => saveDocument(engine, save),
    kept: () => keptDocuments(engine),
    takeIn: (taking) => takeIn(engine, taking),
    refreshShelves: () => refreshShelves(engine),
    parts: publicParts(engine),
    openReader: (options) => openReader(engine, options),
  }
}

export { tagsOf } from './core/cache-tags.ts'
export type { LayerChange, Shelf } from './core/derived-index.ts'
export type { DocumentAnswer } from './core/document-schemas.ts'
export { problemsOf } from './core/validate-for-publishing.ts'
export { type Arrival, ArrivalProblem, type Fate } from './import-export/import-documents.ts'
export type { Known } from './public-reader/document-cache.ts'
export type { DraftGrant, ReaderOptions, TaggingReader } from './public-reader/reader.ts'
export { readTextHistory } from './public-reader/text-history.ts'
