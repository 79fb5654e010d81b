/**
 * Read cache: settings, menus, lists and their documents and media items are read once and shared by all
 * renders until they are published again. Each render notes the tags as if it had read them itself.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { DocumentCache, ReaderOptions, TaggingReader } from '../../documents/index.ts'
import { tagged } from './tagged-lru.ts'

export interface SharedReads {
  open(): TaggingReader
  /** As in the page cache, what is being read at that moment is not stored. */
  drop(tags: readonly string[]): void
}

interface CachedRead {
  readonly value: unknown
  readonly tags: ReadonlySet<string>
}

/** In characters, which is about four megabytes. A document counts with its texts. */
const maxWeight = 4_000_000
const minWeight = 2_000

/** `trusts` tells whether this node hears of all publications. */
export function openSharedReads(
  openReader: (options?: Pick<ReaderOptions, 'cache'>) => TaggingReader,
  trusts: () => boolean,
): SharedReads {
  const memory = openMemory(trusts)
  const documentCache = cachedIn(memory)

  async function read(key: string, ask: (reader: TaggingReader) => Promise<unknown>): Promise<CachedRead> {
    const before = memory.get(key)
    if (before !== undefined) return before
    const store = memory.reading()
    const reader = openReader()
    const found = { value: await ask(reader), tags: reader.tags }
    store(key, found)
    return found
  }

  function open(): TaggingReader {
    const reader = openReader({ cache: documentCache })
    const tags = new Set<string>()
    async function noting<Value>(key: string, ask: (one: TaggingReader) => Promise<Value>): Promise<Value> {
      const found = await read(key, ask)
      for (const tag of found.tags) tags.add(tag)
      return found.value as Value // the key determines the type
    }
    return {
      ...reader,
      get tags() {
        return tags.union(reader.tags)
      },
      single: (name, locale) => noting(`single ${name} ${locale}`, (one) => one.single(name, locale)),
      path: (type, locale, id) => noting(`path ${type} ${locale} ${id}`, (one) => one.path(type, locale, id)),
      media: (id, locale) => noting(`media ${id} ${locale}`, (one) => one.media(id, locale)),
    }
  }

  return { open, drop: memory.drop }
}

type Memory = ReturnType<typeof openMemory>

function openMemory(trusts: () => boolean) {
  const cache = tagged<CachedRead>(maxWeight)
  let epoch = 0
  return {
    get: (key: string) => (trusts() ? cache.get(key) : undefined),
    reading() {
      const startedIn = epoch
      return (key: string, found: CachedRead, weight = minWeight) => {
        if (startedIn === epoch && trusts()) cache.put(key, found, weight, found.tags)
      }
    },
    drop(tags: readonly string[]) {
      epoch += 1
      cache.drop(tags)
    },
  }
}

/** The key of each entry determines its type. */
function cachedIn(memory: Memory): DocumentCache {
  const keyOf = (tag: string, locale: Locale) => `document ${tag} ${locale}`
  return {
    async getOrRead<Answer>(question: string, tags: readonly string[], ask: () => Promise<Answer>) {
      const before = memory.get(question)
      if (before !== undefined) return before.value as Answer
      const store = memory.reading()
      const value = await ask()
      store(question, { value, tags: new Set(tags) })
      return value
    },
    get: (tag, locale) => memory.get(keyOf(tag, locale))?.value as ReturnType<DocumentCache['get']>,
    beginRead() {
      const store = memory.reading()
      return (tag, value) => store(keyOf(tag, value.locale), { value, tags: new Set([tag]) }, weightOf(value))
    },
  }
}

function weightOf({ data }: { readonly data: object }): number {
  const texts = Object.values(data).filter((value) => typeof value === 'string')
  return texts.reduce((sum, text) => sum + text.length, minWeight)
}
