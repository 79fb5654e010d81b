/** Copies all tables out of a database, and replaces them. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenOptions } from '../database.ts'
import { databaseFile } from '../database.ts'
import { dropReplacedTables, openPostgresLoader, openPostgresSnapshot } from './postgres-copy.ts'
import { openSqliteLoader, openSqliteSnapshot } from './sqlite-copy.ts'
import { replaceFile } from './sqlite-replace.ts'
import type { TableLoader, TableSnapshot } from './table-copy.ts'

type Where = Pick<OpenOptions, 'url' | 'dataDir'>

/** `undefined` if there is no database yet. */
export async function openTableSnapshot({ url, dataDir }: Where): Promise<TableSnapshot | undefined> {
  if (url === undefined && !existsSync(databaseFile(dataDir))) return undefined
  const snapshot =
    url === undefined ? openSqliteSnapshot(databaseFile(dataDir)) : await openPostgresSnapshot(url)
  const names = await snapshot.migrations().catch(() => [])
  if (names.length > 0) return snapshot
  await snapshot.close()
  return undefined
}

/** Tables that replace the current ones at the end. On SQLite, no server may have the database open then. */
export async function openTableLoader({ url, dataDir }: Where, now: Date): Promise<TableLoader> {
  if (url !== undefined) return openPostgresLoader(url, now)
  const folder = join(dataDir, replacedFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const aside = join(folder, `.${now.getTime()}.db`)
  await rm(aside, { force: true })
  const loader = openSqliteLoader(aside)
  return {
    ...loader,
    async finish() {
      await loader.finish()
      await replaceFile(databaseFile(dataDir), aside, join(folder, `${now.getTime()}.db`))
    },
  }
}

const replacedFolder = 'replaced'

/** Deletes replaced databases that are older than a time. */
export async function removeReplaced({ url, dataDir }: Where, before: Date): Promise<void> {
  if (url !== undefined) return dropReplacedTables(url, before)
  const folder = join(dataDir, replacedFolder)
  for (const name of await readdir(folder).catch(() => [])) {
    const at = Number(/^\.?(\d+)\./.exec(name)?.[1])
    if (at < before.getTime()) await rm(join(folder, name), { force: true })
  }
}
