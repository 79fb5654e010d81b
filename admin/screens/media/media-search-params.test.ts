import { describe, expect, it } from 'vitest'
import { isFiltered, queryOf, readMediaSearch, writeMediaSearch } from './media-search-params.ts'

describe('Search parameters of the library', () => {
  it('leave out defaults and ignore invalid values', () => {
    const address = '?q=fern&kind=video&folder=none&missing=el&sort=name&view=list'
    const search = readMediaSearch(Object.fromEntries(new URLSearchParams(address)))
    expect(writeMediaSearch(search)).toBe(address)
    expect(queryOf(search)).toEqual({ q: 'fern', kind: 'video', folder: '', missing: 'el', sort: 'name' })
    expect(isFiltered(search)).toBe(true)
    const senseless = readMediaSearch({
      kind: 'x',
      missing: 'xx',
      sort: 'x',
      view: 'x',
      open: 'x',
      trashed: 'x',
    })
    expect(writeMediaSearch(senseless)).toBe('')
    expect(isFiltered(senseless)).toBe(false)
  })
})
