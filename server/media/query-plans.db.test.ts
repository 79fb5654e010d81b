/**
 * Tests that queries of the media library use an index: one that scans a table is fast in a test and slow
 * with years of data.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { closeAtEnd } from '../testing/cleanup-registry.ts'
import type { TestDocuments } from '../testing/open-test-documents.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'
import { defaultSettings } from './core/media-settings.ts'
import type { Media } from './index.ts'
import { openMedia, openStore } from './index.ts'
import { putIn } from './testing/put-in.ts'
import { png } from './testing/samples.ts'

interface RecordedQuery {
  readonly statement: string
  readonly parameters: readonly unknown[]
}

it('uses an index to find and order the rows of every query about media', async () => {
  const queries = new Map<string, RecordedQuery>()
  const onQuery = (statement: string, parameters: readonly unknown[]) =>
    void queries.set(statement, { statement, parameters })
  const setup = await openTestDocuments('sqlite', { onQuery })
  const dataDir = mkdtempSync(join(tmpdir(), 'cyanotype-plans-'))
  closeAtEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  let now = Date.now()
  const media = openMedia({
    ...setup,
    store: openStore(dataDir, undefined),
    clock: () => new Date(now),
    settings: async () => ({ ...defaultSettings, gigabytes: 1 }),
  })
  queries.clear()
  await doEverything(media)
  now += 40 * 24 * 60 * 60_000
  await media.deleteOrphans()

  const scans: string[] = []
  for (const { statement, parameters } of [...queries.values()]) {
    if (!/^(select|insert|update|delete)/.test(statement)) continue
    for (const step of await planOf(setup, statement, parameters)) {
      const isBounded = /"media_folders" order by "id"/.test(statement) // there are at most a thousand
      if (/^SCAN (?!CONSTANT ROW|\d+-ROW VALUES)|TEMP B-TREE FOR ORDER/.test(step) && !isBounded)
        scans.push(`${step}: ${statement}`)
    }
  }
  expect(queries.size).toBeGreaterThan(30)
  expect(scans).toEqual([])
})

async function planOf(
  { db }: TestDocuments,
  statement: string,
  parameters: readonly unknown[],
): Promise<string[]> {
  const parts = `explain query plan ${statement}`.split('?')
  const query = parts
    .slice(1)
    .reduce(
      (built, part, index) => sql`${built}${parameters[index]}${sql.raw(part)}`,
      sql.raw(parts[0] ?? ''),
    )
  const { rows } = await sql<{ detail: string }>`${query}`.execute(db.kysely)
  return rows.map(({ detail }) => detail)
}

async function doEverything(media: Media): Promise<void> {
  const actor = null
  const { bytes } = await png()
  const id = await putIn(media, bytes, { name: 'fern.png' })
  const folder = (await media.createFolder(actor, { name: 'Prints', parent: null })).id
  const other = (await media.createFolder(actor, { name: 'Ferns', parent: folder })).id
  await media.changeFolder(actor, other, { name: 'Mosses' })
  await media.folders()
  await media.change({ actor, id, version: 1 }, { folder, alts: { el: 'Φτέρη' } })
  await media.duplicatesOf([await media.read(id)])
  for (const sort of ['created', 'name'] as const) {
    for (const direction of ['ascending', 'descending'] as const) {
      const after = Buffer.from('["m","0192"]').toString('base64url')
      for (const filter of [
        {},
        { kind: 'picture' },
        { kind: 'image' },
        { unused: true },
        { folder },
        { folder: null },
        { folder, kind: 'picture' },
      ] as const) {
        await media.list({ sort, direction, ...filter })
        await media.list({ sort, direction, after, trashed: true, ...filter })
      }
      await media.list({ sort, direction, q: 'fern', missing: 'et' })
    }
  }
  await media.list({ upload: 'a'.repeat(64) })
  await media.picture(id, 'en')
  await media.isPublic(id, false)
  await media.stored({ id, hash: 'a'.repeat(64), extension: 'png' }, false)
  await media.removeFolder(actor, other)
  await media.trash({ actor, id, version: 2 })
  await media.restore({ actor, id, version: 3 })
  await media.trash({ actor, id, version: 4 })
}
