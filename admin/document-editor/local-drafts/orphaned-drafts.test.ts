import { beforeEach, describe, expect, it } from 'vitest'
import { storageOf } from '../../testing/storage.ts'
import { openLocalDrafts } from './local-draft-store.ts'
import { moveDraftsToDocument, orphanedDrafts, removeOrphanedDrafts } from './orphaned-drafts.ts'

const eleni = { id: '7', username: 'Eleni' }

describe('Orphaned drafts', () => {
  let storage = storageOf(10_000)
  beforeEach(() => {
    storage = storageOf(10_000)
  })
  const texts = (document: string, window = 'one', owner = eleni) =>
    openLocalDrafts({ storage, owner, document, window })
  const orphaned = (others: readonly string[] = []) => orphanedDrafts(storage, eleni, new Set(others))

  it('are listed by document for all types', () => {
    texts('updates/1').save('el', 3, { title: 'Φως' })
    texts('updates/1').save('*', 2, { tags: ['light'] })
    texts('partners/2').aside.save('et', 1, { description: 'Valgus' })
    expect(
      orphaned().map(({ type, id, texts: own }) => [type, id, own.map(({ layer }) => layer).sort()]),
    ).toEqual(
      expect.arrayContaining([
        ['updates', '1', ['*', 'el']],
        ['partners', '2', ['et']],
      ]),
    )
  })

  it('exclude other users, open tabs and media items', () => {
    texts('updates/1', 'one', { id: '8', username: 'Maarja' }).save('el', 3, { title: 'Φως' })
    texts('updates/2', 'open').save('el', 3, { title: 'Φως' })
    storage.setItem('cyanotype/kept/7/media/3/alts/el', JSON.stringify(['', 'Φως']))
    expect(orphaned(['open'])).toEqual([])
  })

  it('move to a new document and leave the old one', () => {
    texts('updates/1').save('el', 3, { title: 'Φως' })
    texts('updates/1').save('*', 2, { tags: ['light'] })
    const [orphan] = orphaned()
    if (orphan !== undefined) moveDraftsToDocument(storage, eleni, orphan)
    expect(orphaned().map(({ id }) => id)).toEqual(['new'])
    const fresh = texts('updates/new', 'two')
    expect(fresh.find('el')).toMatchObject({ version: 0, changes: { title: 'Φως' } })
    expect(fresh.find('*')).toMatchObject({ version: 0, changes: { tags: ['light'] } })
  })

  it('stay in place when the storage has no room for the move', () => {
    texts('updates/1').save('el', 3, { title: 'Φως' })
    const [orphan] = orphaned()
    const setItem = (key: string, value: string) => {
      if (key.includes('/new/')) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(key, value)
    }
    const full = new Proxy(storage, {
      get: (of, name) => (name === 'setItem' ? setItem : Reflect.get(of, name)),
    })
    if (orphan !== undefined) moveDraftsToDocument(full, eleni, orphan)
    expect(orphaned()).toEqual([orphan])
  })

  it('are removed when the user deletes them', () => {
    texts('updates/1').save('el', 3, { title: 'Φως' })
    for (const { texts: own } of orphaned()) removeOrphanedDrafts(storage, own)
    expect(orphaned()).toEqual([])
  })
})
