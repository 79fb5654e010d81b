import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { demonstration, readSeed } from '@cyanotype/content/seed/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openMedia, openStore } from '../media/index.ts'
import { temporaryFolder } from '../testing/cleanup-registry.ts'
import type { DatabaseKind } from '../testing/databases.ts'
import { callDatabases } from '../testing/databases.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'
import { exportContent } from './index.ts'
import { fillEmpty } from './seed-empty-database.ts'

async function openSeedSetup(kind: DatabaseKind) {
  const folder = temporaryFolder()
  const { db, documents, outbox } = await openTestDocuments(kind)
  const media = openMedia({ db, outbox, store: openStore(folder, undefined) })
  return { db, documents, media, ...demonstration }
}

/** The hash of every file below a folder, by path. */
function filesIn(root: string): Readonly<Record<string, string>> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const files = paths.filter((path) => statSync(join(root, path)).isFile())
  return Object.fromEntries(
    files.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest('hex'),
    ]),
  )
}

describe.each(callDatabases)('seeded database on %s', (kind) => {
  let setup: Awaited<ReturnType<typeof openSeedSetup>>
  beforeAll(async () => {
    setup = await openSeedSetup(kind)
    for (let starts = 0; starts < 2; starts++) await fillEmpty(setup)
  })

  it('contains published texts and images once after two starts', async () => {
    const { items } = await setup.documents.list({ actor: null, type: 'updates' })
    expect(items).toHaveLength(readSeed().documents.filter(({ type }) => type === 'updates').length)
    expect(items.some(({ statuses }) => statuses.en === 'published' && statuses.el === 'draft')).toBe(true)
    const reader = setup.documents.openReader()
    const { items: updates } = await reader.list('updates', 'el', { limit: 20 })
    const cover = updates.find(({ data }) => data.cover !== null)?.data.cover ?? ''
    expect(await setup.media.picture(cover, 'el')).toMatchObject({
      alt: expect.stringMatching(/[α-ω]/),
      src: expect.stringContaining(`/media/${cover}/`),
    })
    expect((await reader.single('settings', 'et'))?.data.siteName).toBe('Päikesetrüki Maja')
  })

  it('exports the same bytes as the seed', async () => {
    const folder = temporaryFolder()
    await exportContent(setup, folder)
    expect(filesIn(folder)).toEqual(filesIn(demonstration.folder))
  })

  it('contains documents in every status and an outdated translation', async () => {
    const { items } = await setup.documents.list({ actor: null, type: 'updates' })
    const statuses = new Set(items.flatMap((item) => Object.values(item.statuses)))
    expect(statuses).toEqual(new Set(['none', 'draft', 'scheduled', 'published', 'changed', 'archived']))
    const [scheduled] = demonstration.scheduled
    const { schedules } = await setup.documents.read({ actor: null, type: scheduled.type, id: scheduled.id })
    expect(schedules.length).toBeGreaterThan(0)

    const blueprints = items.find(({ slugs }) => slugs.en === 'blueprints-of-a-second-darkroom')
    const states = await setup.db.kysely
      .selectFrom('translations')
      .select(['layer', 'state'])
      .where('document_id', '=', blueprints?.id ?? '')
      .orderBy('layer')
      .execute()
    expect(states).toEqual([
      { layer: 'el', state: 'current' },
      { layer: 'en', state: 'source' },
      { layer: 'et', state: 'outdated' },
    ])
  })
})

describe.each(callDatabases)('seeding an empty database on %s', (kind) => {
  it('is all or nothing when it is interrupted, and is repeated at the next start', {
    tags: ['full'],
  }, async () => {
    const setup = await openSeedSetup(kind)
    const cutOff = () => Promise.reject(new Error('cut off'))
    const broken = { ...setup.media, importFile: async () => cutOff }
    await expect(fillEmpty({ ...setup, media: broken })).rejects.toThrow('cut off')
    expect((await setup.documents.count({ actor: null, type: 'updates' })).count).toBe(0)
    await fillEmpty(setup)
    expect((await setup.documents.count({ actor: null, type: 'updates' })).count).toBeGreaterThan(0)
  })

  it('leaves a database with content unchanged', async () => {
    const setup = await openSeedSetup(kind)
    await setup.documents.save({ actor: null, type: 'home', id: 'home', layer: 'en', version: 0, data: {} })
    await fillEmpty(setup)
    expect((await setup.documents.count({ actor: null, type: 'updates' })).count).toBe(0)
  })
})
