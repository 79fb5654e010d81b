/** The library of pictures and files. */

export interface MediaTables {
  media: MediaTable
  media_folders: MediaFoldersTable
  media_words: MediaWordsTable
  media_gaps: MediaGapsTable
}

export interface MediaTable {
  id: string
  version: number
  /** `kept` or `trashed`. */
  state: string
  /** `picture`, `drawing`, `video`, `audio` or `document`. */
  kind: string
  type: string
  extension: string
  /** SHA-256 of the bytes that are served. */
  file: string
  bytes: number
  width: number | null
  height: number | null
  /** SHA-256 of what a crop is made from; the same as `file` where nothing is cropped. */
  source: string
  source_width: number | null
  source_height: number | null
  /** SHA-256 of the bytes as they were sent, by which duplicates are found. */
  upload: string
  /** `#rrggbb`. */
  color: string | null
  /** A picture of a few pixels, as `data:` address. */
  placeholder: string | null
  name: string
  /** The name in a form whose bytes sort as people expect. */
  name_key: string
  folder_id: string | null
  /** JSON: texts by language. */
  alts: string
  captions: string
  /** JSON: a point, from 0 to 1 each way. */
  focal: string | null
  /** JSON: a rectangle in pixels of the source. */
  crop: string | null
  created_at: string
  created_by: string | null
  changed_at: string
  changed_by: string | null
  trashed_at: string | null
}

export interface MediaFoldersTable {
  id: string
  parent_id: string | null
  name: string
  /** Folded: two folders in one place differ by more than case and accents. */
  name_key: string
}

/** Each word of a name and of the texts, folded, for finding an item by the beginnings of words. */
export interface MediaWordsTable {
  word: string
  media_id: string
}

/** The languages in which a picture has no alternative text. */
export interface MediaGapsTable {
  locale: string
  media_id: string
}
