/** Everything that is done to documents, once, by the calls that do it. */
import type { Deeds, House } from './deed.ts'
import { fresh } from './deed.ts'

const updates = '/api/documents/updates'
const layers = { en: 1, '*': 1 }
const type = 'updates'
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

async function draft({ owner }: House): Promise<{ id: string; path: string }> {
  const data = { title: 'Blue', slug: fresh('deed'), body: 'Text.' }
  const answer = await owner.post(updates, { locale: 'en', data, shared: { author: 'Ada' } })
  const { id } = answer.json()
  return { id, path: `${updates}/${id}` }
}

/** After something was done to it. */
async function after(house: House, ...deeds: readonly (readonly [string, object])[]) {
  const made = await draft(house)
  for (const [deed, body] of deeds) {
    const answer = await house.owner.post(`${made.path}/${deed}`, body)
    if (answer.status !== 200) throw new Error(`${deed}: ${answer.text}`)
  }
  return made
}

const published = ['publish', { layers }] as const
const trashed = ['trash', { layers }] as const
const archived = ['archive', { layers: { en: 1 } }] as const

/** With a second version in English. */
async function saved(house: House) {
  const made = await draft(house)
  await house.owner.put(`${made.path}/en`, { version: 1, data: { title: 'Bluer' } })
  return made
}

const told = (action: string, details?: object) => ({
  told: { action: `document.${action}`, type, ...(details && { details }) },
})

export const deedsOnDocuments: Deeds = {
  'POST /api/documents/{type}': async () => ({
    path: updates,
    body: { locale: 'en', data: { title: 'Blue', slug: fresh('deed') }, shared: { author: 'Ada' } },
    ...told('created', { locale: 'en' }),
  }),
  'PUT /api/documents/{type}/{id}/{locale}': async (house) => ({
    path: `${(await draft(house)).path}/en`,
    body: { version: 1, data: { title: 'Bluer' } },
    ...told('saved', { version: 2, before: { title: 'Blue' }, after: { title: 'Bluer' } }),
  }),
  'POST /api/documents/{type}/{id}/publish': async (house) => ({
    path: `${(await draft(house)).path}/publish`,
    body: { layers },
    ...told('published', { layers }),
  }),
  'POST /api/documents/{type}/{id}/unpublish': async (house) => ({
    path: `${(await after(house, published)).path}/unpublish`,
    body: { layers: { en: 1 } },
    ...told('unpublished'),
  }),
  'POST /api/documents/{type}/bulk': async (house) => ({
    path: `${updates}/bulk`,
    body: { action: 'trash', items: [{ id: (await draft(house)).id, layers }] },
    ...told('trashed'),
  }),
  'POST /api/documents/{type}/{id}/copy': async (house) => {
    const { id, path } = await draft(house)
    return { path: `${path}/copy`, body: {}, ...told('copied', { from: id }) }
  },
  'POST /api/documents/{type}/{id}/schedule': async (house) => ({
    path: `${(await draft(house)).path}/schedule`,
    body: { action: 'publish', at: inAnHour(), layers },
    ...told('scheduled', { layers }),
  }),
  'DELETE /api/documents/{type}/{id}/schedule/{schedule}': async (house) => {
    const { path } = await after(house, ['schedule', { action: 'publish', at: inAnHour(), layers }])
    const [plan] = (await house.owner.get(path)).json().schedules
    return { path: `${path}/schedule/${plan.id}`, ...told('unscheduled') }
  },
  'POST /api/documents/{type}/{id}/archive': async (house) => ({
    path: `${(await after(house, published)).path}/archive`,
    body: { layers: { en: 1 } },
    ...told('archived'),
  }),
  'POST /api/documents/{type}/{id}/unarchive': async (house) => ({
    path: `${(await after(house, published, archived)).path}/unarchive`,
    body: { layers: { en: 1 } },
    ...told('unarchived'),
  }),
  'POST /api/documents/{type}/{id}/trash': async (house) => ({
    path: `${(await draft(house)).path}/trash`,
    body: { layers },
    ...told('trashed'),
  }),
  'POST /api/documents/{type}/{id}/restore': async (house) => ({
    path: `${(await after(house, trashed)).path}/restore`,
    body: { layers },
    ...told('restored'),
  }),
  'POST /api/documents/{type}/{id}/delete': async (house) => ({
    path: `${(await after(house, trashed)).path}/delete`,
    body: { layers },
    ...told('deleted'),
  }),
  'POST /api/publications': async (house) => ({
    path: '/api/publications',
    body: { documents: [{ type, id: (await draft(house)).id, layers }] },
    ...told('published', { layers }),
  }),
  'PATCH /api/documents/{type}/{id}/{locale}/versions/{number}': async (house) => ({
    path: `${(await draft(house)).path}/en/versions/1`,
    body: { note: 'Sent to print' },
    ...told('version_named', { before: { note: null }, after: { note: 'Sent to print' } }),
  }),
  'POST /api/documents/{type}/{id}/{locale}/versions/{number}/restore': async (house) => ({
    path: `${(await saved(house)).path}/en/versions/1/restore`,
    body: { version: 2 },
    ...told('version_restored', { from: 1, before: { title: 'Bluer' }, after: { title: 'Blue' } }),
  }),
  'POST /api/documents/{type}/{id}/{locale}/translation': async (house) => {
    const { path } = await draft(house)
    await house.owner.put(`${path}/et`, { version: 0, source: 1, data: { title: 'Sinine' } })
    await house.owner.put(`${path}/en`, { version: 1, data: { title: 'Bluer' } })
    const marks = [{ field: 'title', as: 'still-right' }]
    return {
      path: `${path}/et/translation`,
      body: { version: 1, source: 2, marks },
      ...told('translated', { locale: 'et', marks }),
    }
  },
  'POST /api/documents/{type}/{id}/preview': async (house) => ({
    path: `${(await draft(house)).path}/preview`,
    body: { locale: 'en' },
    told: { action: 'preview.opened', type: 'preview' },
  }),
  'POST /api/previews': async () => ({
    path: '/api/previews',
    body: { at: inAnHour() },
    told: { action: 'preview.opened', type: 'preview' },
  }),
  'DELETE /api/previews/{id}': async ({ owner }) => {
    const { id } = (await owner.post('/api/previews', { at: inAnHour() })).json()
    return { path: `/api/previews/${id}`, told: { action: 'preview.closed', type: 'preview' } }
  },
}
