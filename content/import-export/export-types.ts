/** What is kept of content outside the database: documents with their drafts and what visitors see, and files with what is said of them. */
import type { Layer, LayerData, Locale } from '../model/index.ts'

export interface ExportedDocument {
  /** `undefined` where a person wrote it down and has given it none. */
  readonly id: string | undefined
  readonly layers: Readonly<Partial<Record<Layer, ExportedLayer>>>
}

export interface ExportedLayer {
  readonly draft: LayerData
  /** `undefined` where visitors see nothing of it. */
  readonly published: LayerData | undefined
  readonly firstPublishedAt: string | undefined
  readonly archived: boolean
}

export interface ExportedFile {
  /** `undefined` where a person put a file there by hand. */
  readonly id: string | undefined
  readonly name: string
  /** The names of the folders that it is in, the outermost first. */
  readonly folders: readonly string[]
  readonly alts: Texts
  readonly captions: Texts
  /** What has to stay in sight when a picture is cut to fit: from 0 to 1 each way. */
  readonly focal: { readonly x: number; readonly y: number } | null
  /** In pixels of the whole picture. */
  readonly crop: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  } | null
}

type Texts = Readonly<Partial<Record<Locale, string>>>
