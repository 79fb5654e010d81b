/** The backups in the storage: lists them with their state, and removes what the plan does not keep. */
import { z } from 'zod'
import { day } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import type { BackupArchive } from './backup-archive.ts'
import { mediaFolder, mediaPath, openStoredBackup, partPath } from './backup-archive.ts'
import type { Manifest } from './backup-manifest.ts'
import { backupIdPattern, backupKinds, readAll } from './backup-manifest.ts'
import type { BackupPlaces } from './create-backup.ts'
import type { RetentionPlan } from './retention-plan.ts'
import { expiredBackups } from './retention-plan.ts'

const reason = z.object({
  code: z.string().describe('The code of a problem.'),
  params: z.record(z.string(), z.string()),
})

const proofSchema = z.object({ at: z.string(), failure: reason.nullable() })
export type BackupProof = z.infer<typeof proofSchema>

export const backupResponse = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  state: z
    .enum(['complete', 'locked', 'incompatible', 'damaged'])
    .describe(
      '`locked`: encrypted with another passphrase. `incompatible`: made by a newer version, or with an own migration that this server lacks.',
    ),
  kind: z.enum(backupKinds).nullable(),
  version: z.string().nullable().describe('The version of the product that made it.'),
  engine: z.enum(['sqlite', 'postgres']).nullable(),
  encrypted: z.boolean(),
  hasSecret: z.boolean().describe('Whether it contains the secret of the site.'),
  databaseBytes: z.int(),
  media: z
    .object({ files: z.int(), bytes: z.int(), missing: z.int() })
    .nullable()
    .describe('Null for a backup of the database only.'),
  proof: proofSchema.nullable().describe('The result of its test restore. Null if there was none yet.'),
})
export type BackupResponse = z.infer<typeof backupResponse>

/** Whether a test restore of a backup succeeded. */
export const isGood = ({ state, proof }: BackupResponse) => state === 'complete' && proof?.failure === null

type StoragePlaces = Pick<BackupPlaces, 'store' | 'key'>

export interface StoredBackups {
  list(): Promise<readonly BackupResponse[]>
  find(id: string): Promise<BackupResponse | undefined>
  /** Throws a problem if there is none, or if it is damaged. */
  open(id: string): Promise<BackupArchive>
  writeProof(id: string, proof: BackupProof): Promise<void>
  removeExpired(plan: RetentionPlan, now: Date): Promise<void>
  remove(id: string): Promise<void>
}

type ReadBackup = Omit<BackupResponse, 'proof'> & { readonly manifest?: Manifest }

export function openStoredBackups(places: () => Promise<StoragePlaces>): StoredBackups {
  /** Backups never change. */
  const cache = new Map<string, ReadBackup>()

  async function responseFor(id: string): Promise<BackupResponse | undefined> {
    const { store, key } = await places()
    const found = cache.get(id) ?? (await readBackup({ store, key }, id))
    if (found === undefined) return undefined
    if (found.state === 'complete') cache.set(id, found)
    const { manifest: _, ...rest } = found
    return { ...rest, proof: await readProof(store, id) }
  }

  async function ids(): Promise<readonly string[]> {
    const { store } = await places()
    const found: string[] = []
    for await (const { name } of store.list('backups')) {
      const [, id = '', part] = name.split('/')
      if (part === 'manifest' && backupIdPattern.test(id)) found.push(id)
    }
    return found.sort().reverse()
  }

  async function list(): Promise<readonly BackupResponse[]> {
    const responses = await Promise.all((await ids()).map(responseFor))
    return responses.filter((response) => response !== undefined)
  }

  async function remove(id: string): Promise<void> {
    await removeParts((await places()).store, id)
    cache.delete(id)
  }

  return {
    list,
    remove,
    find: async (id) => (backupIdPattern.test(id) ? responseFor(id) : undefined),
    async open(id) {
      const { store, key } = await places()
      const archive = backupIdPattern.test(id) ? await openStoredBackup(store, id, key) : undefined
      if (archive === undefined) throw new Problem('not_found')
      return archive
    },
    async writeProof(id, proof) {
      const { store } = await places()
      await store.write(partPath(id, 'proof'), textOf(JSON.stringify(proof)))
    },
    async removeExpired(plan, now) {
      const { store, key } = await places()
      for (const id of expiredBackups((await list()).map(plannedOf), plan, now)) await remove(id)
      await removeUnfinished({ store, key }, new Date(now.getTime() - day))
      await list()
      await removeUnusedMedia({ store, key }, await ids(), cache, now)
    },
  }
}

