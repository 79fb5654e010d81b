/** Folder options: each folder below its parent, in the order of the interface language. */
import type { MediaFolder } from '../media-item.ts'

interface FolderOption {
  readonly value: string
  readonly label: string
}

/** `Prints / Ferns`, because a native select shows no levels. */
export function folderOptions(
  folders: readonly MediaFolder[],
  compare: (one: string, other: string) => number,
  parent: string | null = null,
  above = '',
): readonly FolderOption[] {
  return childrenOf(folders, parent, compare).flatMap(({ id, name }) => {
    const label = above + name
    return [{ value: id, label }, ...folderOptions(folders, compare, id, `${label} / `)]
  })
}

export function childrenOf(
  folders: readonly MediaFolder[],
  parent: string | null,
  compare: (one: string, other: string) => number,
): readonly MediaFolder[] {
  return folders
    .filter((folder) => folder.parent === parent)
    .toSorted((one, other) => compare(one.name, other.name))
}
