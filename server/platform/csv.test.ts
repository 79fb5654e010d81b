import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('CSV line', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('makes a spreadsheet show %j as text', (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
  })

  it('quotes every cell', () => {
    expect(csvLine(['a "b"', 'c,d\ne', null, 7])).toBe('"a ""b""","c,d\ne","","7"\r\n')
  })

  it('can be parsed back for any content', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
        const read = [...csvLine(cells).matchAll(/"((?:[^"]|"")*)"(,|\r\n$)/g)].map(([, cell = '']) =>
          cell.replaceAll('""', '"'),
        )
        expect(read.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))).toEqual(
          cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')),
        )
      }),
    )
  })
})
