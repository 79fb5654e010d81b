import { describe, expect, it } from 'vitest'
import type { DocumentCache, ReaderOptions, TaggingReader } from '../../documents/index.ts'
import { openSharedReads } from './read-cache.ts'

const refuse = () => Promise.reject(new Error('not asked for'))
const nothing = {
  bySlug: refuse,
  byId: refuse,
  list: refuse,
  terms: refuse,
  neighbours: refuse,
  textHistory: refuse,
}

/** A reader that returns one value per path and counts its calls. */
function setUp() {
  const requests: string[] = []
  let word = 'first'
  let afterReading = async () => {}
  let isConnected = true
  let documents: DocumentCache | undefined
  const openReader = ({ cache }: ReaderOptions = {}): TaggingReader => {
    documents = cache
    const tags = new Set<string>()
    return {
      ...nothing,
      tags,
      async path(type, _locale, id) {
        tags.add(`${type}:${id}`)
        requests.push(id)
        const found = word
        await afterReading()
        return found
      },
      async single() {
        tags.add('settings:settings')
        requests.push('settings')
        return undefined
      },
      async media(id) {
        tags.add(`media:${id}`)
        requests.push(id)
        return undefined
      },
    }
  }
  const reads = openSharedReads(openReader, () => isConnected)
  const path = async (id: string) => {
    const reader = reads.open()
    return { word: await reader.path('updates', 'en', id), tags: [...reader.tags] }
  }
  return {
    requests,
    path,
    documents: () => {
      reads.open()
      return documents
    },
    reads,
    publish(id: string, now: string) {
      word = now
      reads.drop([`updates:${id}`])
    },
    whileReading(work: () => void) {
      afterReading = async () => work()
    },
    disconnect() {
      isConnected = false
    },
  }
}

/** Reads a document as a page does, and returns its title. */
function readDocument(
  { documents }: ReturnType<typeof setUp>,
  id: string,
  title: string,
  meanwhile = () => {},
) {
  const documentCache = documents()
  const before = documentCache?.get(`updates:${id}`, 'en')
  const store = documentCache?.beginRead()
  meanwhile()
  store?.(`updates:${id}`, { ...bare, id, data: { title } })
  return before?.data.title
}

const bare = { locale: 'en', publishedAt: '', changedAt: '', alternates: [] } as const

describe('Read cache', () => {
  it('reads once, and notes the tags for every page', async () => {
    const { requests, path } = setUp()
    expect([await path('1'), await path('1')]).toEqual(Array(2).fill({ word: 'first', tags: ['updates:1'] }))
    expect(requests).toEqual(['1'])
  })

  it('reads again only what was published', async () => {
    const { requests, path, publish } = setUp()
    await path('1')
    await path('2')
    publish('1', 'second')
    expect((await path('1')).word).toBe('second')
    expect((await path('2')).word).toBe('first')
    expect(requests).toEqual(['1', '2', '1'])
  })

  it('does not store what was read during a publication', async () => {
    const { path, publish, whileReading } = setUp()
    whileReading(() => publish('1', 'second'))
    expect((await path('1')).word).toBe('first')
    expect((await path('1')).word).toBe('second')
  })

  it('reads each time while events cannot be received', async () => {
    const { requests, path, disconnect } = setUp()
    await path('1')
    disconnect()
    await path('1')
    await path('1')
    expect(requests).toEqual(['1', '1', '1'])
  })

  it('returns the same documents until one is published', () => {
    const setup = setUp()
    expect(readDocument(setup, '1', 'first')).toBeUndefined()
    expect(readDocument(setup, '2', 'other', () => setup.publish('3', 'third'))).toBeUndefined()
    expect(readDocument(setup, '1', 'first')).toBe('first')
    expect(readDocument(setup, '2', 'other')).toBeUndefined()
    setup.publish('1', 'second')
    expect(readDocument(setup, '1', 'second')).toBeUndefined()
    expect(readDocument(setup, '2', 'other')).toBe('other')
  })

  it('runs each list query once until its result is out of date', async () => {
    const setup = setUp()
    let count = 0
    const ask = () => setup.documents()?.getOrRead('list', ['updates:list:en'], async () => ++count)
    expect([await ask(), await ask()]).toEqual([1, 1])
    setup.reads.drop(['updates:1'])
    expect(await ask()).toBe(1)
    setup.reads.drop(['updates:list:en'])
    expect(await ask()).toBe(2)
    setup.disconnect()
    expect(await ask()).toBe(3)
  })

  it('returns no cached document while events cannot be received', () => {
    const setup = setUp()
    readDocument(setup, '1', 'first')
    setup.disconnect()
    expect(readDocument(setup, '1', 'first')).toBeUndefined()
  })

  it('caches singles and media items by locale', async () => {
    const { requests, reads } = setUp()
    for (const locale of ['en', 'en', 'el'] as const) {
      const reader = reads.open()
      await reader.single('settings', locale)
      await reader.media('7', locale)
      expect([...reader.tags]).toEqual(['settings:settings', 'media:7'])
    }
    expect(requests).toEqual(['settings', '7', 'settings', '7'])
  })
})
