import { model } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { filterSubjects } from './filter-subjects.ts'
import { countRequestOf } from './list-request.ts'
import { readListSearch, termsOfSearch, writeListSearch } from './list-search-params.ts'

const { updates, showcase, redirects } = model
const read = (query: string, type: Parameters<typeof readListSearch>[0] = updates) =>
  readListSearch(type, Object.fromEntries(new URLSearchParams(query)))
const reader = { username: '', zone: 'Europe/Tallinn' }

describe('Search parameters of a list', () => {
  it('contain search, order and filters', () => {
    expect(read('q=fern&status.el=draft&by=me&sort=title&direction=ascending')).toEqual({
      q: 'fern',
      sort: 'title',
      direction: 'ascending',
      filters: [
        { field: 'status', comparison: 'el', value: 'draft' },
        { field: 'by', comparison: 'is', value: 'me' },
      ],
    })
  })

  it('use tree order by default, and name any other order', () => {
    const { docs } = model
    const tree = { q: '', sort: 'address', direction: 'ascending', filters: [] } as const
    expect(read('', docs)).toEqual(tree)
    expect(writeListSearch(docs, tree)).toBe('')
    expect(read('direction=descending', docs)).toEqual({ ...tree, direction: 'descending' })
    expect(writeListSearch(docs, { ...tree, direction: 'descending' })).toBe('?direction=descending')
    expect(read('sort=changed', docs)).toEqual({ ...tree, sort: 'changed', direction: 'descending' })
    expect(read('sort=address', updates).sort).toBe('changed')
  })

  it('leave out invalid values', () => {
    const plain = { q: '', sort: 'changed', direction: 'descending', filters: [] }
    expect(read('status=lost&publishedAt=yesterday&sort=body&direction=up&colour=blue')).toEqual(plain)
    expect(read('status=draft', redirects)).toEqual(plain)
  })

  it('contain the status of documents without languages', () => {
    const search = read('state=draft&status=410', redirects)
    expect(countRequestOf(redirects, search, reader)).toEqual({
      status: 'draft',
      filter: '{"status":{"is":"410"}}',
    })
    expect(read('state=none', redirects).filters).toEqual([])
  })

  it('contain whether an optional field is filled', () => {
    const { filters } = read('author.empty=yes&publishedAt.filled=yes&author.filled=maybe')
    expect(filters).toEqual([
      { field: 'publishedAt', comparison: 'filled', value: '' },
      { field: 'author', comparison: 'empty', value: '' },
    ])
    expect(read('section.empty=yes', showcase).filters).toEqual([])
  })

  it('use a longer name for a field whose name is taken', () => {
    const keys = filterSubjects(redirects).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(read('status=410', redirects).filters).toEqual([
      { field: 'status', comparison: 'is', value: '410' },
    ])
  })

  it('stay the same after reading and writing any value', () => {
    const types = fc.constantFrom(...Object.values(model).filter(({ kind }) => kind === 'collection'))
    const filters = types.chain((type) =>
      fc.record({
        type: fc.constant(type),
        words: fc.dictionary(
          fc.constantFrom(
            'q',
            'sort',
            'direction',
            ...filterSubjects(type).flatMap(({ key, comparisons }) => [
              key,
              ...comparisons.map((one) => `${key}.${one}`),
            ]),
          ),
          fc.oneof(
            fc.string(),
            fc.constantFrom('draft', 'outdated', '2026-11-20', '7', 'true', 'yes', 'me', '301'),
          ),
        ),
      }),
    )
    fc.assert(
      fc.property(filters, ({ type, words }) => {
        const search = readListSearch(type, words)
        expect(readListSearch(type, termsOfSearch(type, search))).toEqual(search)
      }),
    )
  })
})

describe('List request', () => {
  it('contains the language, and the current user for "mine"', () => {
    const request = countRequestOf(updates, read('status.el=draft&translation=outdated&by=me'), {
      ...reader,
      username: 'Eleni',
    })
    expect(request).toEqual({ locale: 'el', status: 'draft', translation: 'outdated', createdBy: 'Eleni' })
  })

  it('filters fields by their kind, with both ends of a range', () => {
    const { filter = '' } = countRequestOf(
      showcase,
      read('year.from=2020&year.to=2024&section=documentary', showcase),
      reader,
    )
    expect(JSON.parse(filter)).toEqual({ section: { is: 'documentary' }, year: { from: 2020, to: 2024 } })
  })

  it('filters for empty and filled fields', () => {
    const { filter = '' } = countRequestOf(updates, read('author.empty=yes&publishedAt.filled=yes'), reader)
    expect(JSON.parse(filter)).toEqual({ author: { empty: true }, publishedAt: { empty: false } })
  })

  it('includes a day from its start to its end in the time zone of the user', () => {
    const search = read('changed=2026-10-24&changed.to=2026-10-25')
    // Clocks go back on the second day.
    expect(countRequestOf(updates, search, reader)).toEqual({
      changedFrom: '2026-10-23T21:00:00.000Z',
      changedTo: '2026-10-25T21:59:59.999Z',
    })
  })

  it('uses UTC for days of a date field, as the list and the page show them', () => {
    vi.stubEnv('TZ', 'Europe/Tallinn')
    const { filter = '' } = countRequestOf(
      updates,
      read('publishedAt=2026-11-20&publishedAt.to=2026-11-20'),
      reader,
    )
    expect(JSON.parse(filter)).toEqual({
      publishedAt: { from: '2026-11-20T00:00:00.000Z', to: '2026-11-20T23:59:59.999Z' },
    })
    vi.unstubAllEnvs()
  })

  it('is empty without filters', () => {
    expect(countRequestOf(updates, read(''), reader)).toEqual({})
    expect(writeListSearch(updates, read(''))).toBe('')
  })
})
