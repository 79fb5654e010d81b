import { describe, expect, it } from 'vitest'
import type { Known, ReaderOptions, TaggingReader } from '../../documents/index.ts'
import { shareReads } from './read-cache.ts'

const refuse = () => Promise.reject(new Error('not asked for'))
const nothing = {
  bySlug: refuse,
  byId: refuse,
  list: refuse,
  terms: refuse,
  neighbours: refuse,
  textHistory: refuse,
}

/** A reader that knows one word for each path, and how often it was asked. */
function openDesk() {
  const asked: string[] = []
  let word = 'first'
  let afterReading = async () => {}
  let isConnected = true
  let documents: Known | undefined
  const openReader = ({ known }: ReaderOptions = {}): TaggingReader => {
    documents = known
    const tags = new Set<string>()
    return {
      ...nothing,
      tags,
      async path(type, _locale, id) {
        tags.add(`${type}:${id}`)
        asked.push(id)
        const found = word
        await afterReading()
        return found
      },
      async single() {
        tags.add('settings:settings')
        asked.push('settings')
        return undefined
      },
      async media(id) {
        tags.add(`media:${id}`)
        asked.push(id)
        return undefined
      },
    }
  }
  const reads = shareReads(openReader, () => isConnected)
  const path = async (id: string) => {
    const reader = reads.open()
    return { word: await reader.path('updates', 'en', id), tags: [...reader.tags] }
  }
  return {
    asked,
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

/** As a page does that is printed now: says which title was known. */
function readDocument(
  { documents }: ReturnType<typeof openDesk>,
  id: string,
  title: string,
  meanwhile = () => {},
) {
  const known = documents()
  const before = known?.get(`updates:${id}`, 'en')
  const keep = known?.reading()
  meanwhile()
  keep?.(`updates:${id}`, { ...bare, id, data: { title } })
  return before?.data.title
}

const bare = { locale: 'en', publishedAt: '', changedAt: '', alternates: [] } as const

describe('what is read for every page', () => {
  it('is read once, and noted by everybody', async () => {
    const { asked, path } = openDesk()
    expect([await path('1'), await path('1')]).toEqual(Array(2).fill({ word: 'first', tags: ['updates:1'] }))
    expect(asked).toEqual(['1'])
  })

  it('is read again when it was published, and nothing else is', async () => {
    const { asked, path, publish } = openDesk()
    await path('1')
    await path('2')
    publish('1', 'second')
    expect((await path('1')).word).toBe('second')
    expect((await path('2')).word).toBe('first')
    expect(asked).toEqual(['1', '2', '1'])
  })

  it('is not kept where something was published while it was being read', async () => {
    const { path, publish, whileReading } = openDesk()
    whileReading(() => publish('1', 'second'))
    expect((await path('1')).word).toBe('first')
    expect((await path('1')).word).toBe('second')
  })

  it('is read each time while nobody says what is published', async () => {
    const { asked, path, disconnect } = openDesk()
    await path('1')
    disconnect()
    await path('1')
    await path('1')
    expect(asked).toEqual(['1', '1', '1'])
  })

  it('is the same for documents, until one is published', () => {
    const desk = openDesk()
    expect(readDocument(desk, '1', 'first')).toBeUndefined()
    expect(readDocument(desk, '2', 'other', () => desk.publish('3', 'third'))).toBeUndefined()
    expect(readDocument(desk, '1', 'first')).toBe('first')
    expect(readDocument(desk, '2', 'other')).toBeUndefined()
    desk.publish('1', 'second')
    expect(readDocument(desk, '1', 'second')).toBeUndefined()
    expect(readDocument(desk, '2', 'other')).toBe('other')
  })

  it('is asked once for each question, until its answer is out of date', async () => {
    const desk = openDesk()
    let asked = 0
    const ask = () => desk.documents()?.recall('list', ['updates:list:en'], async () => ++asked)
    expect([await ask(), await ask()]).toEqual([1, 1])
    desk.reads.drop(['updates:1'])
    expect(await ask()).toBe(1)
    desk.reads.drop(['updates:list:en'])
    expect(await ask()).toBe(2)
    desk.disconnect()
    expect(await ask()).toBe(3)
  })

  it('takes no document from what it knows while nobody says what is published', () => {
    const desk = openDesk()
    readDocument(desk, '1', 'first')
    desk.disconnect()
    expect(readDocument(desk, '1', 'first')).toBeUndefined()
  })

  it('is the same for singles and pictures, each in its language', async () => {
    const { asked, reads } = openDesk()
    for (const locale of ['en', 'en', 'el'] as const) {
      const reader = reads.open()
      await reader.single('settings', locale)
      await reader.media('7', locale)
      expect([...reader.tags]).toEqual(['settings:settings', 'media:7'])
    }
    expect(asked).toEqual(['settings', '7', 'settings', '7'])
  })
})
