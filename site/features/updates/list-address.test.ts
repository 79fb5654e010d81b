import { describe, expect, it } from 'vitest'
import { listAddress, readListQuery } from './list-address.ts'

describe('URL of a list of updates', () => {
  it('is the same for the same list, whatever the order of the query', () => {
    expect(listAddress({ year: '2026', tag: 'δοκιμη' })).toBe(
      '/updates?tag=%CE%B4%CE%BF%CE%BA%CE%B9%CE%BC%CE%B7&year=2026',
    )
    expect(listAddress(readListQuery({ year: '2026', after: 'key', tag: 'sea & sun', other: 'x' }))).toBe(
      '/updates?tag=sea+%26+sun&year=2026&after=key',
    )
  })

  it('has no query without filters', () => {
    expect(listAddress({})).toBe('/updates')
    expect(listAddress(readListQuery({ tag: '', after: '' }))).toBe('/updates')
  })
})
