/** Cache version: changes with everything that rendered pages depend on besides the content. */
import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'

const below = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
/** The code that renders: the built site, and what runs from source. */
const thisProgram = [below('site/dist'), below('server'), below('content')]

/** Short, and valid as a folder name. `circumstances` are the origin, the headers and the configuration. */
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

/** When any file of a folder was last written, in milliseconds. */
async function newestIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs))
  return Math.max(0, ...times)
}
