import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { align, isSame } from './passages.ts'
import type { Note } from './source-marks.ts'
import { noteAfterMark, noteAfterSave } from './source-marks.ts'

const seen = (version: number, text: string) => ({ version, hashes: [...text] })
const save = (note: Note | undefined, own: string, source: string, isComplete = false) =>
  noteAfterSave(note, { own: [...own], source: seen(2, source), isComplete })
const first = (own: string, source: string) =>
  noteAfterSave(undefined, { own: [...own], source: seen(1, source), isComplete: false })
const from = (note: Note | undefined) => note?.from.map(({ hash, version }) => `${hash}${version}`).join(' ')

describe('source marks of a translation', () => {
  it('contain the passages that the translator saw at first', () => {
    expect(from(first('αβ', 'abc'))).toBe('a1 b1 c1')
  })

  it('are empty while the field is empty', () => {
    expect(first('', 'abc')).toBeUndefined()
    expect(save(first('αβ', 'ab'), '', 'ab')).toBeUndefined()
  })

  it('stay the same when the field did not change', () => {
    const note = first('αβ', 'ab')
    expect(save(note, 'αβ', 'aB')).toBe(note)
  })

  it('are updated only for the passage whose counterpart changed', () => {
    expect(from(save(first('αβγ', 'abc'), 'αΒγ', 'aBC'))).toBe('a1 B2 c1')
  })

  it('are not updated by a correction in another passage', () => {
    expect(from(save(first('αβ', 'ab'), 'Αβ', 'aB'))).toBe('a1 b1')
  })

  it('get a passage with an added counterpart, and lose one that both removed', () => {
    expect(from(save(first('αβ', 'ab'), 'αξβ', 'axb'))).toBe('a1 x2 b1')
    expect(from(save(first('αβγ', 'abc'), 'αγ', 'ac'))).toBe('a1 c1')
  })

  it('stay the same when the numbers of passages differ, because counterparts are unknown', () => {
    expect(from(save(first('αβ', 'ab'), 'αΒ', 'aBx'))).toBe('a1 b1')
  })

  it('are all updated when the whole field was translated', () => {
    expect(from(save(first('αβ', 'ab'), 'αΒ', 'AxB', true))).toBe('A2 x2 B2')
  })

  it('are updated by passage or for the whole field', () => {
    const note = first('αβγ', 'abc')
    const mark = (passages?: readonly string[]) =>
      noteAfterMark(note, { source: seen(2, 'ABx'), own: ['α'], mark: 'still-right', passages })
    expect(from(mark())).toBe('A2 B2 x2')
    expect(from(mark(['B']))).toBe('a1 B2 c1')
    expect(
      from(noteAfterMark(note, { source: seen(2, 'ab'), own: [], mark: 'translated', passages: ['c'] })),
    ).toBe('a1 b1')
  })

  it('never contain a passage that no translator saw, for any saves and marks', () => {
    const text = fc.array(fc.constantFrom(...'abcdef'), { maxLength: 6 })
    const step = fc.record({ own: text, source: text, isComplete: fc.boolean(), mark: fc.option(text) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let note: Note | undefined
        const shown = new Set<string>()
        for (const [index, { own, source, isComplete, mark }] of steps.entries()) {
          const now = { version: index + 1, hashes: source }
          for (const hash of source) shown.add(hash)
          note =
            mark === null
              ? noteAfterSave(note, { own, source: now, isComplete })
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
          // A passage that occurred twice and now occurs once in another place.
          [
            [
              { own: ['a'], source: ['c', 'b', 'c'], isComplete: false, mark: null },
              { own: [], source: ['b', 'a', 'c'], isComplete: false, mark: ['c'] },
            ],
          ],
        ],
      },
    )
  })
})
