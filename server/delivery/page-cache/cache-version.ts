/** What printed pages depend on beside the content: another edition prints everything anew. */
import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'

const below = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
/** What prints: the built site, and what runs as it is. */
const thisProgram = [below('site/dist'), below('server'), below('content')]

/** Short, and fit for the name of a folder. `circumstances`: the origin, the headers, the configuration. */
export async function cacheVersionOf(
  db: Db,
  circumstances: readonly unknown[],
  program: readonly string[] = thisProgram,
): Promise<string> {
  const times = await Promise.all(program.map(newestIn))
  const { rows } = await sql<{ at: string }>`select at from migrations where number = 1`.execute(db.kysely)
  const text = JSON.stringify([times, rows, circumstances])
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** When anything in a folder was last written, in milliseconds. */
async function newestIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs))
  return Math.max(0, ...times)
}
