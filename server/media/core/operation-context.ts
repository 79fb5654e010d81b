/** The context of operations on the media library, and how an item is changed. */
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import type { Message, Permission } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import { auditStamp, changesBetween, record } from '../../audit/index.ts'
import type { Db, Outbox, Transaction } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { FileStore } from '../storage/file-store.ts'
import { findFolder, lockFolder } from './folder-store.ts'
import type { MediaItem } from './media-item.ts'
import type { MediaSettings } from './media-settings.ts'
import { findItem, updateItem } from './media-store.ts'

export interface Library {
  readonly db: Db
  readonly outbox: Outbox
  readonly store: FileStore
  readonly settings: () => Promise<MediaSettings>
  readonly imageCdn?: string | undefined
  readonly clock: () => Date
}

/** An item with the version that the user saw. */
export interface ItemAtVersion {
  readonly actor: Principal
  readonly id: string
  readonly version: number | undefined
}

export function permit(actor: Principal, permission: Permission): void {
  if (actor !== null && !may(actor, permission)) throw new Problem('not_allowed')
}

export function writeStamp({ clock }: Library, actor: Principal) {
  return auditStamp(actor, clock())
}

export async function requireItem({ db }: Library, id: string, queries = db.kysely): Promise<MediaItem> {
  const item = await findItem(db, queries, id)
  if (item === undefined) throw new Problem('not_found')
  return item
}

export function checkVersion(item: MediaItem, version: number | undefined): void {
  if (version === undefined) throw new Problem('version_required')
  if (version !== item.version) throw new Problem('stale_version')
}

/** How an item changes, with the name of the change in the audit log. */
interface ItemChange {
  readonly action: AuditAction
  readonly change: (item: MediaItem, trx: Transaction) => Promise<Partial<MediaItem>> | Partial<MediaItem>
}

/** Changes an item if its version is still the given one, and drops the pages that show it. */
export async function changeItemAtVersion(
  library: Library,
  { actor, id, version }: ItemAtVersion,
  action: AuditAction,
  change: ItemChange['change'],
): Promise<MediaItem> {
  const changed = await library.db.transaction(async (trx) => {
    const item = await requireItem(library, id, trx)
    checkVersion(item, version)
    return changeItemIn(library, trx, { actor, item }, { action, change })
  })
  await library.outbox.drain()
  return changed
}

/** Within the transaction of a caller, who drains the outbox afterwards. */
export async function changeItemIn(
  library: Library,
  trx: Transaction,
  { actor, item }: { readonly actor: Principal; readonly item: MediaItem },
  { action, change }: ItemChange,
): Promise<MediaItem> {
  const stamp = writeStamp(library, actor)
  const { at: changedAt, by: changedBy } = stamp
  const version = item.version + 1
  const after = { ...item, ...(await change(item, trx)), version, changedAt, changedBy }
  await updateItem(trx, after)
  const details = { ...changesBetween(described(item), described(after)) }
  await record(trx, { ...stamp, action, type: 'media', id: item.id, details })
  await library.outbox.append(trx, mediaChangedEvent(item.id))
  return after
}

/** An event like that of a published shared layer. Pages that show the item have the tag `media:{id}`. */
export function mediaChangedEvent(id: string) {
  return { kind: 'published', type: 'media', id, layers: [], locales: [], slugs: [] } as const
}

/** Checks that a folder exists, and locks it until the end of the transaction. */
export async function checkFolder({ db }: Library, trx: Transaction, folder: string | null): Promise<void> {
  if (folder === null) return
  await lockFolder(db, trx, folder, 'share')
  if ((await findFolder(trx, folder)) !== undefined) return
  throw mediaValueProblem('folder', 'noFolder')
}

function described({ name, file, folder, alts, captions, focal, crop, trashedAt }: MediaItem) {
  return { name, file, folder, alts, captions, focal, crop, trashedAt }
}

const reasons = {
  noFile: /*i18n*/ { id: 'media.no_file', message: 'Send at least one file.' },
  manyFiles: /*i18n*/ { id: 'media.many_files', message: 'Send only one file.' },
  noField: /*i18n*/ {
    id: 'media.no_field',
    message: 'This form accepts only files, in the field “file”.',
  },
  otherKind: /*i18n*/ { id: 'media.other_kind', message: 'The replacement must be the same type of file.' },
  outside: /*i18n*/ {
    id: 'media.outside',
    message: 'Only images can be cropped. The crop must be inside the image.',
  },
  noFolder: /*i18n*/ { id: 'media.no_folder', message: 'This folder does not exist.' },
  tooDeep: /*i18n*/ { id: 'media.too_deep', message: 'Folders can be nested at most 10 levels deep.' },
  manyFolders: /*i18n*/ {
    id: 'media.many_folders',
    message: 'The media library can have at most 1,000 folders.',
  },
} as const satisfies Record<string, Message>

/** Problems for invalid values in media calls, with translated reasons. */
export function mediaValueProblem(field: string, reason: keyof typeof reasons): Problem {
  const { id: code, message } = reasons[reason]
  return new Problem('invalid_request', {}, { fields: [{ path: [field], message, code }] })
}
