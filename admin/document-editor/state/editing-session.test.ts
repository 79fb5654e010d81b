import { updates } from '@cyanotype/content/model/collections/updates.ts'
import type { LayerData } from '@cyanotype/content/model/index.ts'
import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { createApi } from '../../api/client.ts'
import { layerOf, updateOf } from '../../testing/documents.ts'
import { storageOf } from '../../testing/storage.ts'
import { openDecisions } from '../conflict/conflict.ts'
import { openLocalDrafts } from '../local-drafts/local-draft-store.ts'
import { openEditing } from './editing-session.ts'

const owner = { id: 'eleni', username: 'Eleni', email: 'eleni@example.org' }
const no = async () => false

/** Opens a document with a draft of its text that another tab left behind. The server accepts every save. */
function openWithDraft() {
  const storage = storageOf(10_000)
  const draftsOf = (window: string) =>
    openLocalDrafts({ storage, owner, document: 'updates/one', window, others: new Set() })
  draftsOf('closed').save('en', 3, { excerpt: 'Written on the train' })
  let stored: LayerData = { title: 'Light' }
  let version = 3
  const fetch = async (_address: unknown, init?: RequestInit) => {
    stored = { ...stored, ...JSON.parse(String(init?.body)).data }
    version += 1
    return Response.json({
      layer: layerOf('en', { status: 'draft', version, data: stored }),
      ...{ merged: [], errors: [] },
    })
  }
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  return openEditing({
    type: updates,
    document: updateOf({ en: { status: 'draft', version, data: stored } }),
    locale: 'en',
    api: createApi({ fetch, i18n, locale: 'en', signInAgain: no, confirm: no }),
    session: 'open',
    draftsFor: () => draftsOf('open'),
    mayWrite: () => true,
    decisionsFor: () => openDecisions(storage, () => 'decided'),
    onCreated: () => {},
    clock: { now: () => 0, wait: () => () => {} },
  })
}

describe('Restored drafts', () => {
  it('can be exchanged for the saved text until they are saved', async () => {
    const editing = openWithDraft()
    const excerpt = () => editing.state().edits.en.data.excerpt
    editing.replaceDrafts()
    expect(excerpt()).toBe('')
    editing.replaceDrafts()
    expect(excerpt()).toBe('Written on the train')
    await editing.save()
    expect(editing.state().restored).toBeUndefined()
    editing.replaceDrafts()
    expect(excerpt()).toBe('Written on the train')
  })

  it('stay available while they are put aside, and so does a saved text that was changed', async () => {
    const editing = openWithDraft()
    editing.replaceDrafts()
    editing.change('en', 'title', 'Light of dawn')
    await editing.save()
    expect(editing.state().restored).toMatchObject({ isPutAside: true })
    editing.change('en', 'title', 'Light of the morning')
    editing.replaceDrafts()
    await editing.save()
    editing.replaceDrafts()
    expect(editing.state().edits.en.data.title).toBe('Light of the morning')
  })
})
