/** Documents: what they are, their languages, versions, publications, addresses, and what lists read. */

export interface DocumentTables {
  documents: DocumentsTable
  document_locales: DocumentLocalesTable
  versions: VersionsTable
  publications: PublicationsTable
  addresses: AddressesTable
  listed_fields: ListedFieldsTable
  title_words: TitleWordsTable
}

export interface DocumentsTable {
  id: string
  type: string
  created_at: string
  created_by: string | null
  changed_at: string
  changed_by: string | null
}

export interface DocumentLocalesTable {
  document_id: string
  layer: string
  type: string
  /** `none`, `draft`, `published` or `changed`. */
  status: string
  /** Of the draft. */
  title: string | null
  slug: string | null
  /** The number of the newest version, 0 before there is any. */
  draft_version: number
  published_version: number | null
  published_slug: string | null
  /** Where it stands in the public order of its type; null while it is not public. */
  position: string | null
  first_published_at: string | null
  published_changed_at: string | null
  changed_at: string | null
  changed_by: string | null
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

export interface TitleWordsTable {
  type: string
  word: string
  document_id: string
  layer: string
}
