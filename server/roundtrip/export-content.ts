/** Everything that people wrote, as files in a folder: `{type}/{name}/{language}.mdx`, singles without a name. */
import type { Documents } from '../documents/index.ts'
import { toFiles } from './document-files.ts'
import type { FolderChanges } from './folder.ts'
import { openExportFolder } from './folder.ts'
import { folderNames, nameIn } from './folder-names.ts'

export interface Progress {
  /** How many documents are done. */
  readonly documents: number
}

export async function exportContent(
  { documents }: { readonly documents: Documents },
  root: string,
  onProgress: (progress: Progress) => void = () => {},
): Promise<FolderChanges> {
  const folder = await openExportFolder(root)
  const names = new Map(Object.keys(documents.types).map((type) => [type, folderNames()]))
  let done = 0
  for await (const { id, type, document } of documents.kept()) {
    const called = () => names.get(type.name)?.(nameIn(type, document), id) ?? id
    const place = type.kind === 'single' ? type.name : `${type.name}/${called()}`
    for (const [file, text] of toFiles(type, document)) await folder.put(`${place}/${file}`, text)
    done += 1
    onProgress({ documents: done })
  }
  return folder.finish()
}
