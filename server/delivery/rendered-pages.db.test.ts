/** Tests that pages are rendered once, and dropped when their content is published, on both engines. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { changeTitle, publishUpdate } from '../testing/publishing.ts'
import type { SmallSite } from '../testing/small-site.ts'
import { smallSite } from '../testing/small-site.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const html = { accept: 'text/html,*/*' }

describe.each(callDatabases)('Pages on %s', (database) => {
  let site: SmallSite
  let server: TestServer
  let editor: Client
  let updateId: string
  const get = (path: string, headers = {}) => server.anonymous.get(path, { ...html, ...headers })

  beforeAll(async () => {
    site = smallSite()
    server = await startServer(database, { site })
    editor = await server.signedInAs('editor')
    updateId = await publishUpdate(editor, 'el', 'Παλίρροια', 'palirroia')
  })

  beforeEach(() => {
    site.afterRead = async () => {}
    site.rendered.length = 0
  })

  it('change at the next request after a publication', async () => {
    await get('/el/updates/palirroia')
    for (const title of ['Παλίρροια δύο', 'Παλίρροια τρία']) {
      await changeTitle(editor, updateId, 'el', title)
      expect((await get('/el/updates/palirroia')).text).toContain(title)
      expect((await get('/el/updates')).text).toContain(title)
    }
  })

  it('are rendered once, until their content is published', async () => {
    await changeTitle(editor, updateId, 'el', 'Παλίρροια ένα')
    for (let times = 0; times < 3; times++) await get('/el/updates')
    await publishUpdate(editor, 'en', 'Low water', `low-water-${database}`)
    await get('/el/updates')
    expect(site.rendered).toEqual(['/el/updates'])
    await changeTitle(editor, updateId, 'el', 'Παλίρροια')
    await get('/el/updates')
    expect(site.rendered).toEqual(['/el/updates', '/el/updates'])
  })

  it('that were missing exist as soon as they are published', async () => {
    expect((await get('/et/updates/loode')).status).toBe(404)
    await publishUpdate(editor, 'et', 'Loode', 'loode')
    expect((await get('/et/updates/loode')).text).toContain('Loode')
  })

  it('are gone at the next request after their unpublication', async () => {
    const id = await publishUpdate(editor, 'en', 'For a day', 'for-a-day')
    expect((await get('/updates/for-a-day')).status).toBe(200)
    const { layers } = (await editor.get(`/api/documents/updates/${id}`)).json()
    await editor.post(`/api/documents/updates/${id}/unpublish`, { layers: { en: layers.en.version } })
    expect((await get('/updates/for-a-day')).status).toBe(404)
  })

  it('are rendered once for all parallel requests', async () => {
    await changeTitle(editor, updateId, 'el', 'Άμπωτη')
    const responses = await Promise.all(Array.from({ length: 20 }, () => get('/el/updates/palirroia')))
    expect(site.rendered).toEqual(['/el/updates/palirroia'])
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
  })

  it('read before a publication are not cached or sent to later requests', async () => {
    await changeTitle(editor, updateId, 'el', 'Πριν')
    let finish = () => {}
    const reached = new Promise<void>((resolve) => {
      site.afterRead = () => {
        resolve()
        return new Promise((end) => {
          finish = end
        })
      }
    })
    const before = get('/el/updates/palirroia')
    await reached
    site.afterRead = async () => {}
    await changeTitle(editor, updateId, 'el', 'Μετά')
    expect((await get('/el/updates/palirroia')).text).toContain('Μετά')
    finish()
    expect((await before).text).toContain('Πριν')
    expect((await get('/el/updates/palirroia')).text).toContain('Μετά')
  })
})
