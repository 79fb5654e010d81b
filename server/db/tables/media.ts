/** Media items, folders and their indexes. */

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
  /** SHA-256 of the served bytes. */
  file: string
  bytes: number
  width: number | null
  height: number | null
  /** SHA-256 of the file that a crop is made from. Equal to `file` where nothing is cropped. */
  source: string
  source_width: number | null
  source_height: number | null
  /** SHA-256 of the uploaded bytes, to find duplicates. */
  upload: string
  /** `#rrggbb`. */
  color: string | null
  /** An image of a few pixels as a `data:` URL. */
  placeholder: string | null
  name: string
  /** The name in a form whose bytes sort as people expect. */
  name_key: string
  folder_id: string | null
  /** JSON: texts by locale. */
  alts: string
  captions: string
  /** JSON: a point, from 0 to 1 in each direction. */
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
  /** Without case and accents: names of folders in one place must differ in more than these. */
  name_key: string
}

/** Each word of the name and texts, without case and accents, to search by beginnings of words. */
export interface MediaWordsTable {
  word: string
  media_id: string
}

/** The locales in which an image has no alt text. */
export interface MediaGapsTable {
  locale: string
  media_id: string
}
