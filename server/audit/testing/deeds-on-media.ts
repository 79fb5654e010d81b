/** Everything that is done to the library and to messages of visitors, once, by the calls that do it. */
import { uploaded } from '../../media/testing/form.ts'
import { png } from '../../media/testing/samples.ts'
import type { Deeds, House } from './deed.ts'
import { fresh } from './deed.ts'

const type = 'media'
const folders = '/api/media/folders'

async function picture({ owner }: House): Promise<string> {
  return `/api/media/${(await uploaded(owner, await png())).id}`
}

async function thrownAway(house: House): Promise<string> {
  const path = await picture(house)
  await house.owner.post(`${path}/trash`, { version: 1 })
  return path
}

async function folder({ owner }: House): Promise<{ path: string; name: string }> {
  const name = fresh('Prints')
  return { path: `${folders}/${(await owner.post(folders, { name })).json().id}`, name }
}

async function message({ server, owner }: House): Promise<string> {
  await server.anonymous.post('/api/enquiries', words())
  return `/api/enquiries/${(await owner.get('/api/enquiries?limit=1')).json().items[0].id}`
}

const words = () => ({
  name: fresh('Vera'),
  email: 'vera@example.org',
  message: 'Is the print for sale?',
  page: '/contact',
  locale: 'en',
})

const toldOfFolder = (action: string, details: object) => ({
  told: { action: `media.folder.${action}`, type: 'media-folder', details },
})

export const deedsOnMedia: Deeds = {
  'POST /api/media': async () => ({
    path: '/api/media',
    file: await png(),
    told: { action: 'media.uploaded', type, details: { name: 'fern.png' } },
  }),
  'PATCH /api/media/{id}': async (house) => ({
    path: await picture(house),
    body: { version: 1, name: 'moss.png' },
    told: {
      action: 'media.changed',
      type,
      details: { before: { name: 'fern.png' }, after: { name: 'moss.png' } },
    },
  }),
  'PUT /api/media/{id}/file': async (house) => ({
    path: `${await picture(house)}/file?version=1`,
    file: await png({ color: '#ff0000' }),
    told: { action: 'media.replaced', type },
  }),
  'POST /api/media/{id}/trash': async (house) => ({
    path: `${await picture(house)}/trash`,
    body: { version: 1 },
    told: { action: 'media.trashed', type, details: { before: { trashedAt: null } } },
  }),
  'POST /api/media/{id}/restore': async (house) => ({
    path: `${await thrownAway(house)}/restore`,
    body: { version: 2 },
    told: { action: 'media.restored', type, details: { after: { trashedAt: null } } },
  }),
  'DELETE /api/media/{id}': async (house) => ({
    path: `${await thrownAway(house)}?version=2`,
    told: { action: 'media.deleted', type, details: { name: 'fern.png' } },
  }),

  'POST /api/media/folders': async () => {
    const name = fresh('Prints')
    return { path: folders, body: { name }, ...toldOfFolder('created', { after: { name, parent: null } }) }
  },
  'PATCH /api/media/folders/{id}': async (house) => {
    const [{ path, name }, other] = [await folder(house), fresh('Plates')]
    const details = { before: { name }, after: { name: other } }
    return { path, body: { name: other }, ...toldOfFolder('changed', details) }
  },
  'DELETE /api/media/folders/{id}': async (house) => {
    const { path, name } = await folder(house)
    return { path, ...toldOfFolder('deleted', { before: { name, parent: null } }) }
  },

  'POST /api/enquiries': async ({ server }) => ({
    path: '/api/enquiries',
    body: words(),
    by: server.anonymous,
    who: null,
    told: { action: 'enquiry.received', type: 'enquiry', details: { page: '/contact', status: 'new' } },
  }),
  'PATCH /api/enquiries/{id}': async (house) => ({
    path: await message(house),
    body: { status: 'answered' },
    told: {
      action: 'enquiry.changed',
      type: 'enquiry',
      details: { before: { status: 'new' }, after: { status: 'answered' } },
    },
  }),
  'DELETE /api/enquiries/{id}': async (house) => ({
    path: await message(house),
    told: { action: 'enquiry.deleted', type: 'enquiry' },
  }),
}
