/** Example calls for every action on publish sets. */
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'
import { uniqueName } from './audited-actions.ts'

const type = 'publish_set'
const title = 'Spring'

async function draft({ owner }: AuditTestSetup) {
  const data = { title: 'Blue', slug: uniqueName('in-set'), body: 'Text.' }
  const { id } = (await owner.post('/api/documents/updates', { locale: 'en', data })).json()
  return { type: 'updates', id: String(id), locales: ['en'] }
}

async function setWithDraft(setup: AuditTestSetup) {
  const document = await draft(setup)
  const response = await setup.owner.post('/api/publish-sets', { title, documents: [document] })
  if (response.status !== 201) throw new Error(response.text)
  const { id, revision } = response.json()
  return { document, revision: String(revision), path: `/api/publish-sets/${id}` }
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

export const publishSetActions: AuditedActions = {
  'POST /api/publish-sets': async () => ({
    path: '/api/publish-sets',
    body: { title },
    expected: { action: 'publish_set.created', type, details: { title, documents: [] } },
  }),
  'PATCH /api/publish-sets/{set}': async (setup) => ({
    path: (await setWithDraft(setup)).path,
    body: { title: 'Summer' },
    expected: {
      ...{ action: 'publish_set.changed', type },
      details: { title, before: { title }, after: { title: 'Summer' } },
    },
  }),
  'DELETE /api/publish-sets/{set}': async (setup) => ({
    path: (await setWithDraft(setup)).path,
    expected: { action: 'publish_set.deleted', type, details: { title } },
  }),
  'POST /api/publish-sets/{set}/documents': async (setup) => {
    const { path } = await setWithDraft(setup)
    const document = await draft(setup)
    const details = { title, added: [document.id] }
    return {
      path: `${path}/documents`,
      body: { documents: [document] },
      expected: { action: 'publish_set.changed', type, details },
    }
  },
  'DELETE /api/publish-sets/{set}/documents/{id}': async (setup) => {
    const { path, document } = await setWithDraft(setup)
    const details = { title, removed: [document.id] }
    return {
      path: `${path}/documents/${document.id}`,
      expected: { action: 'publish_set.changed', type, details },
    }
  },
  'POST /api/publish-sets/{set}/publish': async (setup) => {
    const { path, revision, document } = await setWithDraft(setup)
    const details = { title, documents: [document.id] }
    const expected = { action: 'publish_set.published', type, details }
    return { path: `${path}/publish`, body: { revision }, expected }
  },
  'POST /api/publish-sets/{set}/schedule': async (setup) => {
    const { path, revision } = await setWithDraft(setup)
    const at = inAnHour()
    const expected = { action: 'publish_set.scheduled', type, details: { title, at } }
    return { path: `${path}/schedule`, body: { revision, at }, expected }
  },
  'DELETE /api/publish-sets/{set}/schedule': async (setup) => {
    const { path, revision } = await setWithDraft(setup)
    await setup.owner.post(`${path}/schedule`, { revision, at: inAnHour() })
    return {
      path: `${path}/schedule`,
      expected: { action: 'publish_set.unscheduled', type, details: { title } },
    }
  },
  'POST /api/publish-sets/{set}/undo': async (setup) => {
    const { path, revision } = await setWithDraft(setup)
    await setup.owner.post(`${path}/publish`, { revision })
    return { path: `${path}/undo`, expected: { action: 'publish_set.undone', type, details: { title } } }
  },
  'POST /api/publish-sets/{set}/preview': async (setup) => ({
    path: `${(await setWithDraft(setup)).path}/preview`,
    body: {},
    expected: { action: 'preview.opened', type: 'preview' },
  }),
}
