/** Compares list pages in every order and with every filter with a simple implementation in memory. */

import { updates } from '@cyanotype/content/model/collections/updates.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { conditionsOf } from '../lists/parse-filter.ts'
import { findPositions } from './list-page-store.ts'

const titles = ['Õun', 'oru', 'Äike', 'zebra', 'Žanr', 'sild', 'Šokk', 'δάσος', 'Έαρ', 'apple', 'Wind', '7']
const authors = ['Maria', 'Jaan', '']
const dates = [null, '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z']
const documentCount = 40

/** Picks items in a mixed order that is the same in every run. */
const picked = <Item>(from: readonly Item[], index: number, prime: number): Item | undefined =>
  from[(index * prime) % from.length]

interface Made {
  readonly id: string
  readonly title: string
  readonly author: string
  /** The date of the page: the publication date, or else the first publication. */
  readonly publishedAt: string | null
  readonly isPublic: boolean
}

describe.each(databases)('list pages on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  const made: Made[] = []

  beforeAll(async () => {
    let minute = 0
    setup = await openTestDocuments(kind, { clock: () => new Date(Date.UTC(2026, 0, 1, 0, minute++)) })
    maria = await setup.createUser('Maria')
    for (let index = 0; index < documentCount; index += 1) {
      const title = `${picked(titles, index, 7)} ${picked(titles, index, 5)}`
      const author = picked(authors, index, 2) ?? ''
      const publishedAt = picked(dates, index, 3) ?? null
      const { id } = await setup.documents.create({
        actor: maria,
        type: 'updates',
        locale: 'en',
        data: { title, slug: `slug-${index}`, body: 'Text.' },
        shared: { author, publishedAt },
      })
      const isPublic = index % 3 === 0
      const layers = { en: 1, '*': 1 }
      if (isPublic) await setup.documents.publish({ actor: maria, type: 'updates', id, layers })
      const read = await setup.documents.read({ actor: maria, type: 'updates', id })
      const shown = publishedAt ?? read.layers.en.firstPublishedAt
      made.push({ id, title, author, publishedAt: shown, isPublic })
    }
  })

  const input = fc.record(
    {
      sort: fc.constantFrom('changed', 'title', 'publishedAt'),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
      locale: fc.constantFrom(...interfaceLocales),
      isPublic: fc.boolean(),
      author: fc.constantFrom(...authors.filter((author) => author !== '')),
      from: fc.constantFrom(...dates.filter((date) => date !== null)),
      q: fc.constantFrom('o', 'd', 'z', 'e'),
    },
    { requiredKeys: ['sort', 'direction', 'locale'] },
  )
  type RandomQuery = typeof input extends fc.Arbitrary<infer Value> ? Value : never

  const queryOf = ({ isPublic, author, from, q, ...query }: RandomQuery) => ({
    ...query,
    ...(isPublic ? { status: 'published' } : {}),
    ...(isPublic ? { locale: 'en' as const } : {}),
    ...(q === undefined ? {} : { q, locale: 'en' as const }),
    filter: JSON.stringify({
      ...(author === undefined ? {} : { author: { is: author } }),
      ...(from === undefined ? {} : { publishedAt: { from } }),
    }),
  })

  function sortedInMemory({ sort, direction, locale, isPublic, author, from, q }: RandomQuery): string[] {
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const spoken: Locale = isPublic || q !== undefined ? 'en' : locale
    const { compare } = new Intl.Collator(spoken, { sensitivity: 'base' })
    const order: Record<string, (one: Made, other: Made) => number> = {
      changed: (one, other) => made.indexOf(one) - made.indexOf(other),
      title: (one, other) => compare(one.title, other.title),
      publishedAt: (one, other) => compare(one.publishedAt ?? '', other.publishedAt ?? ''),
    }
    const sorted = made
      .filter((one) => !isPublic || one.isPublic)
      .filter((one) => author === undefined || one.author === author)
      .filter((one) => from === undefined || (one.publishedAt !== null && one.publishedAt >= from))
      .filter(
        (one) =>
          q === undefined ||
          plain(one.title)
            .split(' ')
            .some((word) => word.startsWith(q)),
      )
      .toSorted((one, other) => order[sort]?.(one, other) || (one.id < other.id ? -1 : 1))
    const ids = sorted.map(({ id }) => id)
    return direction === 'ascending' ? ids : ids.reverse()
  }

  it('contain each document once and in order, forward and backward', async () => {
    const property = fc.asyncProperty(input, fc.integer({ min: 1, max: 9 }), async (requested, limit) => {
      const read = (from: object) =>
        setup.documents.list({ actor: maria, type: 'updates', limit, ...queryOf(requested), ...from })
      const forward: string[][] = []
      const backward: string[][] = []
      let page = await read({})
      expect(page.previous).toBeNull()
      for (;;) {
        forward.push(page.items.map(({ id }) => id))
        if (page.next === null) break
        page = await read({ after: page.next })
      }
      for (;;) {
        backward.unshift(page.items.map(({ id }) => id))
        if (page.previous === null) break
        page = await read({ before: page.previous })
        expect(page.next).not.toBeNull()
      }
      expect(forward.flat()).toEqual(sortedInMemory(requested))
      expect(backward.flat()).toEqual(forward.flat())
    })
    await fc.assert(property, { numRuns: kind === 'sqlite' ? 150 : 50 })
  })

  it('are the same whether few matches are sorted or the list is read in order', async () => {
    const property = fc.asyncProperty(input, async (requested) => {
      const query = queryOf(requested)
      const filter = { type: updates, conditions: conditionsOf(setup.db.kysely, updates, query) }
      const layer = requested.sort === 'title' ? query.locale : '*'
      const field = requested.sort === 'changed' ? undefined : ({ name: requested.sort, layer } as const)
      const order = { field, direction: 'asc' as const }
      const page = { after: undefined, limit: 100 }
      const ids = async (few: number) =>
        (await findPositions(setup.db.kysely, filter, order, { ...page, operators: { few } })).map(
          ({ id }) => id,
        )
      const expected = sortedInMemory({ ...requested, direction: 'ascending' })
      expect(await ids(-1)).toEqual(expected)
      expect(await ids(1_000)).toEqual(expected)
    })
    await fc.assert(property, { numRuns: kind === 'sqlite' ? 150 : 50 })
  })
})
