/** Changes of an item that affect other properties of it. */
import { Readable } from 'node:stream'
import { localeCodes } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/cleanup-registry.ts'
import { databases } from '../../testing/databases.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { Media } from '../index.ts'
import { openMedia, openStore } from '../index.ts'
import { formHeaders, formOf } from '../testing/form.ts'
import { putIn } from '../testing/put-in.ts'
import { png } from '../testing/samples.ts'

describe.each(databases)('A changed item on %s', (database) => {
  let media: Media
  beforeAll(async () => {
    const setup = await openTestDocuments(database)
    media = openMedia({ ...setup, store: openStore(temporaryFolder(), undefined) })
  })

  const actor = null
  const take = async (color: string) => putIn(media, (await png({ color })).bytes, { name: 'fern.png' })

  it('keeps its focal point on the same place of the image when its crop changes', async () => {
    const id = await take('#010203')
    await media.change({ actor, id, version: 1 }, { focal: { x: 0.75, y: 0.5 } })
    const crops = [
      [
        { left: 20, top: 0, width: 20, height: 30 },
        { x: 0.5, y: 0.5 },
      ],
      [
        { left: 25, top: 10, width: 10, height: 20 },
        { x: 0.5, y: 0.25 },
      ],
      [null, { x: 0.75, y: 0.5 }],
    ] as const
    for (const [at, [crop, focal]] of crops.entries())
      expect((await media.change({ actor, id, version: 2 + at }, { crop })).focal).toEqual(focal)
  })

  it('has no focal point when its crop cuts it off', async () => {
    const id = await take('#040506')
    await media.change({ actor, id, version: 1 }, { focal: { x: 0.75, y: 0.5 } })
    const crop = { left: 0, top: 0, width: 20, height: 30 }
    expect((await media.change({ actor, id, version: 2 }, { crop })).focal).toBeNull()
  })

  it('keeps its focal point when a replacement removes its crop', async () => {
    const id = await take('#0d0e0f')
    const crop = { left: 20, top: 0, width: 20, height: 30 }
    await media.change({ actor, id, version: 1 }, { crop, focal: { x: 0.5, y: 0.5 } })
    const file = Readable.from([formOf(await png({ color: '#0f0e0d' }))])
    const replaced = await media.replace(
      { actor, id, version: 2 },
      Object.assign(file, { headers: formHeaders }),
    )
    expect(replaced).toMatchObject({ crop: null, focal: { x: 0.75, y: 0.5 } })
  })

  it('is found by the last words of its texts in many languages', async () => {
    const id = await take('#0a0b0c')
    const texts = (kind: string) =>
      localeCodes.map((code) => [
        code,
        Array.from({ length: 12 }, (_, at) => `${kind}${code}${at}`).join(' '),
      ])
    const changes = { alts: Object.fromEntries(texts('a')), captions: Object.fromEntries(texts('c')) }
    await media.change({ actor, id, version: 1 }, changes)
    const { items } = await media.list({ q: `c${localeCodes.at(-1)}11` })
    expect(items).toMatchObject([{ id }])
  })

  it('has hyphens in place of slashes that a user types in its name', async () => {
    const id = await take('#070809')
    const { name } = await media.change({ actor, id, version: 1 }, { name: 'Poster A/B.png' })
    expect(name).toBe('Poster A-B.png')
  })
})
