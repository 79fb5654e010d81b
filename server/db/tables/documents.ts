/** Documents: what they are, their languages, versions, publications, addresses, and what lists read. */

export interface DocumentTables {
  documents: DocumentsTable
  document_locales: DocumentLocalesTable
  versions: VersionsTable
  publications: PublicationsTable
  addresses: AddressesTable
  listed_fields: ListedFieldsTable
  listed_items: ListedItemsTable
  title_words: TitleWordsTable
  schedules: SchedulesTable
  appearances: AppearancesTable
  public_terms: PublicTermsTable
  workings: WorkingsTable
  replaced_versions: ReplacedVersionsTable
  redirects: RedirectsTable
}

export interface DocumentsTable {
  id: string
  type: string
  created_at: string
  created_by: string | null
  changed_at: string
  changed_by: string | null
  /** Since when it is in the trash. */
  trashed_at: string | null
  trashed_by: string | null
}

export interface DocumentLocalesTable {
  document_id: string
  layer: string
  type: string
  /** `none`, `draft`, `scheduled`, `published`, `changed` or `archived`. */
  status: string
  /** Of the draft. */
  title: string | null
  slug: string | null
  /** The number of the newest version, 0 before there is any. */
  draft_version: number
  published_version: number | null
  published_slug: string | null
  /** The version that waits to be published. */
  scheduled_version: number | null
  scheduled_slug: string | null
  /** Where it stands in the public order of its type; null while it is not public. */
  position: string | null
  first_published_at: string | null
  published_changed_at: string | null
  changed_at: string | null
  changed_by: string | null
  /** How it stands beside the language that the document was first written in; null for that one itself. */
  translation: string | null
}

export interface VersionsTable {
  document_id: string
  layer: string
  number: number
  /** JSON: the complete data of the layer. */
  data: string
  created_at: string
  created_by: string | null
  note: string | null
}

export interface PublicationsTable {
  id: string
  document_id: string
  layer: string
  version: number
  set_id: string
  from_at: string
  until_at: string | null
  published_by: string | null
}

export interface AddressesTable {
  type: string
  layer: string
  slug: string
  document_id: string
}

export interface ListedFieldsTable {
  document_id: string
  layer: string
  type: string
  name: string
  value: string | null
  /** The value in a form whose bytes sort as people expect. */
  sort_key: string
}

export interface ListedItemsTable {
  type: string
  layer: string
  name: string
  /** One of the texts in a list, without case and accents. */
  item: string
  document_id: string
}

export interface TitleWordsTable {
  type: string
  word: string
  document_id: string
  layer: string
}

/** A layer that will be published or taken back. Those with the same set run together. */
export interface SchedulesTable {
  document_id: string
  layer: string
  action: 'publish' | 'unpublish'
  type: string
  version: number
  set_id: string
  due_at: string
  created_at: string
  created_by: string | null
  /** JSON: why it could not be done. It waits no longer then. */
  failure: string | null
}

/** At which address, and where in the public order, a document was seen in a language, from when until when. */
export interface AppearancesTable {
  document_id: string
  layer: string
  type: string
  slug: string | null
  position: string
  from_at: string
  until_at: string | null
}

/** What a document was found by in the lists of visitors, and where it stood in them, from when until when. */
export interface PublicTermsTable {
  document_id: string
  layer: string
  type: string
  /** The field: one of the type’s filters. */
  name: string
  /** Without case and accents. */
  term: string
  label: string
  position: string
  from_at: string
  until_at: string | null
}

/** The last save of each editing session in a layer. */
export interface WorkingsTable {
  document_id: string
  layer: string
  /** Whose session, and which: two people cannot write into the same one. */
  session: string
  /** How many times the session saved, as it counts itself. */
  number: number
  /** The version that came of it. */
  version: number
  /** The version that the save was begun with, and JSON: what was sent over it. */
  base: number
  sent: string
  /** When the version was begun that the session’s next save may take the place of; null where it is finished. */
  begun_at: string | null
  /** JSON: what the save was answered with, besides the version. */
  merged: string
  saved_at: string
}

/** Autosaves that a later one took the place of: somebody may have begun with one of them. */
export interface ReplacedVersionsTable {
  document_id: string
  layer: string
  number: number
  /** JSON: the complete data of the layer. */
  data: string
  replaced_at: string
}

export interface RedirectsTable {
  /** Decoded, as people read it. */
  path: string
  document_id: string
  target: string
  status: number
  from_at: string
  until_at: string | null
}
