/** Database schema: a database that was upgraded release by release equals a new one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../server/db/index.ts'
import { openDatabase } from '../../server/db/index.ts'
import { migrations } from '../../server/db/migrations/index.ts'
import { emptyPostgres } from '../testing/postgres-database.ts'

const dumps = {
  sqlite: sql`select type, name, sql from sqlite_schema order by type, name`,
  postgres: sql`
    select 'column' as kind, table_name || '.' || column_name as name,
      concat_ws(' ', data_type, is_nullable, column_default, collation_name) as definition
      from information_schema.columns where table_schema = 'public'
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    order by 1, 2, 3`,
}

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'cyanotype-schema-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe.each(['sqlite', 'postgres'] as const)('Schema on %s', (engine) => {
  let place: () => Promise<{ dataDir: string; url: string | undefined }>
  beforeEach(() => {
    place = async () => ({
      dataDir: newFolder(),
      url: engine === 'postgres' ? await emptyPostgres() : undefined,
    })
  })

  async function schemaOf(db: Db): Promise<unknown[]> {
    const { rows } = await dumps[engine].execute(db.kysely)
    return rows
  }

  it('is the same after an upgrade as in a fresh database', async () => {
    const fresh = await openDatabase(await place())
    await fresh.migrate()
    const expected = await schemaOf(fresh)
    await fresh.close()
    expect(expected.length).toBeGreaterThan(0)

    const where = await place()
    for (const [index] of migrations.entries()) {
      const release = await openDatabase(where)
      await release.migrate(migrations.slice(0, index + 1))
      await release.close()
    }
    const upgraded = await openDatabase(where)
    await upgraded.migrate()
    const grown = await schemaOf(upgraded)
    await upgraded.close()
    expect(
      grown,
      'Correct the migration: its result differs if the ones before it ran in an earlier start.',
    ).toEqual(expected)
  })
})
