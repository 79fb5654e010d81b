import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../model/locales.ts'
import type { GlossaryEntry } from './find-terms.ts'
import { createTermFinder, loadStemmersOf } from './find-terms.ts'

interface TermForms {
  readonly term: string
  readonly forms?: readonly string[]
  readonly avoid?: readonly string[]
}

const entryOf = (id: string, locale: Locale, { term, forms = [], avoid = [] }: TermForms): GlossaryEntry => ({
  id,
  words: { [locale]: { term, forms, avoid, note: '' } },
})

/** The found words, and those to avoid with a minus before them. */
function found(locale: Locale, text: string, ...terms: readonly TermForms[]): readonly string[] {
  const find = createTermFinder(
    locale,
    terms.map((one, index) => entryOf(String(index), locale, one)),
  )
  return find(text).map(({ from, to, isAvoided }) => (isAvoided ? '-' : '') + text.slice(from, to))
}

describe('Terms in a text', () => {
  it('are found in upper and lower case and in regular forms, but not within other words', () => {
    const text = 'Prints, a PRINT and the print’s edge, but no sprint or blueprint.'
    expect(found('en', text, { term: 'print' })).toEqual(['Prints', 'PRINT', 'print'])
  })

  it('are found in Estonian cases', () => {
    const text = 'Näitus avatakse. Näitusel on pilte, ja näituste kava on siin.'
    expect(found('et', text, { term: 'näitus' })).toEqual(['Näitus', 'Näitusel', 'näituste'])
  })

  it('are found in languages without spaces', () => {
    expect(found('ja', 'この写真展では青写真を展示します。', { term: '写真' }, { term: '青写真' })).toEqual([
      '写真',
      '青写真',
    ])
    expect(found('th', 'นิทรรศการภาพถ่ายเปิดวันจันทร์', { term: 'ภาพถ่าย' })).toEqual(['ภาพถ่าย'])
  })

  it('are found by the stems of other languages, once these are loaded', async () => {
    await loadStemmersOf([entryOf('1', 'fr', { term: 'étude' })])
    expect(found('fr', 'Deux études et une étude', { term: 'étude' })).toEqual(['études', 'étude'])
  })

  it('are found in Greek without regard to accents and the final sigma', () => {
    expect(found('el', 'Η έκθεση, της ΕΚΘΕΣΗΣ και της εκθέσεως', { term: 'έκθεση' }).slice(0, 2)).toEqual([
      'έκθεση',
      'ΕΚΘΕΣΗΣ',
    ])
    expect(found('el', 'ο χώρος, Ο ΧΩΡΟΣ', { term: 'χώρος' })).toEqual(['χώρος', 'ΧΩΡΟΣ'])
  })

  it('are found by forms that have another stem', () => {
    expect(found('en', 'Two mice.', { term: 'mouse', forms: ['mice'] })).toEqual(['mice'])
  })

  it('of several words are found across a line break and a hyphen, but not across a sentence', () => {
    const term = { term: 'contact print' }
    expect(found('en', 'A contact\nprint, contact-prints.', term)).toEqual([
      'contact\nprint',
      'contact-prints',
    ])
    expect(found('en', 'Make contact. Print it.', term)).toEqual([])
    expect(found('en', 'Node.js, not node js', { term: 'Node.js' })).toEqual(['Node.js'])
  })

  it('are the longest ones at a place', () => {
    expect(found('en', 'A contact print and a print', { term: 'print' }, { term: 'contact print' })).toEqual([
      'contact print',
      'print',
    ])
  })

  it('prefer the exact word where a term and a word to avoid have the same stem', () => {
    const term = { term: 'printing', avoid: ['prints'] }
    expect(found('en', 'prints, printing, printed', term)).toEqual(['-prints', 'printing', 'printed'])
  })

  it('name every entry of a word with several meanings', () => {
    const entries = [entryOf('1', 'en', { term: 'plate' }), entryOf('2', 'en', { term: 'Plate' })]
    expect(createTermFinder('en', entries)('A plate')[0]?.entries).toEqual(['1', '2'])
  })

  it('do not exist for a language without words', () => {
    expect(createTermFinder('et', [entryOf('1', 'en', { term: 'print' })])('print')).toEqual([])
    expect(found('en', 'A – B', { term: '–' })).toEqual([])
  })
})

describe('Matches', () => {
  const word = fc.stringMatching(/^[a-zõäöüα-ω]{2,8}$/u)
  const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  const locale = fc.constantFrom<Locale>('en', 'et', 'el')
  /** Two characters within a word. In a script without spaces, a word can end between any two. */
  const withinWord =
    /^(?:[[\p{L}\p{N}]--[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]]){2}$/v

  it('are in order, do not overlap, and begin and end at the boundaries of words', () => {
    fc.assert(
      fc.property(
        locale,
        fc.array(phrase, { maxLength: 8 }),
        fc.string({ unit: 'grapheme' }),
        (code, terms, between) => {
          const text = terms.join(between)
          const find = createTermFinder(
            code,
            terms.map((term, index) => entryOf(String(index), code, { term })),
          )
          let end = 0
          for (const { from, to } of find(text)) {
            expect(from).toBeGreaterThanOrEqual(end)
            expect(to).toBeGreaterThan(from)
            expect(`${text[from - 1] ?? ' '}${text[from] ?? ''}`).not.toMatch(withinWord)
            expect(`${text[to - 1] ?? ''}${text[to] ?? ' '}`).not.toMatch(withinWord)
            end = to
          }
        },
      ),
    )
  })

  it('contain each term that is written on its own, in any case and without accents', () => {
    const written = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
      (text: string) => text.normalize('NFD'),
    )
    fc.assert(
      fc.property(locale, phrase, written, (code, term, write) => {
        const text = `(${write(term)})`
        const [match, ...others] = createTermFinder(code, [entryOf('1', code, { term })])(text)
        expect(others).toEqual([])
        expect(match).toEqual({ from: 1, to: text.length - 1, entries: ['1'], isAvoided: false })
      }),
    )
  })
})

it('reads 5,000 words with 1,000 terms in a few milliseconds', () => {
  const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const entries = Array.from({ length: 1_000 }, (_, index) =>
    entryOf(String(index), 'en', { term: `${letters(index)}ation work` }),
  )
  const find = createTermFinder('en', entries)
  const text = Array.from({ length: 2_500 }, (_, index) => `${letters(index % 2_000)}ation works`).join(' ')
  const durations = Array.from({ length: 5 }, () => {
    const started = performance.now()
    expect(find(text)).toHaveLength(1_500)
    return performance.now() - started
  })
  // The fastest, because a busy machine interrupts some.
  expect(Math.min(...durations)).toBeLessThan(200)
})
