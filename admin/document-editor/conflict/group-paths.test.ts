import { expect, it } from 'vitest'
import { partAt, withParts } from './resolve-conflict.ts'

it('finds and replaces fields of groups without changing other fields', () => {
  const data = { hero: { title: 'One', text: 'Two', deep: { one: 1, other: 2 } }, seo: 'Three' }
  expect(partAt(data, 'hero.deep.one')).toBe(1)
  expect(partAt(data, 'hero.none.one')).toBeUndefined()
  expect(withParts(data, { 'hero.title': 'Anew', 'hero.deep.other': 3, seo: 'Four' })).toEqual({
    hero: { title: 'Anew', text: 'Two', deep: { one: 1, other: 3 } },
    seo: 'Four',
  })
})
