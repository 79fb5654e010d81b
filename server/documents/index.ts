/** Documents: drafts, versions and publication, for all types of a content model. */

import type { Types } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import type { Db, Outbox } from '../db/index.ts'
import type { Principal } from '../http/calls/principal.ts'
import type { DerivedIndex } from './core/derived-index.ts'
import type {
  CountResponse,
  DocumentResponse,
  ListResponse,
  NamedResponse,
  SavedResponse,
} from './core/document-schemas.ts'
import type { DocumentContext } from './core/operation-context.ts'
import type { Creation } from './drafts/create-document.ts'
import { createDocument } from './drafts/create-document.ts'
import type { AddressQuery, SlugCheck, SlugQuery } from './drafts/find-document.ts'
import { checkSlug, findNamed, readBySlug } from './drafts/find-document.ts'
import { readDocument } from './drafts/read-document.ts'
import type { Save } from './drafts/save-document.ts'
import { saveDocument } from './drafts/save-document.ts'
import type { DraftSaves } from './drafts/save-drafts.ts'
import { saveDrafts } from './drafts/save-drafts.ts'
import type { UnsavedChanges, UnsavedDraft } from './drafts/unsaved-draft.ts'
import { unsavedDraft } from './drafts/unsaved-draft.ts'
import type { NamedDocument } from './import-export/export-document.ts'
import { exportedDocuments } from './import-export/export-document.ts'
import type { DocumentImport } from './import-export/import-documents.ts'
import { importDocuments } from './import-export/import-documents.ts'
import type { ContentReplacement } from './import-export/replace-content.ts'
import { replaceContent } from './import-export/replace-content.ts'
import type { ContentRestoration } from './import-export/restore-content.ts'
import { restoreContent } from './import-export/restore-content.ts'
import { listIndex, termIndex } from './indexes/list-index.ts'
import type { Lifecycle } from './lifecycle.ts'
import { openLifecycle } from './lifecycle.ts'
import type { CountQuery, ListQuery } from './lists/list-documents.ts'
import { countDocuments, listDocuments } from './lists/list-documents.ts'
import { withoutHiddenSections } from './public-reader/hidden-sections.ts'
import type { PublicParts } from './public-reader/public-pages.ts'
import { publicParts } from './public-reader/public-pages.ts'
import type { ReaderOptions, TaggingReader } from './public-reader/reader.ts'
import { openReader } from './public-reader/reader.ts'
import { followSettings } from './site-languages.ts'
import { retentionDays } from './trash/trash-document.ts'
import type { VersionHistory } from './versions/version-history.ts'
import { versionHistory } from './versions/version-history.ts'

/** A null `actor` is the system. All methods throw `Problem`. */
export interface Documents extends Lifecycle, VersionHistory {
  readonly types: Types
  list(query: ListQuery): Promise<ListResponse>
  /** Finds documents of any type by id or slug. */
  named(input: { readonly actor: Principal; readonly name: string }): Promise<NamedResponse>
  /** Exact up to a thousand. */
  count(query: CountQuery): Promise<CountResponse>
  create(creation: Creation): Promise<DocumentResponse>
  read(input: Named): Promise<DocumentResponse>
  readBySlug(query: AddressQuery): Promise<DocumentResponse>
  checkSlug(query: SlugQuery): Promise<SlugCheck>
  save(save: Save): Promise<SavedResponse>
  /** Saves drafts of several documents, all or none. */
  saveDrafts(saves: DraftSaves): Promise<void>
  /** The saved draft with changes that are not saved. Only reads. */
  unsavedDraft(input: UnsavedChanges): Promise<UnsavedDraft>
  /** All documents, for an export. With ids, only those. */
  exportDocuments(ids?: readonly string[]): AsyncGenerator<NamedDocument>
  /** Imports documents, all or none. */
  importAll(options: DocumentImport): Promise<void>
  /** Moves documents to the trash and imports singles, all or none. */
  replace(replacement: ContentReplacement): Promise<void>
  /** How long documents stay in the trash. */
  trashDays(): Promise<number>
  /** Restores what `replace` removed, all or none. */
  restoreAll(restoration: ContentRestoration): Promise<void>
  /**
   * Reads the languages of the site, and rebuilds derived indexes that no longer fit them or the content model. It
   * runs at each start, before requests are accepted.
   */
  refreshIndexes(): Promise<void>
  /** Resolves when no index is being rebuilt after a change of the languages. */
  indexed(): Promise<void>
  /** Stops rebuilding. */
  close(): Promise<void>
  /** The public documents of a type, in parts of equal size. */
  readonly parts: PublicParts
  /** For one page render. Only the preview of a document sees sections that are switched off. */
  openReader(options?: ReaderOptions): TaggingReader
}

