import { updates } from '@cyanotype/content/model/collections/updates.ts'
import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { createApi } from '../../api/client.ts'
import { layerOf, updateOf } from '../../testing/documents.ts'
import type { EditingState, EditingStore } from '../state/editing-state.ts'
import { createEditingStore } from '../state/editing-state.ts'
import { changesIn, openEdits, withField } from '../state/layer-edits.ts'
import { browserClock } from './autosave.ts'
import { change } from './publishing.ts'
import { applyRemoteChanges, saveAll } from './save-layers.ts'

const first: EditingState = {
  document: updateOf({ en: { status: 'draft', version: 3, data: { title: 'Light' } } }),
  edits: openEdits(updates, updateOf({ en: { status: 'draft', version: 3, data: { title: 'Light' } } })),
  ...{ busy: undefined, trouble: undefined, conflict: undefined, isDeciding: false, problems: [] },
  ...{ failure: '', merged: [], restored: undefined, isInLocalDraft: true },
}

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

type Fetch = Parameters<typeof createApi>[0]['fetch']

function contextOf(store: EditingStore, { fetch }: { readonly fetch: Fetch }) {
  const no = async () => false
  return {
    api: createApi({ fetch, i18n, locale: 'en', signInAgain: no, confirm: no }),
    ...{ type: updates, store, creation: { idempotencyKey: 'one' }, autosavedLayers: new Set<never>() },
    ...{ nextSave: () => ({ id: 'one', number: 1 }), onCreated: () => {}, onSaved: () => {} },
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
  expect(store.state().conflict?.conflicts).toMatchObject([
    { yours: 'Light of mine', theirs: 'Light of theirs' },
  ])
  const { en } = store.state().edits
  expect(en.data.title).toBe('Light of mine')
  // The base version stays old, so the server detects the conflict on the next save.
  expect(en.version).toBe(3)
  expect(changesIn(en)).toMatchObject({ title: 'Light of mine' })
})

const tooLong = (field: string) =>
  Response.json(
    {
      code: 'validation_failed',
      message: 'Some fields are not valid.',
      fields: [{ path: ['body', 'data', field], message: 'Too long.' }],
    },
    { status: 422 },
  )

it('creates a document with the corrected text after the first save was refused', async () => {
  const store = createEditingStore({ ...first, document: undefined, edits: openEdits(updates) }, browserClock)
  const sent: { readonly key: string; readonly title: string }[] = []
  const context = contextOf(store, {
    async fetch(_address, init) {
      const { data } = JSON.parse(String(init?.body))
      sent.push({ key: Object(init?.headers)['idempotency-key'], title: data.title })
      if (data.title === 'Too long') return tooLong('title')
      if (sent.length === 2) throw new TypeError('The connection was lost.')
      if (init?.method === 'POST')
        return Response.json(updateOf({ en: { status: 'draft', version: 1, data } }))
      return Response.json({
        layer: layerOf('en', { status: 'draft', version: 2, data }),
        merged: [],
        errors: [],
      })
    },
  })
  const type = (title: string) => store.setEdit('en', withField(store.state().edits, 'en', 'title', title).en)
  type('Too long')
  await expect(saveAll(context, 'en')).rejects.toThrow('Some fields are not valid.')
  type('Short')
  await expect(saveAll(context, 'en')).rejects.toThrow()
  type('Short, and more')
  await saveAll(context, 'en')
  // The result of the second attempt is unknown, so it is repeated unchanged. The rest follows as a change.
  expect(sent).toEqual([
    { key: 'one', title: 'Too long' },
    { key: 'one', title: 'Short' },
    { key: 'one', title: 'Short' },
    { key: undefined, title: 'Short, and more' },
  ])
})

it('saves the other languages when one is refused, and reports the problem', async () => {
  const store = createEditingStore(first, browserClock)
  const context = contextOf(store, {
    async fetch(address, init) {
      const { data } = JSON.parse(String(init?.body))
      if (String(address).endsWith('/en')) return tooLong('title')
      return Response.json({
        layer: layerOf('et', { status: 'draft', version: 1, data }),
        merged: [],
        errors: [],
      })
    },
  })
  store.setEdit('en', withField(store.state().edits, 'en', 'title', 'Too long').en)
  store.setEdit('et', withField(store.state().edits, 'et', 'title', 'Valgus').et)
  await expect(saveAll(context, 'en')).rejects.toMatchObject({
    message: 'Some fields are not valid.',
    fields: [{ path: ['en', 'title'], message: 'Too long.' }],
  })
  const { en, et } = store.state().edits
  expect(et).toMatchObject({ version: 1, base: { title: 'Valgus' } })
  expect(changesIn(en)).toEqual({ title: 'Too long' })
})

it('names the user who changed a field that arrives from the server', async () => {
  const store = createEditingStore(first, browserClock)
  const data = { title: 'Light', excerpt: 'By Maarja' }
  const changed = updateOf({ en: { status: 'draft', version: 4, data, changedBy: 'Maarja' } })
  await applyRemoteChanges(contextOf(store, { fetch: async () => Response.json(changed) }))
  expect(store.state().merged).toEqual([{ layer: 'en', field: 'excerpt', editor: 'Maarja' }])
})

it('publishes again the version that was public, and not what was typed since', async () => {
  const store = createEditingStore(first, browserClock)
  const published: unknown[] = []
  const context = contextOf(store, {
    async fetch(address, init) {
      const body = JSON.parse(String(init?.body))
      if (String(address).endsWith('/publish')) {
        published.push(body)
        return Response.json(first.document)
      }
      const layer = layerOf('en', { status: 'draft', version: 4, data: body.data })
      return Response.json({ layer, merged: [], errors: [] })
    },
  })
  store.setEdit('en', withField(store.state().edits, 'en', 'title', 'Light, and m').en)
  await change(context, 'en', { to: 'republish', versions: { en: 3 } })
  expect(published).toEqual([{ layers: { en: 3 } }])
})

/** Restores the version with the title “Dawn”. The user types during the request. */
async function restoreWhileTyping(field: string, value: string) {
  const store = createEditingStore(first, browserClock)
  const context = contextOf(store, {
    async fetch() {
      store.setEdit('en', withField(store.state().edits, 'en', field, value).en)
      const layer = layerOf('en', { status: 'draft', version: 4, data: { title: 'Dawn' } })
      return Response.json({ layer, merged: [], errors: [] })
    },
  })
  await change(context, 'en', { to: 'restore-version', layer: 'en', number: 1 })
  return store.state()
}

it('keeps text that is typed while a version is restored', async () => {
  const { edits, document, conflict } = await restoreWhileTyping('excerpt', 'Typed meanwhile')
  expect(edits.en).toMatchObject({ version: 4, data: { title: 'Dawn', excerpt: 'Typed meanwhile' } })
  expect(changesIn(edits.en)).toEqual({ excerpt: 'Typed meanwhile' })
  expect(document?.layers.en.version).toBe(4)
  expect(conflict).toBeUndefined()
})

it('reports a conflict when the user types in a text that is being restored', async () => {
  const { edits, conflict } = await restoreWhileTyping('title', 'Light of mine')
  expect(edits.en).toMatchObject({ version: 3, data: { title: 'Light of mine' } })
  expect(conflict?.conflicts).toMatchObject([{ yours: 'Light of mine', theirs: 'Dawn' }])
})
