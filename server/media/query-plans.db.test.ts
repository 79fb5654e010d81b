/**
 * Tests that queries of the media library use an index: one that scans a table is fast in a test and slow
 * with years of data.
 */
import { expect, it } from 'vitest'
import { day } from '../platform/durations.ts'
import { temporaryFolder } from '../testing/cleanup-registry.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'
import { recordQueries } from '../testing/query-plans.ts'
import { defaultSettings } from './core/media-settings.ts'
import type { Media } from './index.ts'
import { openMedia, openStore } from './index.ts'
import { putIn } from './testing/put-in.ts'
import { png } from './testing/samples.ts'

it('uses an index to find and order the rows of every query about media', async () => {
  const queries = recordQueries(grows)
  const setup = await openTestDocuments('sqlite', { onQuery: queries.record })
  const dataDir = temporaryFolder()
  let now = Date.now()
  const media = openMedia({
    ...setup,
    store: openStore(dataDir, undefined),
    clock: () => new Date(now),
    settings: async () => ({ ...defaultSettings, gigabytes: 1 }),
  })
  queries.reset()
  await doEverything(media)
  now += 40 * day
  await media.deleteOrphans()

  expect(queries.statements()).toBeGreaterThan(30)
  expect(await queries.scans(setup.db)).toEqual([])
})

function grows(step: string, statement: string): boolean {
  const isBounded = /"media_folders" order by "id"/.test(statement) // there are at most a thousand
  return /^SCAN (?!CONSTANT ROW|\d+-ROW VALUES)|TEMP B-TREE FOR ORDER/.test(step) && !isBounded
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
