/** Documents: layers, versions, publications, slugs, and the indexes for lists. */

export interface DocumentTables {
  documents: DocumentsTable
  document_layers: DocumentLayersTable
  versions: VersionsTable
  publications: PublicationsTable
  addresses: AddressesTable
  listed_fields: ListedFieldsTable
  listed_items: ListedItemsTable
  title_terms: TitleTermsTable
  schedules: SchedulesTable
  publish_sets: PublishSetsTable
  publish_set_items: PublishSetItemsTable
  public_urls: PublicUrlsTable
  public_terms: PublicTermsTable
  editing_sessions: EditingSessionsTable
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
  /** When it was moved to trash. */
  trashed_at: string | null
  trashed_by: string | null
}

export interface DocumentLayersTable {
  document_id: string
  layer: string
  type: string
  /** `none`, `draft`, `scheduled`, `published`, `changed` or `archived`. */
  status: string
  /** Of the draft. */
  title: string | null
  slug: string | null
  /** The number of the latest version, 0 before the first. */
  draft_version: number
  published_version: number | null
  published_slug: string | null
  /** The scheduled version. */
  scheduled_version: number | null
  scheduled_slug: string | null
  /** Its sort key in the public order of its type. Null while it is not public. */
  sort_key: string | null
  first_published_at: string | null
  published_changed_at: string | null
  changed_at: string | null
  changed_by: string | null
  /** Its translation state. Null for the source locale. */
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
  /** A value of a list, without case and accents. */
  item: string
  document_id: string
}

export interface TitleTermsTable {
  type: string
  word: string
  document_id: string
  layer: string
}

/** A layer with a scheduled publication or unpublication. Those of the same set run together. */
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
  /** JSON: why it failed. A failed schedule is not tried again. */
  failure: string | null
}

/** Documents that are published together. */
export interface PublishSetsTable {
  id: string
  title: string
  created_at: string
  created_by: string | null
  /** The `set_id` of its schedules and publications. Null while it is neither scheduled nor published. */
  run_id: string | null
  published_at: string | null
  undone_at: string | null
}

export interface PublishSetItemsTable {
  set_id: string
  document_id: string
  layer: string
}

/** The slug and sort key of a document in a locale, from one moment to another. */
export interface PublicUrlsTable {
  document_id: string
  layer: string
  type: string
  slug: string | null
  sort_key: string
  from_at: string
  until_at: string | null
}

/** The filter terms and sort key of a document in public lists, from one moment to another. */
export interface PublicTermsTable {
  document_id: string
  layer: string
  type: string
  /** The field: one of the filters of the type. */
  name: string
  /** Without case and accents. */
  term: string
  label: string
  sort_key: string
  from_at: string
  until_at: string | null
}

/** The last save of each editing session in a layer. */
export interface EditingSessionsTable {
  document_id: string
  layer: string
  /** The user and the session: two users cannot share one. */
  session: string
  /** The number of the save, counted by the session. */
  number: number
  /** The resulting version. */
  version: number
  /** The base version of the save. `sent` has its changes as JSON. */
  base: number
  sent: string
  /**
   * When the version was created that the next save of the session may replace. Null where it is finished.
   */
  begun_at: string | null
  /** JSON: the response to the save, besides the version. */
  merged: string
  saved_at: string
}

/** Autosaves that a later one replaced. Another editor may have them as a base version. */
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
