/**
 * What stands on every page, such as settings, menus and the pictures of a list, is read once and then known to all who
 * print, until something of it is published. Each who is told notes the tags as if it had been read for them.
 */
import type { TaggingReader } from '../documents/index.ts'
import { tagged } from './tagged.ts'

export interface SharedReads {
  open(): TaggingReader
  /** As with printed pages: what is being read at that moment is not kept. */
  drop(tags: readonly string[]): void
}

interface Known<Value = unknown> {
  readonly value: Value
  readonly tags: ReadonlySet<string>
}

const mostKnown = 2_000

/** `trusts`: whether this node hears of everything that is published. */
export function shareReads(openReader: () => TaggingReader, trusts: () => boolean): SharedReads {
  const known = tagged<Known>(mostKnown)
  let epoch = 0

  async function read<Value>(
    key: string,
    ask: (reader: TaggingReader) => Promise<Value>,
  ): Promise<Known<Value>> {
    const before = trusts() ? known.get(key) : undefined
    if (before !== undefined) return before as Known<Value> // the answer to this very question
    const begunIn = epoch
    const reader = openReader()
    const found = { value: await ask(reader), tags: reader.tags }
    if (begunIn === epoch && trusts()) known.put(key, found, 1, found.tags)
    return found
  }

  function open(): TaggingReader {
    const reader = openReader()
    const tags = new Set<string>()
    async function noting<Value>(key: string, ask: (one: TaggingReader) => Promise<Value>): Promise<Value> {
      const found = await read(key, ask)
      for (const tag of found.tags) tags.add(tag)
      return found.value
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

  return {
    open,
    drop(tags) {
      epoch += 1
      known.drop(tags)
    },
  }
}
