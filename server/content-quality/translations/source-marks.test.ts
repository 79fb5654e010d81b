import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { align, isSame } from './align-passages.ts'
import type { Note } from './source-marks.ts'
import { noteAfterMark, noteAfterSave } from './source-marks.ts'

const seen = (version: number, text: string) => ({ version, hashes: [...text] })
const save = (note: Note | undefined, own: string, source: string, whole = false) =>
  noteAfterSave(note, { own: [...own], source: seen(2, source), whole })
const first = (own: string, source: string) =>
  noteAfterSave(undefined, { own: [...own], source: seen(1, source), whole: false })
const from = (note: Note | undefined) => note?.from.map(({ hash, version }) => `${hash}${version}`).join(' ')

describe('what is known of a translation', () => {
  it('is made from what the translator saw when it is first written', () => {
    expect(from(first('αβ', 'abc'))).toBe('a1 b1 c1')
  })

  it('is nothing while it is empty, or once it was emptied', () => {
    expect(first('', 'abc')).toBeUndefined()
    expect(save(first('αβ', 'ab'), '', 'ab')).toBeUndefined()
  })

  it('stays what it was when nothing in it was changed', () => {
    const note = first('αβ', 'ab')
    expect(save(note, 'αβ', 'aB')).toBe(note)
  })

  it('is new for the passage whose counterpart was changed, and for no other', () => {
    expect(from(save(first('αβγ', 'abc'), 'αΒγ', 'aBC'))).toBe('a1 B2 c1')
  })

  it('does not take a mended word elsewhere for a translation of what changed', () => {
    expect(from(save(first('αβ', 'ab'), 'Αβ', 'aB'))).toBe('a1 b1')
  })

  it('has a new passage when a counterpart was put in, and loses one that both have lost', () => {
    expect(from(save(first('αβ', 'ab'), 'αξβ', 'axb'))).toBe('a1 x2 b1')
    expect(from(save(first('αβγ', 'abc'), 'αγ', 'ac'))).toBe('a1 c1')
  })

  it('stays where both have not as many passages, so that nobody knows which is which', () => {
    expect(from(save(first('αβ', 'ab'), 'αΒ', 'aBx'))).toBe('a1 b1')
  })

  it('is all new where somebody says so, or where a field is looked at as a whole', () => {
    expect(from(save(first('αβ', 'ab'), 'αΒ', 'AxB', true))).toBe('A2 x2 B2')
  })

  it('is marked passage by passage, or as a whole', () => {
    const note = first('αβγ', 'abc')
    const mark = (passages?: readonly string[]) =>
      noteAfterMark(note, { source: seen(2, 'ABx'), own: ['α'], mark: 'still-right', passages })
    expect(from(mark())).toBe('A2 B2 x2')
    expect(from(mark(['B']))).toBe('a1 B2 c1')
    expect(
      from(noteAfterMark(note, { source: seen(2, 'ab'), own: [], mark: 'translated', passages: ['c'] })),
    ).toBe('a1 b1')
  })

  it('never calls a passage translated that nobody saw, whatever is saved and marked', () => {
    const text = fc.array(fc.constantFrom(...'abcdef'), { maxLength: 6 })
    const step = fc.record({ own: text, source: text, whole: fc.boolean(), mark: fc.option(text) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let note: Note | undefined
        const shown = new Set<string>()
        for (const [index, { own, source, whole, mark }] of steps.entries()) {
          const now = { version: index + 1, hashes: source }
          for (const hash of source) shown.add(hash)
          note =
            mark === null
              ? noteAfterSave(note, { own, source: now, whole })
              : noteAfterMark(note, { source: now, own, mark: 'translated', passages: mark })
          for (const { hash } of note?.from ?? []) expect(shown).toContain(hash)
          if (mark !== null && note !== undefined) {
            const open = align(note.from, source).filter((pair) => !isSame(pair))
            for (const pair of open) expect(mark).not.toContain(pair.now ?? pair.old?.hash)
          }
        }
      }),
      {
        examples: [
          // A passage that stood twice, and stands once elsewhere.
          [
            [
              { own: ['a'], source: ['c', 'b', 'c'], whole: false, mark: null },
              { own: [], source: ['b', 'a', 'c'], whole: false, mark: ['c'] },
            ],
          ],
        ],
      },
    )
  })
})
