import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { InterfaceLocale, Locale } from '../model/index.ts'
import { interfaceLocales, localeCodes } from '../model/index.ts'
import { stemOf, termsOf } from './analyze.ts'
import { loadStemmers } from './stem/snowball.ts'
import { englishNouns, englishVerbs } from './testing/paradigms/english.ts'
import { estonianNouns, estonianVerbs } from './testing/paradigms/estonian.ts'
import { greekNouns, greekVerbs } from './testing/paradigms/greek.ts'
import type { Inflection } from './testing/paradigms/paradigm.ts'
import { foldLetters, wordsIn } from './tokenize.ts'

const paradigms: Readonly<
  Record<InterfaceLocale, Readonly<Record<'nouns' | 'verbs', readonly Inflection[]>>>
> = {
  en: { nouns: englishNouns, verbs: englishVerbs },
  et: { nouns: estonianNouns, verbs: estonianVerbs },
  el: { nouns: greekNouns, verbs: greekVerbs },
}

/** The stem of a word. */
const stem = (locale: Locale, form: string) => {
  const [word] = wordsIn(form)
  return word === undefined ? '' : stemOf(locale, word)
}
const together = (locale: Locale, forms: readonly string[]) =>
  new Set(forms.map((form) => stem(locale, form))).size === 1

/** The share of forms whose stem is that of the dictionary form. */
function matchingShare(locale: InterfaceLocale, list: readonly Inflection[]): number {
  const matches = list.flatMap(({ lemma, forms }) =>
    forms.map((form) => (stem(locale, form) === stem(locale, lemma) ? 1 : 0)),
  )
  return matches.reduce<number>((sum, one) => sum + one, 0) / matches.length
}

describe.each(interfaceLocales)('stems of %s', (locale) => {
  const { nouns, verbs } = paradigms[locale]

  it('are tested with forty nouns and twenty verbs, a fifth of them held out', () => {
    expect([nouns.length, verbs.length]).toEqual([40, 20])
    expect([...nouns, ...verbs].filter(({ aside }) => aside)).toHaveLength(12)
  })

  it.each([
    ['nouns', nouns],
    ['verbs', verbs],
  ] as const)('are the same for the forms of %s, also for held-out words', (_, list) => {
    for (const aside of [false, true]) {
      expect(
        matchingShare(
          locale,
          list.filter((one) => one.aside === aside),
        ),
      ).toBeGreaterThan(0.98)
    }
  })

  it('ignore case and accents', () => {
    for (const form of [...nouns, ...verbs].flatMap(({ forms }) => forms)) {
      const plain = form.normalize('NFD').replace(/\p{M}/gu, '')
      expect([form.toUpperCase(), form.normalize('NFD'), plain].map((other) => stem(locale, other))).toEqual(
        Array(3).fill(stem(locale, form)),
      )
    }
  })
})

/**
 * Kiri (letter) and kirjutama (to write) belong to one word family, so finding them together is acceptable.
 */
const families = ['kiri kirjutama']

it.each(interfaceLocales)('rarely gives different words of %s the same stem', (locale) => {
  const owners = new Map<string, Set<string>>()
  for (const { lemma, forms } of Object.values(paradigms[locale]).flat()) {
    for (const form of forms) {
      const found = owners.get(stem(locale, form)) ?? new Set()
      owners.set(stem(locale, form), found.add(lemma))
    }
  }
  const joined = [...owners.values()]
    .filter(({ size }) => size > 1)
    .map((lemmas) => [...lemmas].sort().join(' '))
  expect(joined.filter((lemmas) => !families.includes(lemmas))).toEqual([])
})

describe('stems in search', () => {
  it.each([
    ['et', 'näitused näitus näitustele naitused NÄITUSEL'],
    ['et', 'jõgi jõe jõkke jõgedele'],
    ['et', 'tuba toa tuppa tubadest'],
    ['et', 'lugu loo lugusid'],
    ['el', 'έκθεση εκθέσεις ΕΚΘΕΣΗΣ εκθεσεων'],
    ['el', 'φωτογραφία φωτογραφιών Φωτογραφίες'],
    ['el', 'άνθρωπος ανθρώπου ΑΝΘΡΩΠΟΙ'],
    ['en', 'run running runs'],
    ['en', 'exhibition exhibitions exhibition’s'],
  ] as const)('are the same in %s: %s', (locale, forms) => {
    expect(together(locale, forms.split(' '))).toBe(true)
  })

  it.each([
    ['et', 'lugu lugema'],
    ['et', 'keel kell'],
    ['el', 'μουσείο μουσική'],
    ['el', 'αρχείο αρχή'],
    ['en', 'hope hop'],
    ['en', 'new news'],
  ] as const)('are different in %s: %s', (locale, forms) => {
    expect(together(locale, forms.split(' '))).toBe(false)
  })
})

