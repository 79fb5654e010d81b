import { each, initialData, model, siteLayers } from '@cyanotype/content/model/index.ts'
import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { Api } from '../../api/client.ts'
import { createApi } from '../../api/client.ts'
import { layerOf } from '../../testing/documents.ts'
import { browserClock } from '../saving/autosave.ts'
import type { SaveContext } from '../saving/save-layers.ts'
import type { EditingState } from '../state/editing-state.ts'
import { createEditingStore } from '../state/editing-state.ts'
import { openEdits } from '../state/layer-edits.ts'
import type { Conflict } from './conflict.ts'
import { resolveConflict } from './resolve-conflict.ts'

const no = async () => false
const apiThat = (respond: (body: { version: number; data: object }) => Promise<Response>): Api =>
  createApi({
    fetch: (_address, init) => respond(JSON.parse(String(init?.body))),
    ...{ i18n: setupI18n(), locale: 'en', signInAgain: no, confirm: no },
  })

/** A home page: the other person changed title and text of the hero, and we changed its title and label. */
function meeting() {
  const initial = initialData(model.home, 'en')
  const opening = (part: Readonly<Record<string, unknown>>) => ({
    ...initial,
    hero: { ...Object(initial.hero), ...part },
  })
  const theirs = opening({ title: 'Theirs', text: 'Their text' })
  const layer = { ...layerOf('en', { status: 'draft', version: 5 }), data: theirs }
  const edits = openEdits(model.home)
  const mine = { version: 3, base: initial, data: opening({ title: 'Mine', label: 'My label' }) }
  const request: unknown[] = []
  const api = apiThat(async ({ version, data }) => {
    request.push({ version, data })
    const isFirst = request.length === 1
    const hero = { ...Object(data).hero, ...(isFirst ? { text: 'Their text' } : {}) }
    const saved = { ...layer, version: 5 + request.length, data: { ...theirs, hero } }
    return Response.json({ layer: saved, merged: [], errors: [] })
  })
  const layers = { ...each(siteLayers(), (code) => layerOf(code)), en: layer }
  const first: EditingState = {
    document: { id: 'home', type: 'home', createdAt: '', trashedAt: null, schedules: [], layers },
    edits: { ...edits, en: mine },
    ...{
      busy: undefined,
      trouble: undefined,
      conflict: undefined,
      isDeciding: false,
      problems: [],
      failure: '',
    },
    ...{ merged: [], restored: undefined, isInLocalDraft: true },
  }
  const store = createEditingStore(first, browserClock)
  const context: SaveContext = {
    ...{ type: model.home, api, store, creation: { idempotencyKey: 'one' }, autosavedLayers: new Set() },
    nextSave: () => ({ id: 'one', number: request.length }),
    onCreated: () => {},
    onSaved: () => {},
  }
  const conflict: Conflict = {
    ...{ layer: 'en', version: 5, editor: 'Maarja', theirs },
    conflicts: [{ field: 'hero.title', base: '', yours: 'Mine', theirs: 'Theirs' }],
  }
  return { context, conflict, request, store }
}

it('resolves a field of a group and keeps the changes of both people in its other fields', async () => {
  const { context, conflict, request, store } = meeting()
  await expect(resolveConflict(context, conflict, { 'hero.title': 'Mine and theirs' })).resolves.toBe(true)
  expect(request).toMatchObject([
    { version: 3, data: { hero: { title: 'Theirs', label: 'My label' } } },
    { version: 6, data: { hero: { title: 'Mine and theirs', label: 'My label', text: 'Their text' } } },
  ])
  expect(Object.keys(store.state().edits.en.data)).not.toContain('hero.title')
})

it('keeps the decided text on screen when the server cannot be reached', async () => {
  const { context, conflict, store } = meeting()
  const refusing: SaveContext = {
    ...context,
    api: apiThat(() => Promise.reject(new TypeError('unavailable'))),
  }
  await expect(resolveConflict(refusing, conflict, { 'hero.title': 'Decided' })).rejects.toThrow()
  expect(store.state().edits.en.data).toMatchObject({ hero: { title: 'Decided', label: 'My label' } })
})
