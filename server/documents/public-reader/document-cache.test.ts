import { expect, it } from 'vitest'
import type { DocumentCache, PublicDocument } from './document-cache.ts'
import { readThroughCache } from './document-cache.ts'

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
  const requests: (readonly string[])[] = []
  const read = async (ids: readonly string[]) => {
    requests.push(ids)
    return ids.filter((id) => id !== 'hidden').map(publicDocument)
  }
  const find = async (...ids: string[]) =>
    (await readThroughCache({ cache, type: 'updates', locale: 'en', ids, read })).map(({ id }) => id)
  return { requests, find }
}

it('reads only unknown documents, and returns them in the requested order', async () => {
  const { requests, find } = setUp()
  expect(await find('b', 'd')).toEqual(['b', 'd'])
  expect(await find('a', 'b', 'c', 'd')).toEqual(['a', 'b', 'c', 'd'])
  expect(await find('d', 'a')).toEqual(['d', 'a'])
  expect(requests).toEqual([
    ['b', 'd'],
    ['a', 'c'],
  ])
})

it('leaves out hidden documents, and reads them again each time', async () => {
  const { requests, find } = setUp()
  expect(await find('hidden', 'a')).toEqual(['a'])
  expect(await find('a', 'hidden')).toEqual(['a'])
  expect(requests.at(-1)).toEqual(['hidden'])
})
