import { beforeEach, describe, expect, it } from 'vitest'
import { storageOf } from '../../testing/storage.ts'
import { openLocalDrafts } from './local-draft-store.ts'
import { orphanedDrafts, passOnToNew, removeOrphanedDrafts } from './orphaned-drafts.ts'

const eleni = { id: '7', username: 'Eleni' }

describe('words that lie on a device', () => {
  let storage = storageOf(10_000)
  beforeEach(() => {
    storage = storageOf(10_000)
  })
  const texts = (document: string, window = 'one', owner = eleni) =>
    openLocalDrafts({ storage, owner, document, window })
  const orphaned = (others: readonly string[] = []) => orphanedDrafts(storage, eleni, new Set(others))

  it('are named by document, whichever it is', () => {
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

  it('are not those of somebody else, of a window that is open, or of a picture', () => {
    texts('updates/1', 'one', { id: '8', username: 'Maarja' }).save('el', 3, { title: 'Φως' })
    texts('updates/2', 'open').save('el', 3, { title: 'Φως' })
    storage.setItem('cyanotype/kept/7/media/3/alts/el', JSON.stringify(['', 'Φως']))
    expect(orphaned(['open'])).toEqual([])
  })

  it('become those of a new document, and belong to no other any more', () => {
    texts('updates/1').save('el', 3, { title: 'Φως' })
    texts('updates/1').save('*', 2, { tags: ['light'] })
    const [gone] = orphaned()
    if (gone !== undefined) passOnToNew(storage, eleni, gone)
    expect(orphaned().map(({ id }) => id)).toEqual(['new'])
    const fresh = texts('updates/new', 'two')
    expect(fresh.find('el')).toMatchObject({ version: 0, changes: { title: 'Φως' } })
    expect(fresh.find('*')).toMatchObject({ version: 0, changes: { tags: ['light'] } })
  })

  it('stay where they are while the device has no room for them elsewhere', () => {
    texts('updates/1').save('el', 3, { title: 'Φως' })
    const [gone] = orphaned()
    const setItem = (key: string, value: string) => {
      if (key.includes('/new/')) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(key, value)
    }
    const full = new Proxy(storage, {
      get: (of, name) => (name === 'setItem' ? setItem : Reflect.get(of, name)),
    })
    if (gone !== undefined) passOnToNew(full, eleni, gone)
    expect(orphaned()).toEqual([gone])
  })

  it('are gone once somebody throws them away', () => {
    texts('updates/1').save('el', 3, { title: 'Φως' })
    for (const { texts: own } of orphaned()) removeOrphanedDrafts(storage, own)
    expect(orphaned()).toEqual([])
  })
})
