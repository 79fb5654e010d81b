import { model } from '@cyanotype/content/model/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { storageOf } from '../../testing/storage.ts'
import { openEdits, withField } from '../state/layer-edits.ts'
import { openLocalDrafts } from './local-draft-store.ts'
import { openDraftSync } from './sync-local-draft.ts'

describe('Local draft store', () => {
  let storage = storageOf(10_000)
  beforeEach(() => {
    storage = storageOf(10_000)
  })
  const open = (id = 'Eleni', window = 'one', others: readonly string[] = []) =>
    openLocalDrafts({
      storage,
      owner: { id, username: id },
      document: 'updates/1',
      window,
      others: new Set(others),
    })

  it('restores a draft with its base version after a reload', () => {
    open().save('el', 3, { title: 'Φως' })
    expect(open().find('el')).toMatchObject({ version: 3, changes: { title: 'Φως' } })
    expect(open().find('en')).toBeUndefined()
  })

  it('removes a draft after it was saved', () => {
    open().save('el', 3, { title: 'Φως' })
    open().save('el', 4, { title: 'Φως' })
    open().remove('el')
    expect(open().find('el')).toBeUndefined()
  })

  it('hides drafts from another user of the device', () => {
    open('Eleni').save('el', 3, { title: 'Φως' })
    expect(open('Maarja').find('el')).toBeUndefined()
  })

  it('separates the drafts of two open tabs', () => {
    const [one, two] = [open('Eleni', 'one', ['two']), open('Eleni', 'two', ['one'])]
    one.save('el', 3, { title: 'Φως' })
    expect(two.find('el')).toBeUndefined()
    two.save('el', 3, { title: 'Χαρτί' })
    two.remove('el')
    expect(open('Eleni', 'three').find('el')).toMatchObject({ changes: { title: 'Φως' } })
  })

  it('passes the draft of a closed tab to the tab that finds it', () => {
    open('Eleni', 'gone').save('el', 3, { title: 'Φως' })
    const next = open('Eleni', 'next')
    expect(next.find('el')?.changes).toEqual({ title: 'Φως' })
    next.save('el', 3, { title: 'Φως, ξανά' })
    next.remove('el')
    expect(open('Eleni', 'later').find('el')).toBeUndefined()
  })

  it('restores a draft that was set aside after a reload, until it is used or removed', () => {
    const server = openEdits(model.updates)
    const changed = withField(server, 'el', 'title', 'Φως')
    const found = () => openDraftSync(open('Eleni', 'later')).restore(server).edits.el.data.title
    const first = openDraftSync(open('Eleni', 'first'))
    first.save(changed)
    const draftSync = openDraftSync(open('Eleni', 'second'))
    draftSync.restore(server)
    expect(draftSync.replace(server, changed)).toBe(true)
    draftSync.save(server)
    expect(found()).toBe('Φως')
    draftSync.replace(changed, server)
    draftSync.save(server)
    expect(found()).not.toBe('Φως')
    draftSync.replace(server, changed)
    draftSync.clearOthers()
    expect(found()).not.toBe('Φως')
  })

  it('leaves drafts that were set aside in open tabs and prefers those on screen', () => {
    open('Eleni', 'one').save('el', 3, { title: 'Φως' })
    open('Eleni', 'two').aside.save('el', 3, { title: 'Χαρτί' })
    expect(open('Eleni', 'three').find('el')?.changes).toEqual({ title: 'Φως' })
    expect(open('Eleni', 'three', ['one', 'two']).find('el')).toBeUndefined()
  })

  it('returns false when the storage is full', () => {
    expect(open().save('el', 3, { body: 'x'.repeat(20_000) })).toBe(false)
  })

  it('ignores invalid entries', () => {
    storage.setItem('cyanotype/kept/Eleni/updates/1/el/one', '{"version":')
    expect(open().find('el')).toBeUndefined()
  })

  it('finds drafts after a username change and hides them from a new user with the old name', () => {
    const of = (id: string, username: string) =>
      openLocalDrafts({ storage, owner: { id, username }, document: 'updates/1', window: 'one' })
    of('7', 'Eleni').save('el', 3, { title: 'Φως' })
    expect(of('8', 'Eleni').find('el')).toBeUndefined()
    expect(of('7', 'Eleni Papadaki').find('el')?.changes).toEqual({ title: 'Φως' })
  })

  it('moves drafts from the username to the user id', () => {
    const drafts = JSON.stringify({ version: 3, changes: { title: 'Φως' }, at: '2026-11-20T08:00:00.000Z' })
    storage.setItem('cyanotype/kept/Eleni/updates/1/el/one', drafts)
    const eleni = { id: '7', username: 'Eleni' }
    const found = openLocalDrafts({ storage, owner: eleni, document: 'updates/1', window: 'two' }).find('el')
    expect(found?.changes).toEqual({ title: 'Φως' })
    expect(Object.keys(storage)).toEqual(['cyanotype/kept/7/updates/1/el/one'])
  })

  it('restores drafts of several unsaved new documents one at a time', () => {
    const eleni = { id: '7', username: 'Eleni' }
    const fresh = (window: string) =>
      openLocalDrafts({ storage, owner: eleni, document: 'updates/new', window })
    fresh('first').save('et', 0, { title: 'Valgus' })
    fresh('second').save('el', 0, { title: 'Φως' })
    const one = fresh('third')
    const found = [one.find('et'), one.find('el')].flatMap((text) => text?.changes ?? [])
    expect(found).toHaveLength(1)
    for (const layer of ['et', 'el'] as const) one.remove(layer)
    const rest = fresh('fourth')
    expect([...found, rest.find('et')?.changes, rest.find('el')?.changes]).toEqual(
      expect.arrayContaining([{ title: 'Valgus' }, { title: 'Φως' }]),
    )
  })
})
