import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PublishSet } from '../../publish-sets/queries.ts'
import { signedIn, updateId, updateOf } from '../../testing/documents.ts'
import { withEventStream } from '../../testing/fake-event-stream.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const setOf = (part: Partial<PublishSet> = {}): PublishSet => ({
  ...{ id: 'spring', title: 'Spring season', state: 'open', at: null, revision: 'r1', failure: null },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', createdBy: 'Eleni', documents: 1 },
  items: [
    {
      ...{ type: 'updates', id: updateId, isTrashed: false, titles: { en: 'Printing ferns' } },
      layers: [{ layer: 'en', version: 2, publishedVersion: 1, status: 'changed' }],
    },
  ],
  ...part,
})

const serving = (responses: Responses) =>
  withEventStream(fakeServer({ ...signedIn(), 'GET /api/preferences': () => ({}), ...responses }))

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

describe('Changes of others', () => {
  it('are not published by a dialog that was opened before them', async () => {
    let set = setOf()
    const { server, sendEvent } = serving({
      'GET /api/publish-sets/{set}': () => set,
      'POST /api/publish-sets/{set}/publish': () => setOf({ state: 'published' }),
    })
    await renderAdmin('/admin/publish-sets?open=spring', server)
    await press('Publish…')
    set = setOf({ title: 'Spring and summer', revision: 'r2' })
    await sendEvent('done', { action: 'document.saved', type: 'updates', id: updateId })
    await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Spring and summer')
    await press('Publish 1 document')
    await expect
      .poll(() => server.requestsTo('POST /api/publish-sets/{set}/publish')[0]?.body)
      .toEqual({ revision: 'r1' })
  })

  it('do not choose another set in the dialog that adds a document', async () => {
    const items = [setOf()]
    const draft = { status: 'draft' as const, version: 1, data: { title: 'Printing ferns' } }
    const { server, sendEvent } = serving({
      'GET /api/documents/{type}/{id}': () => updateOf({ en: draft }),
      'GET /api/publish-sets': () => ({ items, next: null }),
    })
    await renderAdmin(`/admin/edit/${updateId}`, server)
    await press('More actions')
    await userEvent.click(page.getByRole('menuitem', { name: 'Add to publish set…', exact: true }))
    await expect.element(page.getByRole('radio', { name: /^Spring season/ })).toBeChecked()
    items.unshift(setOf({ id: 'autumn', title: 'Autumn season' }))
    await sendEvent('done', { action: 'publish_set.created', type: 'publish_set', id: 'autumn' })
    await expect.element(page.getByRole('radio', { name: /^Autumn season/ })).not.toBeChecked()
    await expect.element(page.getByRole('radio', { name: /^Spring season/ })).toBeChecked()
  })
})
