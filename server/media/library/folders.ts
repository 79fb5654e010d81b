/**
 * Folders of the media library. They organise items for users, and nothing public depends on them. The calls
 * check who may change them.
 */

import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import { changesBetween, record } from '../../audit/index.ts'
import type { Transaction } from '../../db/index.ts'
import { newId, takeCommitLock } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { cleanFolderName } from '../core/file-type.ts'
import type { MediaFolder } from '../core/folder-store.ts'
import {
  deleteFolder,
  findFolder,
  insertFolder,
  isEmptyFolder,
  listFolders,
  lockFolder,
  updateFolder,
} from '../core/folder-store.ts'
import type { Library } from '../core/operation-context.ts'
import { mediaValueProblem, writeStamp } from '../core/operation-context.ts'

export const maxFolders = 1_000
const deepest = 10

export type FolderInput = Omit<MediaFolder, 'id'>
export type FolderChanges = { readonly [Key in keyof FolderInput]?: FolderInput[Key] | undefined }

export function foldersOf({ db }: Library): Promise<readonly MediaFolder[]> {
  return listFolders(db.kysely, maxFolders)
}

export async function createFolder(
  library: Library,
  actor: Principal,
  input: FolderInput,
): Promise<MediaFolder> {
  const folder = { ...input, id: newId(), name: cleanFolderName(input.name) }
  return changeInTransaction({
    library,
    actor,
    action: 'media.folder.created',
    id: folder.id,
    work: async (trx) => {
      if ((await listFolders(trx, maxFolders)).length >= maxFolders) {
        throw mediaValueProblem('name', 'manyFolders')
      }
      await checkParent(trx, folder)
      if (!(await insertFolder(trx, folder))) throw new Problem('folder_name_taken', { name: folder.name })
      return { after: folder }
    },
  })
}

/** Renames it, moves it, or both. */
export async function changeFolder(
  library: Library,
  actor: Principal,
  id: string,
  changes: FolderChanges,
): Promise<MediaFolder> {
  return changeInTransaction({
    library,
    actor,
    action: 'media.folder.changed',
    id,
    work: async (trx) => {
      const before = await requireFolder(trx, id)
      const { name = before.name, parent = before.parent } = changes
      const after = { id, parent, name: cleanFolderName(name) }
      if (parent !== before.parent) await checkParent(trx, after, await levelsBelow(trx, id))
      if (!(await updateFolder(trx, after))) throw new Problem('folder_name_taken', { name: after.name })
      return { before, after }
    },
  })
}

export async function removeFolder(library: Library, actor: Principal, id: string): Promise<void> {
  await changeInTransaction({
    library,
    actor,
    action: 'media.folder.deleted',
    id,
    work: async (trx) => {
      await lockFolder(library.db, trx, id, 'update')
      const before = await requireFolder(trx, id)
      if (!(await isEmptyFolder(trx, id))) throw new Problem('folder_not_empty')
      await deleteFolder(trx, id)
      return { before, after: undefined }
    },
  })
}

/** A folder before and after a change. */
interface Outcome<After> {
  readonly before?: MediaFolder
  readonly after: After
}

async function changeInTransaction<After extends MediaFolder | undefined>({
  library,
  actor,
  action,
  id,
  work,
}: {
  readonly library: Library
  readonly actor: Principal
  readonly action: AuditAction
  readonly id: string
  readonly work: (trx: Transaction) => Promise<Outcome<After>>
}): Promise<After> {
  const done = await library.db.transaction(async (trx) => {
    await takeCommitLock(trx) // two parallel moves could put each folder into the other
    const { before, after } = await work(trx)
    const details = { ...changesBetween({ ...before }, { ...after }) }
    await record(trx, { ...writeStamp(library, actor), action, type: 'media-folder', id, details })
    return after
  })
  await library.outbox.drain()
  return done
}

async function requireFolder(trx: Transaction, id: string): Promise<MediaFolder> {
  const folder = await findFolder(trx, id)
  if (folder === undefined) throw new Problem('not_found')
  return folder
}

/** How many levels of folders a folder contains. */
async function levelsBelow(trx: Transaction, id: string): Promise<number> {
  const inParent = Map.groupBy(await listFolders(trx, maxFolders), ({ parent }) => parent)
  const below = (parent: string): number =>
    Math.max(0, ...(inParent.get(parent) ?? []).map((folder) => 1 + below(folder.id)))
  return below(id)
}

/** Checks that all ancestors exist, that the folder is not among them, and that its last level is not too deep. */
async function checkParent(trx: Transaction, { id, parent }: MediaFolder, levels = 0): Promise<void> {
  let above = parent
  for (let depth = 1; above !== null; depth++) {
    if (above === id) throw new Problem('folder_inside_itself')
    const folder = await findFolder(trx, above)
    if (folder === undefined) throw mediaValueProblem('parent', 'noFolder')
    if (depth + levels >= deepest) throw mediaValueProblem('parent', 'tooDeep')
    above = folder.parent
  }
}
