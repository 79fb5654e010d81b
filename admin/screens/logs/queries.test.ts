import fc from 'fast-check'
import { expect, it } from 'vitest'
import { auditFilter, readLogSearch, writeLogSearch } from './queries.ts'

it('writes the filters of the logs without defaults', () => {
  expect(writeLogSearch(readLogSearch({}))).toBe('')
  const written = '?log=server&level=warn&q=mail'
  expect(writeLogSearch(readLogSearch(Object.fromEntries(new URLSearchParams(written))))).toBe(written)
})

it('leaves out invalid values', () => {
  expect(readLogSearch({ log: 'diary', level: 'loud', from: 'yesterday', open: 'x' })).toEqual(
    readLogSearch({}),
  )
})

it('leaves out days that do not exist', () => {
  const search = readLogSearch({ from: '2026-13-01', until: '2026-02-30' })
  expect(auditFilter(search, 'UTC')).toMatchObject({ from: undefined, until: undefined })
})

it('stays the same after reading and writing any value', () => {
  const keys = fc.constantFrom('log', 'user', 'action', 'type', 'from', 'until', 'open', 'level', 'q')
  const values = fc.oneof(fc.string(), fc.constantFrom('server', '2026-11-20', '7', 'warn', 'document.saved'))
  fc.assert(
    fc.property(fc.dictionary(keys, values), (params) => {
      const search = readLogSearch(params)
      const again = readLogSearch(Object.fromEntries(new URLSearchParams(writeLogSearch(search))))
      expect(writeLogSearch(again)).toBe(writeLogSearch(search))
    }),
  )
})

it('includes days from their start to their end in the time zone of the user', () => {
  const search = readLogSearch({ from: '2026-11-20', until: '2026-11-20' })
  expect(auditFilter(search, 'Europe/Athens')).toMatchObject({
    from: '2026-11-19T22:00:00.000Z',
    until: '2026-11-20T21:59:59.999Z',
  })
})
