/** Opens a document in the editor for tests. The fake server accepts every save. */
import { page, userEvent } from 'vitest/browser'
import type { DocumentResponse } from '../document-editor/saving/publishing.ts'
import { layerOf, signedIn, updateId, updateOf } from './documents.ts'
import type { FakeServer, Responses } from './fake-server.ts'
import { fakeServer, Refused } from './fake-server.ts'

export const address = `/admin/edit/${updateId}`
export const save = 'PUT /api/documents/{type}/{id}/{locale}'
export const english = { title: 'Autumn', slug: 'autumn', body: 'Leaves fall.' }
export const draft = () => updateOf({ en: { status: 'draft', version: 3, data: english } })

/** What the editor requests about a document besides itself: no problems and no other users. */
const looking = (document: DocumentResponse): Responses => ({
  'GET /api/documents/{type}/{id}': () => document,
  'GET /api/documents/{type}/{id}/checks': () => ({ items: [] }),
  'GET /api/documents/{type}/{id}/publish-plan': () => ({ items: [] }),
  'POST /api/documents/{type}/{id}/preview': () => new Refused(503, 'No pages in tests.'),
  'POST /api/presence': () => ({ people: [] }),
})

export const serving = (document: DocumentResponse, more: Responses = {}): FakeServer =>
  fakeServer({ ...signedIn(), ...looking(document), ...more })

/** Responds to each save with the next version, or the same version if nothing changed. */
export const saving: Responses = {
  [save]: ({ body, params }) => ({
    layer: layerOf(params.locale === '*' ? '*' : 'en', {
      status: 'draft',
      version: (body.version ?? 0) + (Object.keys(body.data).length > 0 ? 1 : 0),
      data: { ...english, ...body.data },
    }),
    merged: [],
    errors: [],
  }),
}

/** The data of all saves. On a busy machine the autosave sends a part of them before a requested save. */
export const savedData = (server: FakeServer): object =>
  Object.assign({}, ...server.requestsTo(save).map(({ body }) => body.data))

export const title = page.getByLabelText('Title', { exact: true })
export const saved = page.getByText('Saved', { exact: true })

/** The text field, whichever editor renders it. */
export const text = page.getByRole('textbox', { name: 'Text', exact: true })

/** Opens the publish dialog and confirms it. */
export async function publish(languages = 'Publish English'): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Publish…' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: languages }))
}
