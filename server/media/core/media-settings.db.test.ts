/** Tests that the settings limit the size of files and of the whole library. */
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/cleanup-registry.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { startServer } from '../../testing/start-server.ts'
import type { Media } from '../index.ts'
import { openMedia, openStore } from '../index.ts'
import { formHeaders, upload } from '../testing/form.ts'
import { putIn } from '../testing/put-in.ts'
import { mp3 } from '../testing/samples.ts'
import { defaultSettings } from './media-settings.ts'

const million = 1_000_000

describe.each(callDatabases)('Files on %s', (database) => {
  it('may be as large as the settings allow', async () => {
    const server = await startServer(database)
    const admin = await server.signedInAs('admin')
    const song = mp3(1.5 * million)
    expect((await upload(admin, [song])).status).toBe(201)

    const settings = '/api/documents/settings/settings'
    const files = { pictureMegabytes: 1, otherMegabytes: 1, libraryGigabytes: 1 }
    await admin.put(`${settings}/en`, { version: 0, data: { siteName: 'House' } })
    await admin.put(`${settings}/*`, { version: 0, data: { files } })
    await admin.post(`${settings}/publish`, { layers: { en: 1, '*': 1 } })
    expect((await upload(admin, [song])).problem()).toMatchObject({
      ...{ status: 413, code: 'body_too_large' },
      data: { maxBytes: million },
    })
    expect((await upload(admin, [mp3(0.9 * million)])).status).toBe(201)
  })

  describe('Library with a size limit', () => {
    let setup: TestDocuments
    let media: Media
    let now = Date.now()
    beforeAll(async () => {
      setup = await openTestDocuments(database)
      const dataDir = temporaryFolder()
      media = openMedia({
        ...setup,
        store: openStore(dataDir, undefined),
        clock: () => new Date(now),
        settings: async () => ({ ...defaultSettings, gigabytes: 0.000_02 }), // 20,000 bytes
      })
    })
    const put = (bytes: number) => putIn(media, mp3(bytes).bytes, { name: 'rain.mp3' })

    it('accepts files until it is full, and then reports it', async () => {
      await put(9_000)
      const id = await put(9_000)
      await expect(put(9_000)).rejects.toMatchObject({ code: 'body_too_large', values: { limit: 2_000 } })
      await expect(put(1_000)).resolves.toBeDefined()
      await expect(put(1_000)).rejects.toMatchObject({ code: 'body_too_large' })

      await media.trash({ actor: null, id, version: 1 })
      await media.deletePermanently({ actor: null, id, version: 2 })
      now += 2 * 60 * 60_000
      await expect(put(1_000)).resolves.toBeDefined()
    })

    it('rejects files before their upload when the declared size exceeds the limit', async () => {
      const headers = { ...formHeaders, 'content-length': '50000' }
      const request = Object.assign(Readable.from([]), { headers })
      await expect(media.upload(request, { actor: null, folder: null })).rejects.toMatchObject({
        code: 'library_full',
        status: 413,
      })
    })
  })
})
