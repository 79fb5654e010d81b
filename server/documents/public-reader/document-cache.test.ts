import { expect, it } from 'vitest'
import type { DocumentCache, PublicDocument } from './document-cache.ts'
import { cachedOrRead } from './document-cache.ts'

const publicDocument = (id: string): PublicDocument => ({
  ...{ id, locale: 'en', data: {}, alternates: [] },
  ...{ publishedAt: '2026-11-01T00:00:00.000Z', changedAt: '2026-11-01T00:00:00.000Z' },
})

/** A cache that stores everything it is given. The document `hidden` is not public. */
function setUp() {
  const events = new Map<string, PublicDocument>()
  const cache: DocumentCache = {
    getOrRead: (_question, _tags, ask) => ask(),
    get: (tag, locale) => events.get(`${tag} ${locale}`),
    beginRead: () => (tag, one) => void events.set(`${tag} ${one.locale}`, one),
  }
  const asked: (readonly string[])[] = []
  const read = async (ids: readonly string[]) => {
    asked.push(ids)
    return ids.filter((id) => id !== 'hidden').map(publicDocument)
  }
  const find = async (...ids: string[]) =>
    (await cachedOrRead({ cache, type: 'updates', locale: 'en', ids, read })).map(({ id }) => id)
  return { asked, find }
}

it('reads only unknown documents, and returns them in the requested order', async () => {
  const { asked, find } = setUp()
  expect(await find('b', 'd')).toEqual(['b', 'd'])
  expect(await find('a', 'b', 'c', 'd')).toEqual(['a', 'b', 'c', 'd'])
  expect(await find('d', 'a')).toEqual(['d', 'a'])
  expect(asked).toEqual([
    ['b', 'd'],
    ['a', 'c'],
  ])
})

it('leaves out hidden documents, and reads them again each time', async () => {
  const { asked, find } = setUp()
  expect(await find('hidden', 'a')).toEqual(['a'])
  expect(await find('a', 'hidden')).toEqual(['a'])
  expect(asked.at(-1)).toEqual(['hidden'])
})
