/**
 * Upgrade of a database with content from before `0016-table-names`, as the release before it had written it,
 * and of an export made by that release.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { verifyAuditLog } from './audit/verify-chain.ts'
import { readConfig } from './config/config.ts'
import type { Db } from './db/index.ts'
import { openDatabase, openOutbox } from './db/index.ts'
import { migrations } from './db/migrations/index.ts'
import type { Actor } from './http/calls/principal.ts'
import { exportContent } from './import-export/export-content.ts'
import { importContent } from './import-export/import-content.ts'
import { openContent } from './open-modules.ts'
import { closeAtEnd } from './testing/cleanup-registry.ts'
import type { DatabaseKind } from './testing/databases.ts'
import { callDatabases, emptyDatabase, openTestDatabase } from './testing/databases.ts'

const release = join(import.meta.dirname, 'testing/before-table-names')
const oldMigrations = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '0016-table-names'),
)

const maria: Actor = {
  ...{ id: '01a20fb1-b2b3-7000-a61f-6bf935f92c2c', username: 'Maria', email: 'maria@example.org' },
  role: 'editor',
  locales: [],
}
const saltPrints = { actor: maria, type: 'updates', id: '01a20fb1-b2b9-7000-a610-9e07443aa179' }
const moved = { actor: maria, type: 'updates', id: '01a20fb1-b3ce-7000-bf23-86f755b74047' }

/** The rows that the release before wrote, on its tables. */
async function openOldDatabase(
  kind: DatabaseKind,
  older = (row: string) => row,
): Promise<{ db: Db; dataDir: string }> {
  const where = await emptyDatabase(kind)
  const db = await openDatabase(where)
  closeAtEnd(() => db.close())
  await db.migrate(oldMigrations)
  const rows = readFileSync(join(release, 'rows.sql'), 'utf8').trimEnd().split('\n')
  await db.transaction(async (trx) => {
    for (const row of rows) await sql.raw(older(row)).execute(trx)
  })
  return { db, dataDir: where.dataDir }
}

async function openUpgraded(db: Db, dataDir: string) {
  await db.migrate()
  const outbox = await openOutbox(db)
  const content = openContent(readConfig({ DATA_DIR: dataDir }), db, outbox)
  closeAtEnd(async () => {
    await content.search.stop()
    await outbox.close()
  })
  await content.documents.refreshIndexes()
  return content
}

function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('.'),
  )
  return Object.fromEntries(files.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

describe.each(callDatabases)('Database of the release before on %s', (kind) => {
  let db: Db
  let content: Awaited<ReturnType<typeof openUpgraded>>
  let dataDir: string
  beforeEach(async () => {
    const old = await openOldDatabase(kind)
    ;({ db, dataDir } = old)
    content = await openUpgraded(db, dataDir)
  })

  it('has its audit log, whose hashes are still right', async () => {
    expect(await verifyAuditLog(db.kysely)).toEqual({
      entries: 17,
      head: { number: 17, hash: 'fb5f468ca1ed57b63dedf420c01ee367a3b527f58bb14366aa7f63bbe1a60889' },
    })
  })

  it('shows visitors and editors the same documents, now and at an earlier time', async () => {
    const { documents } = content
    const reader = documents.openReader()
    const titles = async (filter?: Record<string, string>) => {
      const list = await reader.list('updates', 'en', { limit: 9, ...(filter && { where: filter }) })
      return list.items.map(({ data }) => data.title)
    }
    expect(await titles()).toEqual(['Moved once', 'Salt prints'])
    expect(await titles({ tags: 'salt-prints' })).toEqual(['Salt prints'])
    const past = documents.openReader({ at: new Date('2026-11-24T22:33:53.950Z') })
    expect((await past.bySlug('updates', 'en', 'moved-once'))?.data.title).toBe('Moved once')
    const future = documents.openReader({ at: new Date('2099-01-02') })
    expect((await future.bySlug('updates', 'en', 'tomorrow'))?.data.title).toBe('Tomorrow')
    const found = await documents.list({ actor: maria, type: 'updates', q: 'print' })
    expect(found.items.map(({ id }) => id)).toEqual([saltPrints.id])
  })

  it('answers the late save of an editor that stayed open, and merges its next one', async () => {
    const { documents } = content
    const save = { ...saltPrints, layer: 'en', version: 2 } as const
    const session = (number: number) => ({ id: 'browser-1', number, autosave: true })
    const late = await documents.save({ ...save, data: { excerpt: 'About salt' }, session: session(2) })
    expect(late.layer).toMatchObject({
      version: 3,
      data: { title: 'Salt prints today', excerpt: 'About salt' },
    })
    const next = await documents.save({
      ...save,
      version: 3,
      data: { title: 'Salt, today' },
      session: session(3),
    })
    expect(next.layer).toMatchObject({ version: 4, data: { title: 'Salt, today', excerpt: 'About salt' } })
  })

  it('publishes, archives and appends to the audit log', async () => {
    const { documents } = content
    const published = await documents.publish({ ...saltPrints, layers: { en: 3 } })
    expect(published.layers.en).toMatchObject({ status: 'published', version: 3 })
    const reader = documents.openReader()
    expect((await reader.bySlug('updates', 'en', 'salt-prints'))?.data.title).toBe('Salt prints today')
    expect((await documents.archive({ ...moved, layers: { en: 2 } })).layers.en.status).toBe('archived')
    expect((await documents.openReader().list('updates', 'en', { limit: 9 })).items).toHaveLength(1)
    expect(await verifyAuditLog(db.kysely)).toMatchObject({ entries: 19, head: { number: 19 } })
  })

  it('exports the files that the release before exported, with former slugs', async () => {
    const folder = join(dataDir, 'export')
    await exportContent(content, folder)
    const before = filesIn(join(release, 'export'))
    const path = 'updates/moved-twice/en.mdx'
    const withFormer = before[path]?.replace('title:', '_formerSlugs:\n  - moved-once\ntitle:')
    expect(filesIn(folder)).toEqual({ ...before, [path]: withFormer })
  })

  it('imports these files, which change nothing in it and everything in an empty database', async () => {
    const folder = join(release, 'export')
    expect(await importContent(content, folder)).toMatchObject({ created: 0, changed: 0 })
    const other = await openTestDatabase(kind)
    const { documents, media } = await openUpgraded(other, dataDir)
    expect(await importContent({ documents, media }, folder)).toEqual({ created: 5, changed: 0, same: 0 })
  })
})

it.each(callDatabases)('reads translations from before their passages had this name, on %s', async (kind) => {
  const { db, dataDir } = await openOldDatabase(kind, (row) => row.replaceAll('"passages":{', '"words":{'))
  const { documents } = await openUpgraded(db, dataDir)
  const save = { ...saltPrints, layer: 'en', version: 2, data: { excerpt: 'About salt' } } as const
  expect((await documents.save(save)).layer).toMatchObject({ data: { excerpt: 'About salt' } })
})
