import type { Locale } from '@cyanotype/content/model/index.ts'
import { interfaceLocales, layers, number, slug, text } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortKeyOf } from './sort-key.ts'

const title = text({ label: { id: 'title', message: 'Title' } })
const year = number({ label: { id: 'year', message: 'Year' } })

/** The order of SQLite and PostgreSQL. */
const bytewise = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

const alphabets = {
  en: 'abcdefghijklmnopqrstuvwxyzéèçñæœßøł',
  et: 'abcdefghijklmnopqrsšzžtuvwõäöüxyéåß',
  el: 'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ',
}
const everywhere = '0123456789 _-–—,;:!?.…·\'’"„“”«»()[]{}§@*/\\&#%`^°©+±×<=>|~$£€'

describe.each(interfaceLocales)('sort keys in %s', (locale) => {
  const letters = [...Object.values(alphabets).join(''), ...everywhere]
  const letter = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...alphabets[locale]) },
    { weight: 1, arbitrary: fc.constantFrom(...letters) },
  )
  const word = fc
    .array(fc.tuple(letter, fc.boolean()).map(([one, upper]) => (upper ? one.toUpperCase() : one)))
    .map((parts) => parts.join('').trim())
  const collator = new Intl.Collator(locale, { sensitivity: 'base' })
  /** Keys have one symbol for both. A second one would change the keys of every existing database. */
  const merged = (text: string) => text.replaceAll('»', '«')
  const expected = (one: string, other: string) => Math.sign(collator.compare(merged(one), merged(other)))

  it('sort like Intl.Collator when compared as bytes', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const ours = bytewise(sortKeyOf(title, one, locale), sortKeyOf(title, other, locale))
        expect(Math.sign(ours)).toBe(expected(one, other))
      }),
      { numRuns: 3_000 },
    )
  })

  it('sort each sign and digit like Intl.Collator', () => {
    for (const one of everywhere) {
      for (const other of everywhere) {
        const [before, after] = [`a${one}b`, `a${other}b`]
        const ours = bytewise(sortKeyOf(title, before, locale), sortKeyOf(title, after, locale))
        expect([one, other, Math.sign(ours)]).toEqual([one, other, expected(before, after)])
      }
    }
  })

  it('are the same for composed and decomposed letters', () => {
    fc.assert(
      fc.property(word, (one) => {
        const key = sortKeyOf(title, one, locale)
        expect(sortKeyOf(title, one.normalize('NFD'), locale)).toBe(key)
        expect(sortKeyOf(title, ` ${one} `, locale)).toBe(key)
      }),
    )
  })
})

/** Letters of each language, in any order. Letters that the language only borrows are not among them. */
const others = [
  ['az', 'abcçdeəfgğhxıijkqlmnoöprsştuüvyz'],
  ['bg', 'абвгдежзийклмнопрстуфхцчшщъьюя'],
  ['cs', 'abcčdefghijklmnopqrřsštuvwxyzž'],
  ['da', 'abcdefghijklmnopqrstuvwxyzæøå'],
  ['es', 'abcdefghijklmnñopqrstuvwxyz'],
  ['fi', 'abcdefghijklmnopqrstuvwxyzåäö'],
  ['fr', 'aàâbcçdeéèêfghiîjklmnoôpqrstuùvwxyz'],
  ['hu', 'abcdefghijklmnoöőpqrstuüűvwxyz'],
  ['lt', 'abcčdefghiyjklmnoprsštuvzž'],
  ['nb-NO', 'abcdefghijklmnopqrstuvwxyzæøå'],
  ['pl', 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż'],
  ['ro', 'aăâbcdefghiîjklmnopqrsștțuvwxyz'],
  ['ru', 'абвгдежзийклмнопрстуфхцчшщъыьэюя'],
  ['sk', 'aäbcčdefghijklmnoôpqrsštuvwxyzž'],
  ['sl', 'abcčdefghijklmnoprsštuvzž'],
  ['sv', 'abcdefghijklmnopqrstuvwxyzåäö'],
  ['tr', 'abcçdefgğhıijklmnoöprsştuüvyz'],
  ['uk', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'],
] as const satisfies readonly (readonly [Locale, string])[]

it.each(others)('sorts the letters of %s like Intl.Collator', (locale, alphabet) => {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  for (const one of alphabet) {
    for (const other of alphabet) {
      const ours = bytewise(sortKeyOf(title, one, locale), sortKeyOf(title, other, locale))
      expect([one, other, Math.sign(ours)]).toEqual([one, other, Math.sign(compare(one, other))])
    }
  }
})

it('sorts children of a path directly after their parent', () => {
  const path = slug({ label: { id: 'slug', message: 'Address' }, from: 'title', segments: true })
  const tree = ['guides', 'guides/first', 'guides/first/paper', 'guides/zinc', 'guides-old', 'guidesman']
  const keyed = tree
    .toReversed()
    .toSorted((one, other) => bytewise(sortKeyOf(path, one, 'en'), sortKeyOf(path, other, 'en')))
  expect(keyed).toEqual(tree)
})

it('sorts Estonian letters as in the dictionary', () => {
  const titles = [
    'sild',
    'šokk',
    'zooloog',
    'žanr',
    'tuba',
    'vesi',
    'watt',
    'õde',
    'ääs',
    'öö',
    'üks',
    'x',
    'y',
  ]
  const shuffled = titles.toSorted()
  const keyed = shuffled.toSorted((one, other) =>
    bytewise(sortKeyOf(title, one, 'et'), sortKeyOf(title, other, 'et')),
  )
  expect(keyed).toEqual(titles)
  expect(shuffled).not.toEqual(titles)
})

it('accepts any text, and limits the length of keys', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1_000 }), fc.constantFrom(...layers), (any, layer) => {
      expect(sortKeyOf(title, any, layer).length).toBeLessThanOrEqual(200)
    }),
  )
})

it('sorts numbers by value', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (one, other) => {
      const ours = bytewise(sortKeyOf(year, one), sortKeyOf(year, other))
      expect(Math.sign(ours)).toBe(Math.sign(one - other))
    }),
  )
})
