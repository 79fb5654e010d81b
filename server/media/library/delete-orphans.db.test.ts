/** Tests what interrupted operations leave behind, and when it is removed. */
import { writeFileSync } from 'node:fs'
import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../db/index.ts'
import { tagsOf } from '../../documents/index.ts'
import { day } from '../../platform/durations.ts'
import { temporaryFolder } from '../../testing/cleanup-registry.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { Media } from '../index.ts'
import { openMedia, openStore } from '../index.ts'
import type { FileStore } from '../storage/file-store.ts'
import { putIn } from '../testing/put-in.ts'
import { png } from '../testing/samples.ts'

describe.each(databases)('Clean-up of the library on %s', (database) => {
  let setup: TestDocuments
  let media: Media
  let store: FileStore
  let now = Date.now()
  const clock = () => new Date(now)
  const named = async () => (await Array.fromAsync(store.list())).map((file) => file.named?.hash)

  beforeAll(async () => {
    const dataDir = temporaryFolder()
    setup = await openTestDocuments(database)
    store = openStore(dataDir, undefined)
    media = openMedia({ ...setup, store, clock })
  })

  afterEach(() => setSiteLocales(interfaceLocales))

  const take = async (color: string) => {
    const { bytes, name } = await png({ color })
    return putIn(media, bytes, { name })
  }

  it('deletes files without a row after a day, unfinished ones after an hour, and no others', async () => {
    const { file } = await media.read(await take('#010101'))
    const lost = { id: newId(), hash: 'b'.repeat(64), extension: 'png', type: 'image/png' }
    const path = await store.unfinished(lost.id)
    writeFileSync(path, 'lost')
    await store.put(lost, path)
    writeFileSync(await store.unfinished(newId()), 'half')

    await media.deleteOrphans()
    expect((await named()).sort()).toEqual([file, lost.hash, undefined].sort())
    now += 2 * 60 * 60_000
    await media.deleteOrphans()
    expect((await named()).sort()).toEqual([file, lost.hash].sort())
    now += day
    await media.deleteOrphans()
    expect(await named()).toEqual([file])
  })

  it('finds no row after a database error, and deletes the file after a day', async () => {
    const { bytes } = await png({ color: '#020202' })
    const failing = openMedia({
      ...setup,
      store,
      clock,
      db: { ...setup.db, transaction: () => Promise.reject(new Error('cut off')) },
    })
    await expect(putIn(failing, bytes, { name: 'cut.png' })).rejects.toThrow('cut off')
    expect((await media.list({ q: 'cut' })).items).toEqual([])
    const before = (await named()).length
    now += 2 * day
    await media.deleteOrphans()
    expect(await named()).toHaveLength(before - 1)
  })

  it('never finds a row without its file: a file that cannot be stored gets no row', async () => {
    const { bytes } = await png({ color: '#030303' })
    const full = { ...store, put: () => Promise.reject(new Error('no room')) }
    const failing = openMedia({ ...setup, store: full, clock })
    await expect(putIn(failing, bytes, { name: 'room.png' })).rejects.toThrow('no room')
    expect((await media.list({ q: 'room' })).items).toEqual([])
    expect((await named()).includes(undefined)).toBe(false)
  })

  it('empties the trash on two nodes at once', async () => {
    const ids = [await take('#0a0101'), await take('#0b0101'), await take('#0c0101')]
    for (const id of ids) await media.trash({ actor: null, id, version: 1 })
    now += 40 * day
    await Promise.all([media.deleteOrphans(), media.deleteOrphans()])
    for (const id of ids) await expect(media.read(id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('empties the trash after 500 items that a page still uses', async () => {
    const { kysely } = setup.db
    const id = await take('#0d0101')
    const row = await kysely.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    // Before and after the unused item, whether they are read by age or by id.
    const zeros = '00000000-0000-7000-8000-'
    const used = Array.from({ length: 500 }, (_, at) => `${zeros}${String(at).padStart(12, '0')}`)
    const trashed_at = new Date(now - 90 * day).toISOString()
    for (const one of used)
      await kysely
        .insertInto('media')
        .values({ ...row, id: one, trashed_at })
        .execute()
    const body = used.map((one) => `![Moss](/media/${one}/moss.png)`).join('\n\n')
    const input = { actor: null, type: 'updates', locale: 'en' } as const
    await setup.documents.create({ ...input, data: { title: 'Moss', body } })
    await media.trash({ actor: null, id, version: 1 })
    now += 40 * day
    await media.deleteOrphans()
    await expect(media.read(id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await media.read(used[0] ?? '')).toMatchObject({ name: row.name })
  })

  it('keeps an item that only content in a removed language uses', async () => {
    const id = await take('#0e0101')
    const body = `![Moss](/media/${id}/moss.png)`
    const input = { actor: null, type: 'updates', locale: 'el' } as const
    const { id: document } = await setup.documents.create({ ...input, data: { title: 'Βρύα', body } })
    setSiteLocales(['en', 'et'])
    const trashed = await setup.db.transaction((trx) => media.trashUnused(trx, null, [id]))
    expect(trashed).toEqual([])
    await media.trash({ actor: null, id, version: 1 })
    await expect(media.deletePermanently({ actor: null, id, version: 2 })).rejects.toMatchObject({
      code: 'media_in_use',
      details: { data: { uses: [{ id: document, title: 'Βρύα', layer: 'el', state: 'draft' }] } },
    })
    now += 40 * day
    await media.deleteOrphans()
    expect(await media.read(id)).toMatchObject({ id })
  })

  it('deletes items that were in the trash for thirty days', async () => {
    const id = await take('#040404')
    const { file } = await media.read(id)
    await media.trash({ actor: null, id, version: 1 })
    now += 29 * day
    await media.deleteOrphans()
    expect(await named()).toContain(file)
    now += 2 * day
    await media.deleteOrphans()
    expect(await named()).not.toContain(file)
    await expect(media.read(id)).rejects.toThrow('not_found')
  })

  it('drops the pages that show an item with each of its changes', async () => {
    const id = await take('#050505')
    const changedTags = () =>
      setup.changes.flatMap((event) => (event.kind === 'published' ? tagsOf(event) : []))
    expect(changedTags()).not.toContain(`media:${id}`)
    await media.change({ actor: null, id, version: 1 }, { alts: { en: 'Moss' } })
    expect(changedTags().filter((tag) => tag === `media:${id}`)).toHaveLength(1)
    await media.trash({ actor: null, id, version: 2 })
    await media.deletePermanently({ actor: null, id, version: 3 })
    expect(changedTags().filter((tag) => tag === `media:${id}`)).toHaveLength(3)
  })
})
