import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findByLabel, findOptions, makeFindable } from './options.ts'

const places = [
  { value: 'ath', label: 'Αθήνα', note: 'GR', group: 'Europe' },
  { value: 'lim', label: 'Lima', group: 'America' },
  { value: 'tll', label: 'Tallinn', keywords: ['Reval'], group: 'Europe' },
  { value: 'bet', label: 'Alta Lima', group: 'America' },
  { value: 'pal', label: 'Palima', group: 'Asia' },
]

const find = (query: string, options = places) => findOptions(options, query).map(({ value }) => value)

describe('findOptions', () => {
  it('ranks matches at the start first, then at the start of a word, then inside a word', () => {
    const plain = places.map(({ value, label }) => ({ value, label }))
    expect(findOptions(plain, 'lima').map(({ value }) => value)).toEqual(['lim', 'bet', 'pal'])
  })

  it('keeps groups together, the group of the best match first', () => {
    expect(find('')).toEqual(['ath', 'tll', 'lim', 'bet', 'pal'])
    expect(find('a')).toEqual(['bet', 'lim', 'tll', 'pal'])
  })

  it('searches keywords and notes too, in any order, without accents', () => {
    expect(find('reval')).toEqual(['tll'])
    expect(find('gr αθηνα')).toEqual(['ath'])
    expect(find('ΑΘΗΝΑ')).toEqual(['ath'])
    expect(find('unicorn')).toEqual([])
  })

  it('finds each option by its own label, and none that lacks a word', () => {
    const labels = fc.uniqueArray(fc.stringMatching(/^[a-zõäöü]{1,8}( [a-zõäöü]{1,8})?$/), { minLength: 1 })
    fc.assert(
      fc.property(labels, fc.nat(), (all, index) => {
        const searched = all[index % all.length] ?? ''
        const options = all.map((label) => ({ value: label, label }))
        const found = findOptions(options, searched)
        expect(found.map(({ label }) => label)).toContain(searched)
        expect(findByLabel(options, ` ${searched.toUpperCase()}`)).toBeDefined()
        const messages = searched.normalize('NFD').replaceAll(/\p{M}/gu, '').split(' ')
        for (const { label } of found) {
          const letters = label.normalize('NFD').replaceAll(/\p{M}/gu, '')
          expect(messages.every((word) => letters.includes(word))).toBe(true)
        }
      }),
    )
  })

  it('gives the same result whether or not some options were prepared before', () => {
    fc.assert(
      fc.property(fc.nat(places.length + 1), (limit) => {
        const options = [...places]
        expect(makeFindable(options, limit)).toHaveLength(Math.min(limit, places.length))
        expect(find('a', options)).toEqual(find('a'))
        expect(makeFindable(options, limit)).toHaveLength(places.length)
      }),
    )
  })
})
