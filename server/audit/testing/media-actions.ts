/** Example calls for every action on media items, folders, enquiries and page feedback. */
import { uploaded } from '../../media/testing/form.ts'
import { png } from '../../media/testing/samples.ts'
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'
import { uniqueName } from './audited-actions.ts'

const type = 'media'
const folders = '/api/media/folders'

async function picture({ owner }: AuditTestSetup): Promise<string> {
  return `/api/media/${(await uploaded(owner, await png())).id}`
}

async function thrownAway(setup: AuditTestSetup): Promise<string> {
  const path = await picture(setup)
  await setup.owner.post(`${path}/trash`, { version: 1 })
  return path
}

async function folder({ owner }: AuditTestSetup): Promise<{ path: string; name: string }> {
  const name = uniqueName('Prints')
  return { path: `${folders}/${(await owner.post(folders, { name })).json().id}`, name }
}

async function message({ server, owner }: AuditTestSetup): Promise<string> {
  await server.anonymous.post('/api/enquiries', enquiryForm())
  return `/api/enquiries/${(await owner.get('/api/enquiries?limit=1')).json().items[0]?.id}`
}

const enquiryForm = () => ({
  name: uniqueName('Vera'),
  email: 'vera@example.org',
  message: 'Is the print for sale?',
  page: '/contact',
  locale: 'en',
})

const expectedFolderEntry = (action: string, details: object) => ({
  expected: { action: `media.folder.${action}`, type: 'media-folder', details },
})

export const mediaActions: AuditedActions = {
  'POST /api/media': async () => ({
    path: '/api/media',
    file: await png(),
    expected: { action: 'media.uploaded', type, details: { name: 'fern.png' } },
  }),
  'PATCH /api/media/{id}': async (setup) => ({
    path: await picture(setup),
    body: { version: 1, name: 'moss.png' },
    expected: {
      action: 'media.changed',
      type,
      details: { before: { name: 'fern.png' }, after: { name: 'moss.png' } },
    },
  }),
  'PUT /api/media/{id}/file': async (setup) => ({
    path: `${await picture(setup)}/file?version=1`,
    file: await png({ color: '#ff0000' }),
    expected: { action: 'media.replaced', type },
  }),
  'POST /api/media/{id}/trash': async (setup) => ({
    path: `${await picture(setup)}/trash`,
    body: { version: 1 },
    expected: { action: 'media.trashed', type, details: { before: { trashedAt: null } } },
  }),
  'POST /api/media/{id}/restore': async (setup) => ({
    path: `${await thrownAway(setup)}/restore`,
    body: { version: 2 },
    expected: { action: 'media.restored', type, details: { after: { trashedAt: null } } },
  }),
  'DELETE /api/media/{id}': async (setup) => ({
    path: `${await thrownAway(setup)}?version=2`,
    expected: { action: 'media.deleted', type, details: { name: 'fern.png' } },
  }),

  'POST /api/media/folders': async () => {
    const name = uniqueName('Prints')
    return {
      path: folders,
      body: { name },
      ...expectedFolderEntry('created', { after: { name, parent: null } }),
    }
  },
  'PATCH /api/media/folders/{id}': async (setup) => {
    const [{ path, name }, other] = [await folder(setup), uniqueName('Plates')]
    const details = { before: { name }, after: { name: other } }
    return { path, body: { name: other }, ...expectedFolderEntry('changed', details) }
  },
  'DELETE /api/media/folders/{id}': async (setup) => {
    const { path, name } = await folder(setup)
    return { path, ...expectedFolderEntry('deleted', { before: { name, parent: null } }) }
  },

  'POST /api/enquiries': async ({ server }) => ({
    path: '/api/enquiries',
    body: enquiryForm(),
    by: server.anonymous,
    who: null,
    expected: { action: 'enquiry.received', type: 'enquiry', details: { page: '/contact', status: 'new' } },
  }),
  'PATCH /api/enquiries/{id}': async (setup) => ({
    path: await message(setup),
    body: { status: 'answered' },
    expected: {
      action: 'enquiry.changed',
      type: 'enquiry',
      details: { before: { status: 'new' }, after: { status: 'answered' } },
    },
  }),
  'DELETE /api/enquiries/{id}': async (setup) => ({
    path: await message(setup),
    expected: { action: 'enquiry.deleted', type: 'enquiry' },
  }),

  'DELETE /api/page-feedback/comments/{id}': async ({ server, owner }) => {
    const path = '/api/page-feedback/comments'
    await server.anonymous.post('/api/page-feedback', { page: '/docs', helpful: false, comment: 'Unclear.' })
    const [comment] = (await owner.get(`${path}?page=/docs`)).json().items
    const details = { page: '/docs' }
    return {
      path: `${path}/${comment?.id}`,
      expected: { action: 'feedback.comment_deleted', type: 'page-feedback', details },
    }
  },
  'DELETE /api/page-feedback': async ({ server }) => {
    await server.anonymous.post('/api/page-feedback', { page: '/et/docs', helpful: true })
    const details = { page: '/et/docs', count: 1 }
    return {
      path: '/api/page-feedback?page=/et/docs',
      expected: { action: 'feedback.deleted', type: 'page-feedback', details },
    }
  },
}
