import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextSort, sortRows } from './use-table.ts'

interface Print {
  readonly title: string
  readonly minutes?: number | undefined
}

const columns = [
  { key: 'title', label: 'Title', cell: () => null, value: ({ title }: Print) => title },
  { key: 'minutes', label: 'Minutes', cell: () => null, value: ({ minutes }: Print) => minutes },
]
const titles = (prints: readonly (Print | undefined)[]) => prints.map((print) => print?.title)

describe('sorting rows', () => {
  it('follows the alphabet of the language, and numbers within words', () => {
    const prints = ['Öö', 'Õun', 'Plaat 10', 'Plaat 9', 'Žest', 'Ära'].map((title) => ({ title }))
    const sorted = sortRows(prints, columns, { column: 'title', direction: 'ascending' }, 'et')
    expect(titles(sorted)).toEqual(['Plaat 9', 'Plaat 10', 'Žest', 'Õun', 'Ära', 'Öö'])
  })

  it('puts what has no value last, both ways', () => {
    const prints = [{ title: 'none' }, { title: 'two', minutes: 2 }, { title: 'ten', minutes: 10 }]
    const by = (direction: 'ascending' | 'descending') =>
      titles(sortRows(prints, columns, { column: 'minutes', direction }, 'en'))
    expect(by('ascending')).toEqual(['two', 'ten', 'none'])
    expect(by('descending')).toEqual(['ten', 'two', 'none'])
  })

  it('loses no row, and leaves the order of equals', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ title: fc.string(), minutes: fc.nat(3) })), (prints) => {
        const sorted = sortRows(prints, columns, { column: 'minutes', direction: 'ascending' }, 'en')
        const expected = [0, 1, 2, 3].flatMap((minutes) =>
          prints.filter((print) => print.minutes === minutes),
        )
        expect(sorted).toEqual(expected)
      }),
    )
  })

  it('leaves rows as they are where nothing is to be sorted by', () => {
    const prints = [{ title: 'b' }, { title: 'a' }]
    expect(sortRows(prints, columns, null, 'en')).toBe(prints)
    expect(sortRows(prints, columns, { column: 'gone', direction: 'ascending' }, 'en')).toBe(prints)
  })

  it('turns round with the second press', () => {
    const first = nextSort(null, 'title')
    expect(first).toEqual({ column: 'title', direction: 'ascending' })
    expect(nextSort(first, 'title').direction).toBe('descending')
    expect(nextSort(first, 'minutes')).toEqual({ column: 'minutes', direction: 'ascending' })
    const newest = nextSort(first, 'changed', 'descending')
    expect(newest).toEqual({ column: 'changed', direction: 'descending' })
    expect(nextSort(newest, 'changed', 'descending').direction).toBe('ascending')
  })
})
