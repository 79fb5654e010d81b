/** Previews, which are open to anyone with the link. */

export interface PreviewTables {
  previews: PreviewsTable
}

export interface PreviewsTable {
  id: string
  user_id: string
  /** The document whose drafts are shown. Null for the whole site. */
  document_id: string | null
  type: string | null
  locale: string | null
  /** The moment at which the site is shown. Null: now. */
  at: string | null
  /** 1 for a shared link, 0 for the preview of the editor. */
  is_shared: number
  created_at: string
  expires_at: string
}