interface Named {
  readonly actor: Principal
  readonly type: string
  readonly id: string
}

export interface DocumentsOptions {
  readonly db: Db
  readonly outbox: Outbox
  readonly picture: DocumentContext['picture']
  /** Further derived indexes, such as search. */
  readonly indexes?: readonly DerivedIndex[]
  /** Indexes by language what is not a document: at each start, and when the languages of the site changed. */
  readonly indexOthers?: (signal: AbortSignal) => Promise<void>
  /** Refuses texts that take too long to parse. */
  readonly parseGuard?: DocumentContext['parseGuard']
  /** Finds references between documents: a document that is used cannot be deleted. */
  readonly referenceLookup?: DocumentContext['referenceLookup']
  readonly notifyFailure?: DocumentContext['notifyFailure']
  readonly approvals?: DocumentContext['approvals']
  readonly types?: Types
  readonly clock?: () => Date
}

export function openDocuments({
  db,
  outbox,
  picture,
  indexes = [],
  indexOthers = async () => {},
  parseGuard = async () => {},
  referenceLookup = { to: async () => [], from: async () => [] },
  notifyFailure = async () => {},
  approvals = { require: async () => {}, last: async () => ({}) },
  types = model,
  clock = () => new Date(),
}: DocumentsOptions): Documents {
  const context: DocumentContext = {
    ...{ db, types, outbox, clock, picture, parseGuard, referenceLookup, notifyFailure, approvals },
    indexes: [listIndex, termIndex, ...indexes],
  }
  const languages = followSettings(context, indexOthers)
  return {
    ...openLifecycle(context),
    ...versionHistory(context),
    types,
    list: (query) => listDocuments(context, query),
    named: (input) => findNamed(context, input),
    count: (query) => countDocuments(context, query),
    create: (creation) => createDocument(context, creation),
    read: (input) => readDocument(context, input),
    readBySlug: (query) => readBySlug(context, query),
    checkSlug: (query) => checkSlug(context, query),
    save: (save) => saveDocument(context, save),
    saveDrafts: (saves) => saveDrafts(context, saves),
    unsavedDraft: (input) => unsavedDraft(context, input),
    exportDocuments: (ids) => exportedDocuments(context, ids),
    importAll: (options) => importDocuments(context, options),
    replace: (replacement) => replaceContent(context, replacement),
    trashDays: () => retentionDays(context),
    restoreAll: (restoration) => restoreContent(context, restoration),
    refreshIndexes: languages.refresh,
    indexed: languages.settled,
    close: languages.close,
    parts: publicParts(context),
    openReader: (options) => {
      const reader = openReader(context, options)
      const isOfSite = options?.draft === undefined && types.settings !== undefined
      return isOfSite ? withoutHiddenSections(types, reader) : reader
    },
  }
}

export { tagsOf } from './core/cache-tags.ts'
export type { DerivedIndex, LayerChange } from './core/derived-index.ts'
export type { DocumentResponse } from './core/document-schemas.ts'
export { textsByLocale } from './core/document-schemas.ts'
export type { Approvals, PublishRequest } from './core/operation-context.ts'
export { withMessages } from './core/save-response.ts'
export { problemsOf } from './core/validate-for-publishing.ts'
export type { UnsavedChanges, UnsavedDraft } from './drafts/unsaved-draft.ts'
export { type ImportedDocument, ImportProblem, type ImportResult } from './import-export/import-documents.ts'
export type { DocumentState } from './import-export/replace-content.ts'
export type { DocumentCache } from './public-reader/document-cache.ts'
export { hiddenSectionsIn } from './public-reader/hidden-sections.ts'
export type { DraftGrant, ReaderOptions, TaggingReader } from './public-reader/reader.ts'
export { readTextHistory } from './public-reader/reader.ts'
export type { SetResponse } from './publish-sets/schemas.ts'
