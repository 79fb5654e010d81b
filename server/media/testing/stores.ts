/** Both kinds of store: a folder, and a service that speaks S3 (an emulator, or a real one where `S3_TEST_URL` names it). */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Location } from '../../config/s3-url.ts'
import { readMediaAddress } from '../../config/s3-url.ts'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import type { FileStore } from '../storage/file-store.ts'
import { openStore } from '../storage/open-store.ts'

export const stores = ['folder', 's3'] as const
export type StoreKind = (typeof stores)[number]

export interface TestStore {
  readonly store: FileStore
  /** Where files are on this machine, finished or not. */
  readonly folder: string
  readonly location: S3Location | undefined
}

export async function openTestStore(kind: StoreKind): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cyanotype-store-'))
  closeAtEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  const location = kind === 's3' ? (await openBucket()).place : undefined
  return { store: openStore(dataDir, location), folder: join(dataDir, 'media'), location }
}

/** A folder of its own in a bucket, until the test file is done or the emulator is told to end. */
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
