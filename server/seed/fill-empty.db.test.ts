import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { openMedia, openStore } from '../media/index.ts'
import { databases } from '../testing/databases.ts'
import { openDesk } from '../testing/desk.ts'
import { fillEmpty } from './fill-empty.ts'

const folder = mkdtempSync(join(tmpdir(), 'cyanotype-seed-'))
afterAll(() => rmSync(folder, { recursive: true }))
const store = openStore(folder, undefined)

const path = fileURLToPath(new URL('../../content/seed/pictures/fern.webp', import.meta.url))
const seed = {
  pictures: [{ file: 'fern.webp', path, alts: { en: 'A fern' }, captions: {} }],
  documents: [
    {
      type: 'updates',
      layers: {
        en: { title: 'Fern', slug: 'fern', body: 'A fern.' },
        el: { title: 'Φτέρη', slug: 'fteri', body: 'Μια φτέρη.' },
        '*': { cover: 'fern.webp', author: 'Ada' },
      },
      publish: ['en', '*'] as const,
    },
    { type: 'settings', layers: { en: { siteName: 'House' }, '*': {} }, publish: ['en', '*'] as const },
  ],
}

describe.each(databases)('filling an empty database on %s', (database) => {
  it('writes, publishes and puts the pictures in place, once', async () => {
    const { db, documents, outbox } = await openDesk(database)
    const media = openMedia({ db, outbox, store })
    for (let starts = 0; starts < 2; starts++) await fillEmpty({ db, documents, media, readSeed: () => seed })

    const { items } = await documents.list({ actor: null, type: 'updates' })
    expect(items).toHaveLength(1)
    expect(items[0]?.statuses).toEqual({ en: 'published', et: 'none', el: 'draft' })
    const reader = documents.openReader()
    const fern = await reader.bySlug('updates', 'en', 'fern')
    expect(fern?.data).toMatchObject({ title: 'Fern', author: 'Ada' })
    const cover = await media.picture(fern?.data.cover ?? '', 'en')
    expect(cover).toMatchObject({ alt: 'A fern', src: expect.stringContaining(`/media/${fern?.data.cover}/`) })
    expect((await reader.single('settings', 'en'))?.data.siteName).toBe('House')
  })

  it('goes on where it was cut off', async () => {
    const { db, documents, outbox } = await openDesk(database)
    const media = openMedia({ db, outbox, store })
    const cut = ['create', 'save', 'publish'] as const
    for (const step of cut) {
      const broken = { ...documents, [step]: () => Promise.reject(new Error('cut off')) }
      await expect(fillEmpty({ db, documents: broken, media, readSeed: () => seed })).rejects.toThrow(
        'cut off',
      )
    }
    await fillEmpty({ db, documents, media, readSeed: () => seed })
    const { items } = await documents.list({ actor: null, type: 'updates' })
    expect(items).toHaveLength(1)
    expect(items[0]?.statuses).toEqual({ en: 'published', et: 'none', el: 'draft' })
    expect((await documents.openReader().single('settings', 'en'))?.data.siteName).toBe('House')
  })

  it('leaves alone what anybody has written', async () => {
    const { db, documents, outbox } = await openDesk(database)
    const media = openMedia({ db, outbox, store })
    await documents.save({ actor: null, type: 'home', id: 'home', layer: 'en', version: 0, data: {} })
    await fillEmpty({ db, documents, media, readSeed: () => seed })
    expect((await documents.count({ actor: null, type: 'updates' })).count).toBe(0)
  })
})
