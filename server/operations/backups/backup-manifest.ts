/**
 * Manifest of a backup: what it contains, with the SHA-256 of every part. Its first line is the SHA-256 of the
 * rest, so that a changed byte anywhere is found.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { allMigrations, isOwn, migrationsNamed } from '../../db/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { Bytes } from './sealed-stream.ts'

const format = 1

/** Why a backup was made. */
export const backupKinds = ['scheduled', 'manual', 'before-upgrade'] as const
export type BackupKind = (typeof backupKinds)[number]

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)
const mediaPart = z.tuple([hash, count])

const manifestSchema = z.strictObject({
  format: z.literal(format),
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(backupKinds),
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  /** The number of the last event, so that numbers never repeat. */
  lastEvent: count,
  database: z.strictObject({ sha256: hash, bytes: count }),
  tables: z.record(z.string(), z.strictObject({ rows: count, digest: hash })),
  /** Hash and size of each media file. Null for a backup of the database only. */
  media: z.array(mediaPart).nullable(),
  /** Hashes of files that could not be read. */
  missing: z.array(hash),
  secret: z.string().nullable(),
  /** The secret before the current one, while it is replaced. */
  previousSecret: z.string().optional(),
})
export type Manifest = z.infer<typeof manifestSchema>

export function writeManifest(manifest: Omit<Manifest, 'format'>): Buffer {
  const text = JSON.stringify({ format, ...manifest })
  return Buffer.from(`${sha256(text)}\n${text}\n`)
}

/** Rejects a damaged manifest, one of a newer version, and one with a migration that this code lacks. */
export function readManifest(bytes: Buffer): Manifest {
  const text = bytes.toString('utf8')
  const body = text.slice(65, -1)
  if (text !== `${sha256(body)}\n${body}\n`) throw damaged('manifest')
  const content: unknown = JSON.parse(body)
  const { success, data } = manifestSchema.safeParse(content)
  if (!success) throw isOfNewerFormat(content) ? tooNew(content) : damaged('manifest')
  if (migrationsNamed(data.migrations) === undefined) throw unknownMigrationIn(data)
  return data
}

/** An own migration is missing in the code of the site. Any other one came with a newer version. */
function unknownMigrationIn(manifest: Manifest): Problem {
  const known = new Set(allMigrations.map(({ name }) => name))
  const own = manifest.migrations.find((name) => isOwn({ name }) && !known.has(name))
  return own === undefined ? tooNew(manifest) : new Problem('backup_migration_missing', { migration: own })
}

const isOfNewerFormat = (content: unknown) => Number(Object(content).format) > format
const tooNew = (content: unknown) =>
  new Problem('backup_too_new', { version: String(Object(content).version).slice(0, 40) })

export const damaged = (part: string) => new Problem('backup_damaged', { part })

export async function readAll(source: Bytes): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** `20261125T101500Z-5f2c`: in the order of time, and safe as a file name. */
export function newBackupId(at: Date, random: string): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z-${random}`
}

export const backupIdPattern = /^\d{8}T\d{6}Z-[0-9a-f]{4}$/

export function timeOfId(id: string): Date {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(id) ?? []
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
