/** The library of pictures and files. */

export interface MediaTables {
  media: MediaTable
}

export interface MediaTable {
  /** SHA-256 of the bytes. */
  id: string
  extension: string
  type: string
  width: number
  height: number
  bytes: number
  name: string
  created_at: string
  /** JSON: texts by language. */
  alts: string
  captions: string
}
