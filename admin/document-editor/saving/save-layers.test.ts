import { updates } from '@cyanotype/content/model/collections/updates.ts'
import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { createApi } from '../../api/client.ts'
import { layerOf, updateOf } from '../../testing/documents.ts'
import type { EditingState, EditingStore } from '../state/editing-state.ts'
import { createEditingStore } from '../state/editing-state.ts'
import { changesIn, openEdits, withField } from '../state/layer-edits.ts'
import { browserClock } from './autosave.ts'
import { applyRemoteChanges, saveAll } from './save-layers.ts'

const first: EditingState = {
  document: updateOf({ en: { status: 'draft', version: 3, data: { title: 'Light' } } }),
  edits: openEdits(updates, updateOf({ en: { status: 'draft', version: 3, data: { title: 'Light' } } })),
  ...{ busy: undefined, trouble: undefined, conflict: undefined, isDeciding: false, problems: [] },
  ...{ failure: '', merged: [], restored: undefined, isInLocalDraft: true },
}

type Fetch = Parameters<typeof createApi>[0]['fetch']

function contextOf(store: EditingStore, { fetch }: { readonly fetch: Fetch }) {
  const no = async () => false
  return {
    api: createApi({ fetch, i18n: setupI18n(), locale: 'en', signInAgain: no, confirm: no }),
    ...{ type: updates, store, creation: { idempotencyKey: 'one' }, autosavedLayers: new Set<never>() },
    ...{ nextSave: () => ({ id: 'one', number: 1 }), onCreated: () => {} },
  }
}

it('reports a conflict when another change arrives while the user types in the same words', async () => {
  const store = createEditingStore(first, browserClock)
  const sent: unknown[] = []
  const context = contextOf(store, {
    async fetch(_address, init) {
      const { version, data } = JSON.parse(String(init?.body))
      sent.push({ version, data })
      // The user continues to type during the save.
      store.setEdit('en', withField(store.state().edits, 'en', 'title', 'Light of mine').en)
      const merged = layerOf('en', { status: 'draft', version: 5, data: { title: 'Light of theirs' } })
      return Response.json({ layer: merged, merged: ['title'], errors: [] })
    },
  })
  store.setEdit('en', withField(store.state().edits, 'en', 'title', 'Light of').en)
  await saveAll(context, 'en')
  expect(store.state().conflict?.clashes).toMatchObject([
    { yours: 'Light of mine', theirs: 'Light of theirs' },
  ])
  const { en } = store.state().edits
  expect(en.data.title).toBe('Light of mine')
  // The base version stays old, so the server detects the conflict on the next save.
  expect(en.version).toBe(3)
  expect(changesIn(en)).toMatchObject({ title: 'Light of mine' })
})

it('names the user who changed a field that arrives from the server', async () => {
  const store = createEditingStore(first, browserClock)
  const data = { title: 'Light', excerpt: 'By Maarja' }
  const changed = updateOf({ en: { status: 'draft', version: 4, data, changedBy: 'Maarja' } })
  await applyRemoteChanges(contextOf(store, { fetch: async () => Response.json(changed) }))
  expect(store.state().merged).toEqual([{ layer: 'en', field: 'excerpt', editor: 'Maarja' }])
})
