/** Tests the overview: counts equal those of the lists, and include nothing that the user may not see. */
import { beforeAll, describe, expect, it } from 'vitest'
import { uploaded } from '../../media/testing/form.ts'
import { svg } from '../../media/testing/samples.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { changeTitle, publishUpdate } from '../../testing/publishing.ts'
import { startServer } from '../../testing/start-server.ts'

describe.each(callDatabases)('Overview on %s', (database) => {
  let owner: Client
  let editor: Client
  let translator: Client
  let updateId: string

  const overviewOf = async (client: Client) => (await client.get('/api/overview')).json()
  const updatesIn = async (client: Client) =>
    (await overviewOf(client)).lists.find(({ type }) => type === 'updates')
  const inGreek = async (client: Client) =>
    (await overviewOf(client)).languages.find(({ locale }) => locale === 'el')

  beforeAll(async () => {
    const server = await startServer(database)
    owner = await server.signedInAs('owner')
    editor = await server.signedInAs('editor')
    translator = await server.signedInAs('translator', ['el'])
    expect((await overviewOf(owner)).firstSteps).toEqual({
      ...{ hasSiteName: false, hasDescription: false, hasUpdate: false, hasMedia: false },
      hasOtherUsers: true,
    })
    updateId = await publishUpdate(editor, 'en', 'Tide', 'tide')
    await editor.post('/api/documents/updates', { locale: 'en', data: { title: 'Ebb' } })
  })

  it('counts drafts, and those created by the user', async () => {
    expect(await updatesIn(editor)).toMatchObject({ documents: 2, published: 1, drafts: 1, mine: 1 })
    expect(await updatesIn(owner)).toMatchObject({ drafts: 1, mine: 0 })
  })

  it('counts missing texts of a locale, and out-of-date translations', async () => {
    expect(await inGreek(translator)).toMatchObject({ missing: 2, outdated: 0 })
    const { layers } = (await owner.get(`/api/documents/updates/${updateId}`)).json()
    await translator.put(`/api/documents/updates/${updateId}/el`, {
      version: layers.el.version,
      data: { title: 'Παλίρροια', body: 'Νερό.' },
    })
    await changeTitle(editor, updateId, 'en', 'High tide')
    expect(await inGreek(translator)).toMatchObject({ missing: 1, outdated: 1 })
  })

  it('lists schedules, once for all locales', async () => {
    const { layers } = (await owner.get(`/api/documents/updates/${updateId}`)).json()
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const response = await editor.post(`/api/documents/updates/${updateId}/schedule`, {
      action: 'unpublish',
      at,
      layers: { en: layers.en.version },
    })
    expect(response.status).toBe(200)
    expect(await overviewOf(editor)).toMatchObject({
      planned: [
        { type: 'updates', id: updateId, title: 'High tide', locales: ['en'], action: 'unpublish', at },
      ],
      scheduled: 1,
    })
  })

  it('names a scheduled document whose title is shared', async () => {
    const partners = '/api/documents/partners'
    const logo = await uploaded(editor, svg())
    const shared = { name: 'Atelier Anna', kind: 'partner', logo: logo.id }
    const made = await editor.post(partners, { locale: 'en', data: { description: 'Prints.' }, shared })
    const { id } = made.json()
    await editor.post(`${partners}/${id}/publish`, { layers: { en: 1, '*': 1 } })
    const at = new Date(Date.now() + 172_800_000).toISOString()
    const plan = { action: 'unpublish', at, layers: { en: 1 } }
    expect((await editor.post(`${partners}/${id}/schedule`, plan)).status).toBe(200)
    const { planned, scheduled } = await overviewOf(editor)
    expect(planned).toContainEqual(
      expect.objectContaining({ type: 'partners', id, title: 'Atelier Anna', locales: ['en'] }),
    )
    expect(scheduled).toBe(planned.length)
  })

  it('shows unread enquiries, answers to forms and other users only to those with the permission', async () => {
    expect(await overviewOf(owner)).toMatchObject({
      unread: 0,
      unreadAnswers: 0,
      firstSteps: { hasOtherUsers: true },
    })
    for (const client of [editor, translator])
      expect(await overviewOf(client)).toMatchObject({
        ...{ unread: null, unreadAnswers: null, firstSteps: { hasOtherUsers: null } },
      })
    expect((await overviewOf(editor)).firstSteps.hasUpdate).toBe(true)
  })
})
