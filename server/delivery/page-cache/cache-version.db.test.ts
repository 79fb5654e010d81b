/** Tests that pages of an earlier process are not used when the output would differ. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/cleanup-registry.ts'
import { callDatabases, openTestDatabase } from '../../testing/databases.ts'
import { cacheVersionOf } from './disk-cache.ts'

it.each(callDatabases)(
  'cache version changes with the configuration, the program, and a new database on %s',
  async (kind) => {
    const program = temporaryFolder()
    mkdirSync(join(program, 'chunks'))
    const file = join(program, 'chunks', 'a.js')
    writeFileSync(file, '')
    utimesSync(file, 1_000, 1_000)
    utimesSync(join(program, 'chunks'), 1_000, 1_000)

    const db = await openTestDatabase(kind)
    const version = () => cacheVersionOf(db, ['https://house.example'], [program])
    const first = await version()
    expect(first).toMatch(/^[0-9a-f]{16}$/)
    expect(await version()).toBe(first)

    const another = [await cacheVersionOf(db, ['https://other.example'], [program])]
    utimesSync(file, 2_000, 2_000)
    another.push(await version())
    await sql`update migrations set at = '2020-01-01T00:00:00.000Z' where number = 1`.execute(db.kysely)
    another.push(await version())
    expect(new Set([first, ...another]).size).toBe(4)
  },
)
