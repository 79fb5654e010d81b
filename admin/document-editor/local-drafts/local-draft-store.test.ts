import { model } from '@cyanotype/content/model/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { storageOf } from '../../testing/storage.ts'
import { openEdits, withField } from '../state/layer-edits.ts'
import { openLocalDrafts } from './local-draft-store.ts'
import { openDraftSync } from './sync-local-draft.ts'

describe('unsaved words', () => {
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

  it('are there after a reload, with the version that they started from', () => {
    open().save('el', 3, { title: 'Φως' })
    expect(open().find('el')).toMatchObject({ version: 3, changes: { title: 'Φως' } })
    expect(open().find('en')).toBeUndefined()
  })

  it('are gone once the server has them', () => {
    open().save('el', 3, { title: 'Φως' })
    open().save('el', 4, { title: 'Φως' })
    open().remove('el')
    expect(open().find('el')).toBeUndefined()
  })

  it('are not shown to somebody else at the same desk', () => {
    open('Eleni').save('el', 3, { title: 'Φως' })
    expect(open('Maarja').find('el')).toBeUndefined()
  })

  it('of two open windows are each their own', () => {
    const [one, two] = [open('Eleni', 'one', ['two']), open('Eleni', 'two', ['one'])]
    one.save('el', 3, { title: 'Φως' })
    expect(two.find('el')).toBeUndefined()
    two.save('el', 3, { title: 'Χαρτί' })
    two.remove('el')
    expect(open('Eleni', 'three').find('el')).toMatchObject({ changes: { title: 'Φως' } })
  })

  it('of a window that is gone pass on to the one that found them', () => {
    open('Eleni', 'gone').save('el', 3, { title: 'Φως' })
    const next = open('Eleni', 'next')
    expect(next.find('el')?.changes).toEqual({ title: 'Φως' })
    next.save('el', 3, { title: 'Φως, ξανά' })
    next.remove('el')
    expect(open('Eleni', 'later').find('el')).toBeUndefined()
  })

  it('that were put aside are there after a reload, until they are used or the window is left', () => {
    const server = openEdits(model.updates)
    const words = withField(server, 'el', 'title', 'Φως')
    const found = () => openDraftSync(open('Eleni', 'later')).restore(server).edits.el.data.title
    const first = openDraftSync(open('Eleni', 'first'))
    first.save(words)
    const draftSync = openDraftSync(open('Eleni', 'second'))
    draftSync.restore(server)
    expect(draftSync.replace(server, words)).toBe(true)
    draftSync.save(server)
    expect(found()).toBe('Φως')
    draftSync.replace(words, server)
    draftSync.save(server)
    expect(found()).not.toBe('Φως')
    draftSync.replace(server, words)
    draftSync.clearOthers()
    expect(found()).not.toBe('Φως')
  })

  it('that were put aside in another open window stay there, and come after those that were on screen', () => {
    open('Eleni', 'one').save('el', 3, { title: 'Φως' })
    open('Eleni', 'two').aside.save('el', 3, { title: 'Χαρτί' })
    expect(open('Eleni', 'three').find('el')?.changes).toEqual({ title: 'Φως' })
    expect(open('Eleni', 'three', ['one', 'two']).find('el')).toBeUndefined()
  })

  it('says so where there is no room', () => {
    expect(open().save('el', 3, { body: 'x'.repeat(20_000) })).toBe(false)
  })

  it('takes what it cannot read for nothing', () => {
    storage.setItem('cyanotype/kept/Eleni/updates/1/el/one', '{"version":')
    expect(open().find('el')).toBeUndefined()
  })

  it('are found again by somebody who has another name now, and by nobody who has their old one', () => {
    const of = (id: string, username: string) =>
      openLocalDrafts({ storage, owner: { id, username }, document: 'updates/1', window: 'one' })
    of('7', 'Eleni').save('el', 3, { title: 'Φως' })
    expect(of('8', 'Eleni').find('el')).toBeUndefined()
    expect(of('7', 'Eleni Papadaki').find('el')?.changes).toEqual({ title: 'Φως' })
  })

  it('that were kept under a name once come along, and are kept under it no longer', () => {
    const drafts = JSON.stringify({ version: 3, changes: { title: 'Φως' }, at: '2026-11-20T08:00:00.000Z' })
    storage.setItem('cyanotype/kept/Eleni/updates/1/el/one', drafts)
    const eleni = { id: '7', username: 'Eleni' }
    const found = openLocalDrafts({ storage, owner: eleni, document: 'updates/1', window: 'two' }).find('el')
    expect(found?.changes).toEqual({ title: 'Φως' })
    expect(Object.keys(storage)).toEqual(['cyanotype/kept/7/updates/1/el/one'])
  })

  it('of several documents that have no id yet are taken up one after the other, each whole', () => {
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
