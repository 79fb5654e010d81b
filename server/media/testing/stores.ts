/** Both kinds of stores: a folder, and S3 (an emulator, or a real service at `S3_TEST_URL`). */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Location } from '../../config/config-values.ts'
import { readMediaAddress } from '../../config/config-values.ts'
import { closeAtEnd, temporaryFolder } from '../../testing/cleanup-registry.ts'
import type { FileStore } from '../storage/file-store.ts'
import { openStore } from '../storage/open-store.ts'

export const stores = ['folder', 's3'] as const
export type StoreKind = (typeof stores)[number]

export interface TestStore {
  readonly store: FileStore
  /** The folder on this machine for finished and unfinished files. */
  readonly folder: string
  readonly location: S3Location | undefined
}

export async function openTestStore(kind: StoreKind): Promise<TestStore> {
  const dataDir = temporaryFolder()
  const location = kind === 's3' ? (await openBucket()).place : undefined
  return { store: openStore(dataDir, location), folder: join(dataDir, 'media'), location }
}

/** A folder in a bucket, until the test file ends or the emulator is stopped. */
export async function openBucket(): Promise<{
  readonly place: S3Location
  readonly end: () => Promise<void>
}> {
  if (process.env.S3_TEST_URL) return { place: locationAt(process.env.S3_TEST_URL), end: async () => {} }
  const directory = mkdtempSync(join(tmpdir(), 'cyanotype-s3-'))
  const emulator = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'house' }],
  })
  const { port } = await emulator.run()
  let ended: Promise<void> | undefined
  const end = () => {
    ended ??= emulator.close().then(() => rmSync(directory, { recursive: true, force: true }))
    return ended
  }
  closeAtEnd(end)
  return { place: locationAt(`s3://S3RVER:S3RVER@house?endpoint=http://127.0.0.1:${port}`), end }
}

function locationAt(address: string): S3Location {
  const place = readMediaAddress(address, {
    accessKeyId: undefined,
    secretAccessKey: undefined,
    region: undefined,
  })
  if (place === undefined) throw new Error(`S3_TEST_URL makes no sense: ${address}`)
  return { ...place, prefix: `${place.prefix}${randomUUID()}/` }
}
