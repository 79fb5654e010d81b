/** Exports all content as files: `{type}/{name}/{locale}.mdx`, and `{type}/{locale}.mdx` for singles. */
import type { ExportedDocument } from '@cyanotype/content/import-export/index.ts'
import { mediaFolder, sidecarOf, toFiles, toSidecar } from '@cyanotype/content/import-export/index.ts'
import type { DocumentType, LayerData } from '@cyanotype/content/model/index.ts'
import { layers, slugFrom } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../documents/index.ts'
import type { Media } from '../media/index.ts'
import type { FolderChanges } from './export-folder.ts'
import { openExportFolder } from './export-folder.ts'

export interface Progress {
  readonly files: number
  readonly documents: number
}

export interface Content {
  readonly documents: Documents
  readonly media: Media
}

export async function exportContent(
  { documents, media }: Content,
  root: string,
  onProgress: (progress: Progress) => void = () => {},
): Promise<FolderChanges> {
  const folder = await openExportFolder(root)
  const nameOfFile = folderNames()
  let files = 0
  for await (const { id, extension, hash, item, read } of media.exportItems()) {
    const path = `${mediaFolder}/${nameOfFile(item.name.replace(/\.[^.]*$/, ''), id)}.${extension}`
    await folder.putFile(path, hash, read)
    await folder.put(sidecarOf(path), toSidecar(item))
    files += 1
    onProgress({ files, documents: 0 })
  }
  const names = new Map(Object.keys(documents.types).map((type) => [type, folderNames()]))
  let done = 0
  for await (const { id, type, document } of documents.exportDocuments()) {
    const called = () => names.get(type.name)?.(nameIn(type, document), id) ?? id
    const place = type.kind === 'single' ? type.name : `${type.name}/${called()}`
    for (const [file, text] of toFiles(type, document)) await folder.put(`${place}/${file}`, text)
    done += 1
    onProgress({ files, documents: done })
  }
  return folder.finish()
}

/**
 * Names for folders and files in an export, derived from slugs and titles and the same in every export. Call
 * it in the order of the ids, which grow with time: then the first document keeps its name, and a later one
 * with the same name gets the end of its id appended.
 */
export function folderNames(): (wanted: string | undefined, id: string) => string {
  const taken = new Set<string>()
  return (wanted = '', id) => {
    const plain = slugFrom(wanted.replaceAll('/', '-')).slice(0, 80) || 'untitled'
    const name = [plain, `${plain}-${id.slice(-6)}`, `${plain}-${id}`].find((one) => !taken.has(one)) ?? id
    taken.add(name)
    return name
  }
}

/** The slug in the first locale that has one, or else the first title. */
function nameIn({ slug, title }: DocumentType, document: ExportedDocument): string | undefined {
  const drafts = layers.flatMap((layer): readonly LayerData[] => {
    const kept = document.layers[layer]
    return kept === undefined ? [] : [kept.draft]
  })
  const texts = [slug, title].flatMap((field) =>
    field === undefined ? [] : drafts.map((data) => data[field]),
  )
  return texts.find((text): text is string => typeof text === 'string' && text !== '')
}
