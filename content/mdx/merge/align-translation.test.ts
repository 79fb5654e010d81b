import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Alignment } from './align-translation.ts'
import { alignTranslation, inOrder, knownPairs, placeFor } from './align-translation.ts'

/** A paragraph in three languages, as writers and translators would have it. */
const sentences = {
  en: ['Paper is coated at night.', 'Two baths of cold water.', 'The sun does the rest.', 'Dry the print.'],
  et: ['Paber kaetakse öösel.', 'Kaks külma vee vanni.', 'Ülejäänu teeb päike.', 'Kuivata tõmmis.'],
  el: ['Το χαρτί επιστρώνεται νύχτα.', 'Δύο λουτρά με κρύο νερό.', 'Ο ήλιος τα υπόλοιπα.', 'Στέγνωσε.'],
}
type Language = keyof typeof sentences

interface Block {
  readonly id: number
  readonly kind: number
}

const write = (language: Language) => (block: Block) =>
  [
    `${sentences[language][block.id % 4]} ${sentences[language][(block.id + 1) % 4]}`,
    `## ${sentences[language][block.id % 4]}`,
    `- ${sentences[language][block.id % 4]}`,
    `<Callout tone="note">\n\n${sentences[language][block.id % 4]}\n\n</Callout>`,
  ][block.kind] ?? ''

const blocks = fc
  .array(fc.nat(3), { maxLength: 12 })
  .map((kinds): readonly Block[] => kinds.map((kind, id) => ({ id, kind })))
const language = fc.constantFrom<Language>('en', 'et', 'el')
const texts = fc.array(fc.string({ maxLength: 60 }), { maxLength: 14 })
const guesses = fc.array(fc.option(fc.integer({ min: -2, max: 16 }), { nil: undefined }), { maxLength: 16 })

/** Inserts, deletes and moves blocks. */
const edits = fc.array(fc.tuple(fc.constantFrom('insert', 'delete', 'move'), fc.nat(20), fc.nat(20)), {
  maxLength: 6,
})
function edited(before: readonly Block[], changes: readonly (readonly [string, number, number])[]) {
  let now = [...before]
  for (const [step, [change, from, to]] of changes.entries()) {
    const moved = now[from % Math.max(1, now.length)]
    const added = { id: before.length + 1 + step, kind: from % 4 }
    if (change === 'insert') now = now.toSpliced(to % (now.length + 1), 0, added)
    else if (moved === undefined) continue
    else {
      now = now.filter((one) => one !== moved)
      if (change === 'move') now = now.toSpliced(to % (now.length + 1), 0, moved)
    }
  }
  return now
}

function expectOneToOne(alignment: Alignment, source: number, translation: number) {
  const used = alignment.filter((index) => index !== undefined)
  expect(alignment).toHaveLength(source)
  expect(new Set(used).size).toBe(used.length)
  expect(used.every((index) => index >= 0 && index < translation)).toBe(true)
}

describe('alignment of a translation', () => {
  it('never loses or duplicates a block, whatever the texts and hints are', () => {
    fc.assert(
      fc.property(texts, texts, guesses, (source, translation, pairs) => {
        expectOneToOne(alignTranslation(source, translation, pairs), source.length, translation.length)
      }),
    )
  })

  it('pairs a complete translation block by block, in every pair of languages', () => {
    fc.assert(
      fc.property(blocks, language, language, (text, one, other) => {
        const alignment = alignTranslation(text.map(write(one)), text.map(write(other)))
        const headings = text.flatMap(({ kind }, index) => (kind === 1 ? [index] : []))
        expect(headings.map((index) => alignment[index])).toEqual(headings)
        expect(alignment.every((index) => index !== undefined)).toBe(true)
      }),
    )
  })

  it('keeps what is known through insertions, deletions and moves on both sides', () => {
    fc.assert(
      fc.property(blocks, edits, edits, language, language, (...[text, ours, theirs, one, other]) => {
        const [source, translation] = [edited(text, ours), edited(text, theirs)]
        const pairs = source.map((block) => {
          const index = translation.indexOf(block)
          return index < 0 ? undefined : index
        })
        const alignment = alignTranslation(source.map(write(one)), translation.map(write(other)), pairs)
        expectOneToOne(alignment, source.length, translation.length)
        for (const [index, place] of pairs.entries()) {
          if (place !== undefined) expect(alignment[index]).toBe(place)
        }
      }),
    )
  })

  it('matches a translation that is written from the start', () => {
    const source = sentences.en
    expect(alignTranslation(source, sentences.el.slice(0, 2))).toEqual([0, 1, undefined, undefined])
    expect(alignTranslation(source, [])).toEqual([undefined, undefined, undefined, undefined])
  })

  it('finds a new block of the source by the blocks around it', () => {
    const source = ['Intro.', '## One', 'Text with 42 sheets.', '## New', 'More.', '## Two', 'End.']
    const translation = ['Alga.', '## Üks', 'Tekst 42 lehega.', '## Kaks', 'Lõpp.']
    const alignment = alignTranslation(source, translation)
    expect([alignment[0], alignment[1], alignment[2]]).toEqual([0, 1, 2])
    expect(alignment.filter((index) => index === undefined)).toHaveLength(2)
  })

  it('shows pairs side by side only in the same order on both sides', () => {
    fc.assert(
      fc.property(guesses, (guessed) => {
        const alignment = alignTranslation(Array(16).fill('a'), Array(16).fill('b'), guessed)
        const pairs = inOrder(alignment)
        for (const [index, [source, translation]] of pairs.entries()) {
          expect(alignment[source]).toBe(translation)
          const [, next] = pairs[index + 1] ?? []
          if (next !== undefined) expect(next).toBeGreaterThan(translation)
        }
      }),
    )
  })

  it('follows saved pairs through edits that are not saved yet', () => {
    const saved = { pairs: [2, 0, null, 1], source: ['a', 'b', 'c', 'd'], translation: ['B', 'D', 'A'] }
    expect(knownPairs(saved, ['a', 'x', 'b', 'c', 'd!'], ['B', 'A'])).toEqual([
      1,
      undefined,
      0,
      undefined,
      undefined,
    ])
    expect(knownPairs(saved, saved.source, ['B', 'D edited', 'A'])).toEqual([2, 0, undefined, 1])
    expect(knownPairs(undefined, ['a'], ['A'])).toEqual([])
  })

  it('never gives one block two places after edits', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 })
    fc.assert(
      fc.property(letters, letters, letters, letters, (before, now, ours, theirs) => {
        const pairs = before.map((_, index) => (index < ours.length ? index : null))
        const known = knownPairs({ pairs, source: before, translation: ours }, now, theirs)
        expectOneToOne(known, now.length, theirs.length)
      }),
    )
  })

  it('puts a copied block after the translation of the block before it', () => {
    const alignment: Alignment = [0, undefined, 2, undefined]
    expect([0, 1, 2, 3].map((index) => placeFor(alignment, index))).toEqual([0, 1, 1, 3])
    expect(placeFor([undefined, undefined], 1)).toBe(0)
  })
})
