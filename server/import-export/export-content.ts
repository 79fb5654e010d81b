/** Everything that people wrote, as files in a folder: `{type}/{name}/{language}.mdx`, singles without a name. */

import { mediaFolder, sidecarOf, toFiles, toSidecar } from '@cyanotype/content/import-export/index.ts'
import type { Documents } from '../documents/index.ts'
import type { Media } from '../media/index.ts'
import type { FolderChanges } from './export-folder.ts'
import { openExportFolder } from './export-folder.ts'
import { folderNames, nameIn } from './folder-names.ts'

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
