/** Reads a whole backup and compares every part with its hash, before anything is restored from it. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Problem } from '../../problems/problems.ts'
import type { BackupArchive } from './backup-archive.ts'
import { damaged } from './backup-manifest.ts'
import type { Bytes } from './sealed-stream.ts'
import type { openTally } from './table-dump.ts'
import { countRow, readDump } from './table-dump.ts'

export interface Progress {
  readonly phase: 'database' | 'media' | 'verifying' | 'loading'
  readonly done: number
  readonly total: number
}

export type OnProgress = (progress: Progress) => void

export async function verifyBackup(archive: BackupArchive, onProgress: OnProgress = () => {}): Promise<void> {
  const { manifest } = archive
  const media = manifest.media ?? []
  const total = manifest.database.bytes + media.reduce((sum, [, bytes]) => sum + bytes, 0)
  let done = 0
  const counted = (bytes: number) => {
    done += bytes
    onProgress({ phase: 'verifying', done, total })
  }
  await verifyDatabase(archive)
  counted(manifest.database.bytes)
  for (const [hash, bytes] of media) {
    await expectHash(archive.media(hash), hash, `media/${hash}`)
    counted(bytes)
  }
}

async function verifyDatabase({ manifest, database }: BackupArchive): Promise<void> {
  await expectHash(database(), manifest.database.sha256, 'database')
  const tallies = new Map<string, ReturnType<typeof openTally>>()
  await noticingDamage(async () => {
    for await (const batch of readDump(database())) countRow(tallies, batch)
  })
  const found = Object.fromEntries([...tallies].map(([name, tally]) => [name, tally.result()]))
  if (!isDeepStrictEqual(found, { ...manifest.tables })) throw damaged('database')
}

async function expectHash(source: Bytes, expected: string, part: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of source) hash.update(chunk)
  if (hash.digest('hex') !== expected) throw damaged(part)
}

/** What cannot be read or parsed is damaged. */
async function noticingDamage(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (problem) {
    throw problem instanceof Problem ? problem : damaged('database')
  }
}