describe('analysis of any text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 })
  const locale = fc.constantFrom(...interfaceLocales)

  it('folds letters in one step', () => {
    fc.assert(fc.property(text, (any) => foldLetters(foldLetters(any)) === foldLetters(any)))
  })

  it('returns terms of letters and digits, never an empty one', () => {
    fc.assert(
      fc.property(text, locale, (any, code) => {
        for (const word of wordsIn(any)) {
          for (const term of termsOf(code, word)) expect(term).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*$/u)
        }
      }),
    )
  })

  it.each([
    ['en', 'abcdefghijklmnopqrstuvwxyz'],
    ['et', 'abdeghijklmnoprstuvaeiou'],
    ['el', 'αβγδεζηθικλμνξοπρστυφχψω'],
  ] as const)('of %s returns stems that are not longer than their words', (code, alphabet) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 14 }), (word) => {
        const found = stemOf(code, { folded: word, lower: word })
        expect(found.length).toBeGreaterThan(0)
        expect(found.length).toBeLessThanOrEqual(word.length + 1)
      }),
      { numRuns: 2_000 },
    )
  })

  it('returns words at their positions, in order', () => {
    fc.assert(
      fc.property(text, (any) => {
        let before = 0
        for (const { folded, start, end } of wordsIn(any)) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(foldLetters(any.slice(start, end)).replace(/[^\p{L}\p{N}\p{M}]/gu, '')).toContain(folded)
          before = start
        }
      }),
    )
  })

  it('returns the same words for composed, decomposed and upper-case text', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aeõäöüšžåéñςσάέήίόύώϊΐxyz -'), maxLength: 40 })
    const folded = (any: string) => wordsIn(any).map((word) => word.folded)
    fc.assert(
      fc.property(letters, (any) => {
        expect(folded(any.normalize('NFD'))).toEqual(folded(any.normalize('NFC')))
        expect(folded(any.toUpperCase())).toEqual(folded(any))
      }),
    )
  })
})

it.each([
  ['the artist’s vite-plugin', 'the artist vite plugin'],
  ['O’Keeffe, l’atelier', 'o keeffe l atelier'],
  ['parseMdx(source) in node.js 24', 'parsemdx parse mdx source in node js 24'],
  ['Straße, Łódź, encyclopædia', 'strasse lodz encyclopaedia'],
  ['ΦΩΣ και φως', 'φωσ και φωσ'],
  ['x'.repeat(60), 'x'.repeat(40)],
  ['東京都の iPhone14を', '東京 東 京都 京 都の 都 の iphone14 i phone14 を'],
  ['ガラス', 'ガラ ガ ラス ラ ス'],
  ['नई प्रदर्शनी', 'नई प्रदर्शनी'],
  ['ພິພິທະພັນ ນິທັດສະການ', 'ພິພິທະພັນ ນິທັດສະການ'],
])('splits “%s” into words', (text, words) => {
  expect(wordsIn(text).map(({ folded }) => folded.normalize('NFC'))).toEqual(words.split(' '))
})

/** Words in the order in which the text has them. */
const wordsOf = (text: string) => wordsIn(text).map(({ start, end }) => text.slice(start, end))

it('finds the words of languages that are written without spaces', () => {
  expect(wordsOf('นิทรรศการภาพถ่ายเปิดวันจันทร์')).toEqual(['นิทรรศการ', 'ภาพถ่าย', 'เปิด', 'วัน', 'จันทร์'])
  expect(wordsOf('ពិព័រណ៍រូបថត')).toContain('រូបថត')
})

describe('stems of languages with a Snowball stemmer', () => {
  beforeAll(() => loadStemmers(localeCodes))

  it.each([
    ['ar', 'معرض المعرض'],
    ['bg', 'изложба изложби изложбата'],
    ['da', 'udstilling udstillinger udstillingen'],
    ['de', 'Ausstellung Ausstellungen'],
    ['de', 'Haus Häuser'],
    ['es', 'exposición exposiciones'],
    ['fi', 'näyttely näyttelyssä näyttelyt'],
    ['fr', 'étude études etude'],
    ['fr', 'passé passées'],
    ['hi', 'प्रदर्शनियाँ प्रदर्शनियों'],
    ['hu', 'kiállítás kiállítások kiállításon'],
    ['hy', 'ցուցահանդես ցուցահանդեսներ'],
    ['id', 'pameran pamerannya'],
    ['it', 'mostra mostre'],
    ['lt', 'paroda parodos parodoje'],
    ['nb-NO', 'utstilling utstillinger utstillingen'],
    ['nl', 'tentoonstelling tentoonstellingen'],
    ['pt', 'foto fotos'],
    ['pt-BR', 'foto fotos'],
    ['ro', 'expoziție expoziții expoziția'],
    ['ru', 'выставка выставки выставкой'],
    ['ru', 'новый новые НОВЫЙ'],
    ['sv', 'utställning utställningar utställningen'],
    ['tr', 'sergi sergiler sergide'],
    ['uk', 'виставка виставки виставкою'],
  ] as const)('are the same in %s: %s', (locale, forms) => {
    expect(together(locale, forms.split(' '))).toBe(true)
  })

  it('are short, also for composed and decomposed letters', () => {
    expect(stem('fr', 'photographies')).toBe('photograph')
    expect(stem('ru', 'новый'.normalize('NFD'))).toBe('нов')
    expect(stem('fr', 'études'.normalize('NFD'))).toBe('etud')
  })

  it('are never empty, and consist of letters', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 })
    fc.assert(
      fc.property(text, fc.constantFrom(...localeCodes), (any, locale) => {
        for (const word of wordsIn(any))
          expect(stemOf(locale, word)).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*$/u)
      }),
    )
  })
})
