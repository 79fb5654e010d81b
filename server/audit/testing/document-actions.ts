/** Example calls for every action on documents and previews. */
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'
import { uniqueName } from './audited-actions.ts'

const updates = '/api/documents/updates'
const layers = { en: 1, '*': 1 }
const type = 'updates'
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

async function draft({ owner }: AuditTestSetup) {
  const data = { title: 'Blue', slug: uniqueName('document'), body: 'Text.' }
  const response = await owner.post(updates, { locale: 'en', data, shared: { author: 'Ada' } })
  const { id } = response.json()
  return { id, path: `${updates}/${id}` as const }
}

/** A draft after some actions. */
async function after(setup: AuditTestSetup, ...actions: readonly (readonly [string, object])[]) {
  const made = await draft(setup)
  for (const [action, body] of actions) {
    const response = await setup.owner.post(`${made.path}/${action}`, body)
    if (response.status !== 200) throw new Error(`${action}: ${response.text}`)
  }
  return made
}

const published = ['publish', { layers }] as const
const trashed = ['trash', { layers }] as const
const archived = ['archive', { layers: { en: 1 } }] as const

/** A draft with a second version in English. */
async function saved(setup: AuditTestSetup) {
  const made = await draft(setup)
  await setup.owner.put(`${made.path}/en`, { version: 1, data: { title: 'Bluer' } })
  return made
}

const expectedEntry = (action: string, details?: object) => ({
  expected: { action: `document.${action}`, type, ...(details && { details }) },
})

export const documentActions: AuditedActions = {
  'POST /api/documents/{type}': async () => ({
    path: updates,
    body: { locale: 'en', data: { title: 'Blue', slug: uniqueName('document') }, shared: { author: 'Ada' } },
    ...expectedEntry('created', { locale: 'en' }),
  }),
  'PUT /api/documents/{type}/{id}/{locale}': async (setup) => ({
    path: `${(await draft(setup)).path}/en`,
    body: { version: 1, data: { title: 'Bluer' } },
    ...expectedEntry('saved', { version: 2, before: { title: 'Blue' }, after: { title: 'Bluer' } }),
  }),
  'POST /api/documents/{type}/{id}/publish': async (setup) => ({
    path: `${(await draft(setup)).path}/publish`,
    body: { layers },
    ...expectedEntry('published', { layers }),
  }),
  'POST /api/documents/{type}/{id}/unpublish': async (setup) => ({
    path: `${(await after(setup, published)).path}/unpublish`,
    body: { layers: { en: 1 } },
    ...expectedEntry('unpublished'),
  }),
  'POST /api/documents/{type}/bulk': async (setup) => ({
    path: `${updates}/bulk`,
    body: { action: 'trash', items: [{ id: (await draft(setup)).id, layers }] },
    ...expectedEntry('trashed'),
  }),
  'POST /api/documents/{type}/{id}/copy': async (setup) => {
    const { id, path } = await draft(setup)
    return { path: `${path}/copy`, body: {}, ...expectedEntry('copied', { from: id }) }
  },
  'POST /api/documents/{type}/{id}/schedule': async (setup) => ({
    path: `${(await draft(setup)).path}/schedule`,
    body: { action: 'publish', at: inAnHour(), layers },
    ...expectedEntry('scheduled', { layers }),
  }),
  'PATCH /api/documents/{type}/{id}/schedule/{schedule}': async (setup) => {
    const { path } = await after(setup, ['schedule', { action: 'publish', at: inAnHour(), layers }])
    const [plan] = (await setup.owner.get(path)).json().schedules
    const at = new Date(Date.now() + 7_200_000).toISOString()
    return {
      path: `${path}/schedule/${plan?.id}`,
      body: { at },
      ...expectedEntry('scheduled', { due: at, layers }),
    }
  },
  'DELETE /api/documents/{type}/{id}/schedule/{schedule}': async (setup) => {
    const { path } = await after(setup, ['schedule', { action: 'publish', at: inAnHour(), layers }])
    const [plan] = (await setup.owner.get(path)).json().schedules
    return { path: `${path}/schedule/${plan?.id}`, ...expectedEntry('unscheduled') }
  },
  'POST /api/documents/{type}/{id}/archive': async (setup) => ({
    path: `${(await after(setup, published)).path}/archive`,
    body: { layers: { en: 1 } },
    ...expectedEntry('archived'),
  }),
  'POST /api/documents/{type}/{id}/unarchive': async (setup) => ({
    path: `${(await after(setup, published, archived)).path}/unarchive`,
    body: { layers: { en: 1 } },
    ...expectedEntry('unarchived'),
  }),
  'POST /api/documents/{type}/{id}/trash': async (setup) => ({
    path: `${(await draft(setup)).path}/trash`,
    body: { layers },
    ...expectedEntry('trashed'),
  }),
  'POST /api/documents/{type}/{id}/restore': async (setup) => ({
    path: `${(await after(setup, trashed)).path}/restore`,
    body: { layers },
    ...expectedEntry('restored'),
  }),
  'POST /api/documents/{type}/{id}/delete': async (setup) => ({
    path: `${(await after(setup, trashed)).path}/delete`,
    body: { layers },
    ...expectedEntry('deleted'),
  }),
  'POST /api/publications': async (setup) => ({
    path: '/api/publications',
    body: { documents: [{ type, id: (await draft(setup)).id, layers }] },
    ...expectedEntry('published', { layers }),
  }),
  'PATCH /api/documents/{type}/{id}/{locale}/versions/{number}': async (setup) => ({
    path: `${(await draft(setup)).path}/en/versions/1`,
    body: { note: 'Sent to print' },
    ...expectedEntry('version_named', { before: { note: null }, after: { note: 'Sent to print' } }),
  }),
  'POST /api/documents/{type}/{id}/{locale}/versions/{number}/restore': async (setup) => ({
    path: `${(await saved(setup)).path}/en/versions/1/restore`,
    body: { version: 2 },
    ...expectedEntry('version_restored', { from: 1, before: { title: 'Bluer' }, after: { title: 'Blue' } }),
  }),
  'POST /api/documents/{type}/{id}/{locale}/translation': async (setup) => {
    const { path } = await draft(setup)
    await setup.owner.put(`${path}/et`, { version: 0, source: 1, data: { title: 'Sinine' } })
    await setup.owner.put(`${path}/en`, { version: 1, data: { title: 'Bluer' } })
    const marks = [{ field: 'title', as: 'still-right' }]
    return {
      path: `${path}/et/translation`,
      body: { version: 1, source: 2, marks },
      ...expectedEntry('translated', { locale: 'et', marks }),
    }
  },
  'POST /api/documents/{type}/{id}/preview': async (setup) => ({
    path: `${(await draft(setup)).path}/preview`,
    body: { locale: 'en' },
    expected: { action: 'preview.opened', type: 'preview' },
  }),
  'POST /api/previews': async () => ({
    path: '/api/previews',
    body: { at: inAnHour() },
    expected: { action: 'preview.opened', type: 'preview' },
  }),
  'DELETE /api/previews/{id}': async ({ owner }) => {
    const { id } = (await owner.post('/api/previews', { at: inAnHour() })).json()
    return { path: `/api/previews/${id}`, expected: { action: 'preview.closed', type: 'preview' } }
  },
}
