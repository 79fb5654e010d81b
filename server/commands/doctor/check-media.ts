/** Checks the media library: whether it can be written, which files are missing, and which are damaged. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import { storedFilesAfter } from '../../media/core/media-store.ts'
import { openStore } from '../../media/index.ts'
import type { FileKey, FileStore } from '../../media/storage/file-store.ts'
import type { Finding } from './finding.ts'
import { counted, findingsOf, reasonOf } from './finding.ts'

const batchSize = 500
/** How many files are read without `--all`. */
const sampleSize = 20
const maxNamed = 5

export async function checkMedia(db: Db, config: Config, readAll: boolean): Promise<readonly Finding[]> {
  const store = openStore(config.dataDir, config.media)
  const { ok, problem } = findingsOf('Media storage')
  const name = config.media === undefined ? 'The media folder' : `The bucket ${config.media.base}`
  const fix =
    config.media === undefined
      ? 'Make the folder media in DATA_DIR writable for the user of the service.'
      : 'Check MEDIA_URL, the access key, and that the key may read, write, list and delete.'
  try {
    await writeAndRead(store)
  } catch (error) {
    return [problem(`${name} cannot be used: ${reasonOf(error)}`, fix)]
  }
  return [ok(`${name} can be written and read.`), await checkFiles(db, store, readAll)]
}

/** The file is deleted again. If that fails, the job that deletes orphans does it. */
async function writeAndRead(store: FileStore): Promise<void> {
  const content = `doctor ${newId()}`
  const hash = createHash('sha256').update(content).digest('hex')
  const key: FileKey = { id: newId(), hash, extension: 'txt', type: 'text/plain' }
  const path = await store.unfinished(key.id)
  await writeFile(path, content, { mode: 0o600 })
  await store.put(key, path)
  const isSame = (await hashOf(store, key)) === hash
  await store.remove(key)
  if (!isSame) throw new Error('what was written is not what is read')
}

async function checkFiles(db: Db, store: FileStore, readAll: boolean): Promise<Finding> {
  const { ok, problem } = findingsOf('Media files')
  const keys = await neededFiles(db)
  const stored = new Set<string>()
  for await (const { named } of store.list()) if (named !== undefined) stored.add(`${named.id} ${named.hash}`)
  const missing = keys.filter(({ id, hash }) => !stored.has(`${id} ${hash}`))
  const fix = 'Restore these files from a backup of the media folder or bucket, or upload them again.'
  if (missing.length > 0) return problem(`${filesAre(missing.length)} missing: ${namesOf(missing)}.`, fix)
  const read = readAll ? keys : sampleOf(keys)
  const damaged: FileKey[] = []
  for (const key of read) if ((await hashOf(store, key)) !== key.hash) damaged.push(key)
  if (damaged.length > 0) return problem(`${filesAre(damaged.length)} damaged: ${namesOf(damaged)}.`, fix)
  const rest = read.length < keys.length ? ' Use --all to read all files.' : ''
  return ok(
    `${filesAre(keys.length)} complete. ${counted(read.length, 'was', 'were')} read, and found intact.${rest}`,
  )
}

const filesAre = (count: number) => counted(count, 'file is', 'files are')

async function neededFiles({ kysely }: Db): Promise<readonly FileKey[]> {
  const all: FileKey[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { keys, last } = await storedFilesAfter(kysely, after, batchSize)
    all.push(...keys)
    after = last
  }
  return all
}

/** Evenly distributed, from a random start. */
function sampleOf(keys: readonly FileKey[]): readonly FileKey[] {
  if (keys.length <= sampleSize) return keys
  const step = keys.length / sampleSize
  const start = Math.random() * step
  return Array.from({ length: sampleSize }, (_, index) => Math.floor(start + index * step)).flatMap((at) =>
    keys.slice(at, at + 1),
  )
}

async function hashOf(store: FileStore, key: FileKey): Promise<string | undefined> {
  const stream = await store.read(key)
  if (stream === undefined) return undefined
  const hash = createHash('sha256')
  await pipeline(stream, hash)
  return hash.digest('hex')
}

function namesOf(keys: readonly FileKey[]): string {
  const names = keys.slice(0, maxNamed).map(({ id, hash, extension }) => `${id}-${hash}.${extension}`)
  return keys.length > maxNamed ? `${names.join(', ')} and more` : names.join(', ')
}
