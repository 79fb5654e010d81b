/** Previews that are open to whoever has their address. */

export interface PreviewTables {
  previews: PreviewsTable
}

export interface PreviewsTable {
  id: string
  user_id: string
  /** The document and the language whose drafts are shown; null where it is the whole site. */
  document_id: string | null
  type: string | null
  locale: string | null
  /** The moment at which the site is shown; null: now. */
  at: string | null
  /** 1 for a link that somebody shares; 0 for what the editor opens for itself. */
  is_shared: number
  created_at: string
  expires_at: string
}
