import { expect, it } from 'vitest'
import { parseQuery } from './parse-query.ts'

const wordsOf = (query: string) => parseQuery(query, ['en']).map(({ folded }) => folded)

it('uses at most eight distinct words of a query', () => {
  const typed = ['salt', 'iron', 'paper', 'water', 'light', 'glass', 'cloth', 'dust', 'moss', 'fern']
  expect(wordsOf([...typed, ...typed].join(' '))).toEqual(typed.slice(0, 8))
  expect(wordsOf('salt salt salt iron')).toEqual(['salt', 'iron'])
})

it('keeps Estonian words that are stop words only without their letters', () => {
  const wordsIn = (query: string) => parseQuery(query, ['en', 'et']).map(({ lower }) => lower)
  expect(wordsIn('õli ja paber')).toEqual(['õli', 'paber'])
  expect(wordsIn('töö või paber')).toEqual(['töö', 'paber'])
  expect(wordsIn('too uhe valja paber')).toEqual(['paber'])
})

it('takes the longest words of a query, without their parts', () => {
  expect(wordsOf('parseMdx node')).toEqual(['parsemdx', 'node'])
  expect(wordsOf('写真展')).toEqual(['写真', '真展'])
  expect(wordsOf('猫')).toEqual(['猫'])
})
