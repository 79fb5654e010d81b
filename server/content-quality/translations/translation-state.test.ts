import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Note } from './source-marks.ts'
import { changesIn, stateOfField, stateOfLayer } from './translation-state.ts'

const note = (from: string, mark: Note['mark'] = 'translated'): Note => ({
  from: [...from].map((hash) => ({ hash, version: 1 })),
  own: [],
  mark,
})
const source = (text: string, newest = text) => ({
  passages: { body: [...text] },
  newest: { body: [...newest] },
})
const changes = (...[text, newest, from]: readonly [string, string, string]) =>
  changesIn('body', source(text, newest), note(from)).map(({ old, now }) => `${old?.hash ?? ''}→${now ?? ''}`)

describe('translation state', () => {
  const written = { body: ['ω'] }

  it.each([
    ['empty', source(''), {}, undefined],
    ['missing', source('a'), {}, undefined],
    ['missing', source('b'), {}, note('a')],
    ['current', source('a'), written, note('a')],
    ['outdated', source('b'), written, note('a')],
    ['outdated', source(''), written, note('a')],
    ['still-right', source('a'), written, note('a', 'still-right')],
    ['outdated', source('b'), written, note('a', 'still-right')],
    ['current', source(''), written, note('')],
  ] as const)('is %s', (state, from, own, given) => {
    expect(stateOfField('body', from, own, given)).toBe(state)
  })

  it('combines the states of its fields', () => {
    const both = { passages: { a: ['1'], b: ['2'] }, newest: { a: ['1'], b: ['2'] } }
    const of = (own: object, notes: object) => stateOfLayer(['a', 'b', 'c'], both, { ...own }, { ...notes })
    expect(stateOfLayer(['a'], { passages: {}, newest: {} }, {}, {})).toBe('empty')
    expect(of({}, {})).toBe('missing')
    expect(of({ a: ['x'] }, { a: note('1') })).toBe('outdated')
    expect(of({ a: ['x'], b: ['y'] }, { a: note('1'), b: note('2') })).toBe('current')
    expect(of({ a: ['x'], b: ['y'] }, { a: note('1'), b: note('3') })).toBe('outdated')
  })

  it('is not outdated when it was made from a newer draft', () => {
    expect(changes('ab', 'aB', 'aB')).toEqual([])
    expect(changes('ab', 'abc', 'abc')).toEqual([])
    expect(changes('ab', 'aB', 'ab')).toEqual([])
    expect(changes('ab', 'aB', 'xB')).toEqual(['x→a'])
    expect(changes('aB', 'aB', 'ab')).toEqual(['b→B'])
    expect(changes('b', 'b', 'bb')).toEqual(['b→'])
  })

  it('is current when it matches the public version or the draft, and outdated when it matches neither', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 })
      .map((passages) => passages.join(''))
    fc.assert(
      fc.property(text, text, text, (draft, newest, from) => {
        const sorted = (passages: string) => [...passages].toSorted().join('')
        const open = changes(draft, newest, from)
        if (sorted(draft) === sorted(from)) expect(open).toEqual([])
        if (draft === newest && sorted(draft) !== sorted(from)) expect(open).not.toEqual([])
      }),
    )
  })
})
