/** A document on the desk, for tests: what the server knows of it, and that it takes every save. */
import { page, userEvent } from 'vitest/browser'
import type { DocumentAnswer } from '../document-editor/saving/publishing.ts'
import { layerOf, signedIn, updateId, updateOf } from './documents.ts'
import type { Answers, FakeServer } from './fake-server.ts'
import { fakeServer } from './fake-server.ts'

export const address = `/admin/edit/${updateId}`
export const save = 'PUT /api/documents/{type}/{id}/{locale}'
export const english = { title: 'Autumn', slug: 'autumn', body: 'Leaves fall.' }
export const draft = () => updateOf({ en: { status: 'draft', version: 3, data: english } })

/** What the desk asks about a document besides itself: nothing is amiss, and nobody else is here. */
const looking = (document: DocumentAnswer): Answers => ({
  'GET /api/documents/{type}/{id}': () => document,
  'GET /api/documents/{type}/{id}/checks': () => ({ items: [] }),
  'GET /api/documents/{type}/{id}/publish-plan': () => ({ items: [] }),
  'POST /api/presence': () => ({ people: [] }),
})

export const serving = (document: DocumentAnswer, more: Answers = {}): FakeServer =>
  fakeServer({ ...signedIn(), ...looking(document), ...more })

/** Saves whatever is sent, as the next version; without anything new there is none. */
export const saving: Answers = {
  [save]: ({ body, params }) => ({
    layer: layerOf(params.locale === '*' ? '*' : 'en', {
      status: 'draft',
      version: body.version + (Object.keys(body.data).length > 0 ? 1 : 0),
      data: { ...english, ...body.data },
    }),
    merged: [],
    errors: [],
  }),
}

export const title = page.getByLabelText('Title', { exact: true })
export const saved = page.getByText('Saved', { exact: true })

/** What a text says, however it is drawn. */
export const text = page.getByRole('textbox', { name: 'Text', exact: true })

/** Opens what stands before publishing, and confirms it. */
export async function publish(languages = 'Publish 1 language'): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Publish …' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: languages }))
}
