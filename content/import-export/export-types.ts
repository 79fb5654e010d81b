/**
 * Export types: documents with their drafts and published versions, media files with their texts, and the
 * problem of a file that prevents its import.
 */
import type { Layer, LayerData, Locale } from '../model/index.ts'

/** Export types: documents with their drafts and published versions, and media files with their texts. */
export interface ExportedDocument {
  /** `undefined` in a file that was written by hand without an id. */
  readonly id: string | undefined
  readonly layers: Readonly<Partial<Record<Layer, ExportedLayer>>>
}

export interface ExportedLayer {
  readonly draft: LayerData
  /** `undefined` if it is not public. */
  readonly published: LayerData | undefined
  readonly firstPublishedAt: string | undefined
  readonly archived: boolean
  /** Slugs of earlier public URLs, which redirect to the document. Left out if there are none. */
  readonly formerSlugs?: readonly string[]
}

export interface ExportedFile {
  /** `undefined` for a file that was added by hand. */
  readonly id: string | undefined
  readonly name: string
  /** The names of its folders, the outermost first. */
  readonly folders: readonly string[]
  readonly alts: Texts
  readonly captions: Texts
  /** The focal point, from 0 to 1 in both directions. */
  readonly focal: { readonly x: number; readonly y: number } | null
  /** In pixels of the whole image. */
  readonly crop: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  } | null
}

type Texts = Readonly<Partial<Record<Locale, string>>>

/** A problem in a file that prevents the import: which file, and what to do. Nothing was changed. */
export class FileProblem extends Error {
  readonly file: string

  constructor(file: string, message: string) {
    super(`${file}: ${message}`)
    this.name = 'FileProblem'
    this.file = file
  }

  /** The same problem with a folder before its path: `updates/blue` before `en.mdx`. */
  within(folder: string): FileProblem {
    return new FileProblem(`${folder}/${this.file}`, this.message.slice(this.file.length + 2))
  }
}
