/** Both kinds of store: a folder, and a service that speaks S3 (an emulator, or a real one where `S3_TEST_URL` names it). */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Place } from '../../media-address.ts'
import { readMediaAddress } from '../../media-address.ts'
import { closeAtEnd } from '../../testing/databases.ts'
import type { FileStore } from '../storage/file-store.ts'
import { openStore } from '../storage/open-store.ts'

export const stores = ['folder', 's3'] as const
export type StoreKind = (typeof stores)[number]

export interface TestStore {
  readonly store: FileStore
  /** Where files are on this machine, finished or not. */
  readonly folder: string
  readonly place: S3Place | undefined
}

export async function openTestStore(kind: StoreKind): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cyanotype-store-'))
  closeAtEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  const place = kind === 's3' ? readMediaAddress(await addressOfBucket(), noKey) : undefined
  return { store: openStore(dataDir, place), folder: join(dataDir, 'media'), place }
}

const noKey = { accessKeyId: undefined, secretAccessKey: undefined, region: undefined }

/** Each caller has a folder of its own in the bucket. */
async function addressOfBucket(): Promise<string> {
  const own = randomUUID()
  if (process.env.S3_TEST_URL) return withFolder(process.env.S3_TEST_URL, own)
  const directory = mkdtempSync(join(tmpdir(), 'cyanotype-s3-'))
  const service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'house' }],
  })
  const { port } = await service.run()
  closeAtEnd(async () => {
    await service.close()
    rmSync(directory, { recursive: true, force: true })
  })
  return `s3://S3RVER:S3RVER@house/${own}?endpoint=http://127.0.0.1:${port}&region=eu-north-1`
}

function withFolder(address: string, folder: string): string {
  const url = new URL(address)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${folder}`
  return url.href
}
