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

describe('row sorting', () => {
  it('follows the alphabet of the language, and numbers inside words', () => {
    const prints = ['Öö', 'Õun', 'Plaat 10', 'Plaat 9', 'Žest', 'Ära'].map((title) => ({ title }))
    const sorted = sortRows(prints, columns, { column: 'title', direction: 'ascending' }, 'et')
    expect(titles(sorted)).toEqual(['Plaat 9', 'Plaat 10', 'Žest', 'Õun', 'Ära', 'Öö'])
  })

  it('puts empty values last in both directions', () => {
    const prints = [{ title: 'none' }, { title: 'two', minutes: 2 }, { title: 'ten', minutes: 10 }]
    const by = (direction: 'ascending' | 'descending') =>
      titles(sortRows(prints, columns, { column: 'minutes', direction }, 'en'))
    expect(by('ascending')).toEqual(['two', 'ten', 'none'])
    expect(by('descending')).toEqual(['ten', 'two', 'none'])
  })

  it('loses no row, and keeps the order of equal rows', () => {
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

  it('keeps the order if there is no sort column', () => {
    const prints = [{ title: 'b' }, { title: 'a' }]
    expect(sortRows(prints, columns, null, 'en')).toBe(prints)
    expect(sortRows(prints, columns, { column: 'gone', direction: 'ascending' }, 'en')).toBe(prints)
  })

  it('reverses with the second press', () => {
    const first = nextSort(null, 'title')
    expect(first).toEqual({ column: 'title', direction: 'ascending' })
    expect(nextSort(first, 'title').direction).toBe('descending')
    expect(nextSort(first, 'minutes')).toEqual({ column: 'minutes', direction: 'ascending' })
    const newest = nextSort(first, 'changed', 'descending')
    expect(newest).toEqual({ column: 'changed', direction: 'descending' })
    expect(nextSort(newest, 'changed', 'descending').direction).toBe('ascending')
  })
})
