/** The content engine: drafts, versions and what is public, for whatever types a model has. */
import type { Types } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import type { Reader } from '@cyanotype/content/render.ts'
import type { Db, Outbox } from '../db/index.ts'
import type { CountAnswer, DocumentAnswer, ListAnswer, NamedAnswer, SavedAnswer } from './answers.ts'
import type { Creation } from './create-document.ts'
import { createDocument } from './create-document.ts'
import type { Engine, Hand } from './engine.ts'
import { findNamed } from './find-named.ts'
import type { NamedDocument } from './kept-document.ts'
import { keptDocuments } from './kept-document.ts'
import type { Life } from './life.ts'
import { openLife } from './life.ts'
import type { CountWish, ListWish } from './list-documents.ts'
import { countDocuments, listDocuments } from './list-documents.ts'
import { listShelf } from './list-shelf.ts'
import type { PublicParts } from './public-parts.ts'
import { publicParts } from './public-parts.ts'
import type { AddressWish, SlugCheck, SlugQuery } from './read-by-slug.ts'
import { checkSlug, readBySlug } from './read-by-slug.ts'
import { readDocument } from './read-document.ts'
import type { ReaderOptions, TaggingReader } from './reader.ts'
import { openReader } from './reader.ts'
import { termShelf } from './reader-shelf.ts'
import { refreshShelves } from './refresh-shelves.ts'
import type { Save } from './save-document.ts'
import { saveDocument } from './save-document.ts'
import type { Shelf } from './shelf.ts'
import type { TakingIn } from './take-in.ts'
import { takeIn } from './take-in.ts'
import type { VersionHistory } from './version-history.ts'
import { versionHistory } from './version-history.ts'

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

export type { DocumentAnswer } from './answers.ts'
export type { Known } from './known.ts'
export { problemsOf } from './publishing-check.ts'
export type { DraftGrant, ReaderOptions, TaggingReader } from './reader.ts'
export type { LayerChange, Shelf } from './shelf.ts'
export { tagsOf } from './tags.ts'
export { type Arrival, ArrivalProblem, type Fate } from './take-in.ts'
export { readTextHistory } from './text-history.ts'
