/** Folders as a tree of nodes, and which of them somebody moved. */
import type { TreeNode } from '@cyanotype/ui/index.ts'
import type { MediaFolder } from '../../../media/media-queries.ts'
import { childrenOf } from '../../../media/picker/folder-options.ts'

export function folderTree(
  folders: readonly MediaFolder[],
  compare: (one: string, other: string) => number,
  parent: string | null = null,
): readonly TreeNode[] {
  return childrenOf(folders, parent, compare).map(({ id, name }) => ({
    id,
    label: name,
    icon: 'folder',
    children: folderTree(folders, compare, id),
  }))
}

interface Moved {
  readonly id: string
  readonly parent: string | null
}

/** Among folders their names make the order: only a new parent is a move. */
export function movedFolder(
  folders: readonly MediaFolder[],
  nodes: readonly TreeNode[],
  parent: string | null = null,
): Moved | undefined {
  for (const { id, children = [] } of nodes) {
    const before = folders.find((folder) => folder.id === id)
    if (before !== undefined && before.parent !== parent) return { id, parent }
    const within = movedFolder(folders, children, id)
    if (within !== undefined) return within
  }
  return undefined
}

/** A folder and all that is in it. */
export function withAllIn(folders: readonly MediaFolder[], id: string): ReadonlySet<string> {
  const inside = folders.filter(({ parent }) => parent === id)
  return new Set([id, ...inside.flatMap((folder) => [...withAllIn(folders, folder.id)])])
}

/** From the outermost to the folder itself: what has to be open for it to be seen. */
export function pathTo(folders: readonly MediaFolder[], id: string | null | undefined): readonly string[] {
  const folder = folders.find((one) => one.id === id)
  return folder === undefined ? [] : [...pathTo(folders, folder.parent), folder.id]
}