async function* textOf(text: string) {
  yield Buffer.from(text)
}

async function readBackup(places: StoragePlaces, id: string): Promise<ReadBackup | undefined> {
  try {
    const archive = await openStoredBackup(places.store, id, places.key)
    return archive && describeBackup(archive)
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code === 'backup_storage_unavailable') throw problem
    const state = stateAfter(problem)
    const unknown = {
      kind: null,
      version: null,
      engine: null,
      databaseBytes: 0,
      media: null,
      hasSecret: false,
    }
    return { id, at: atOf(id), state, encrypted: state === 'locked', ...unknown }
  }
}

function stateAfter({ code }: Problem): BackupResponse['state'] {
  if (code === 'backup_locked') return 'locked'
  const isIncompatible = code === 'backup_too_new' || code === 'backup_migration_missing'
  return isIncompatible ? 'incompatible' : 'damaged'
}

const atOf = (id: string) =>
  id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6.000Z')

function describeBackup({ manifest, isEncrypted }: BackupArchive): ReadBackup {
  const { id, at, kind, version, engine, database, media, missing } = manifest
  const bytes = media?.reduce((sum, [, size]) => sum + size, 0) ?? 0
  return {
    ...{ id, at, kind, version, engine, manifest },
    ...{
      state: 'complete',
      encrypted: isEncrypted,
      databaseBytes: database.bytes,
      hasSecret: manifest.secret !== null,
    },
    media: media && { files: media.length, bytes, missing: missing.length },
  }
}

async function readProof(store: BackupPlaces['store'], id: string): Promise<BackupProof | null> {
  const stored = await store.read(partPath(id, 'proof'))
  if (stored === undefined) return null
  try {
    return proofSchema.parse(JSON.parse((await readAll(stored)).toString('utf8')))
  } catch {
    return null // A damaged proof proves nothing.
  }
}

const plannedOf = ({ id, kind, state, proof }: BackupResponse) => ({
  id,
  kind: state === 'damaged' ? ('manual' as const) : kind,
  isUnusable: state !== 'complete' || (proof !== null && proof.failure !== null),
})

/** Without its manifest, which is removed first, a backup does not exist any more. */
async function removeParts(store: BackupPlaces['store'], id: string): Promise<void> {
  for (const part of ['manifest', 'proof', 'database'] as const) await store.remove(partPath(id, part))
}

/** Parts of backups that were interrupted: the manifest is written last. */
async function removeUnfinished({ store, key }: StoragePlaces, before: Date): Promise<void> {
  const parts = await Array.fromAsync(store.list('backups'))
  const finished = new Set(parts.map(({ name }) => name).filter((name) => name.endsWith('/manifest')))
  for (const { name, changed } of parts) {
    const [, id = '', part] = name.split('/')
    const isPart = backupIdPattern.test(id) && (part === 'database' || part === 'proof')
    if (isPart && !finished.has(partPath(id, 'manifest')) && changed < before) await store.remove(name)
  }
  for (const folder of ['backups', ...mediaFolders(key)]) await store.tidy(folder, before)
}

const mediaFolders = (key: StoragePlaces['key']) => new Set([mediaFolder(undefined), mediaFolder(key?.id)])

/** Only if all backups can be read: a locked or damaged one may need any file. */
async function removeUnusedMedia(
  { store, key }: StoragePlaces,
  ids: readonly string[],
  cache: ReadonlyMap<string, ReadBackup>,
  now: Date,
): Promise<void> {
  if (ids.some((id) => cache.get(id)?.state !== 'complete')) return
  const used = new Set<string>()
  for (const { manifest, encrypted } of cache.values()) {
    const folder = mediaFolder(encrypted ? key?.id : undefined)
    for (const [hash] of manifest?.media ?? []) used.add(mediaPath(folder, hash))
  }
  for (const folder of mediaFolders(key)) {
    for await (const { name, changed } of store.list(folder)) {
      if (!used.has(name) && changed.getTime() < now.getTime() - day) await store.remove(name)
    }
  }
}
