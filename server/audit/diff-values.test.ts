import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesBetween } from './index.ts'

describe('changes in the audit log', () => {
  it('contain only the fields that changed', () => {
    const before = { title: 'Kruvi', year: 1839, gone: 'x' }
    const after = { title: 'Kruvi', year: 1842, come: [1] }
    expect(changesBetween(before, after)).toEqual({
      before: { year: 1839, gone: 'x', come: null },
      after: { year: 1842, gone: null, come: [1] },
    })
  })

  it('hide secrets at any depth', () => {
    const recorded = changesBetween(
      { password: 'canary-1', settings: { apiToken: 'canary-2' } },
      { password: 'canary-3', settings: { apiToken: 'canary-4', colour: 'blue' } },
    )
    expect(JSON.stringify(recorded)).not.toContain('canary')
    expect(recorded.after).toEqual({ password: '•••', settings: { apiToken: '•••', colour: 'blue' } })
  })

  it('show the changed part of a long text', () => {
    const text = 'word '.repeat(500)
    const { before, after } = changesBetween({ body: `${text}red${text}` }, { body: `${text}blue${text}` })
    expect(String(before.body)).toMatch(/^…[word ]{40}redword .*…$/)
    expect(String(after.body)).toMatch(/^…[word ]{40}blueword .*…$/)
  })

  it('ignore inherited properties, such as toString', () => {
    expect(changesBetween({ toString: 'was' }, {})).toEqual({
      before: { toString: 'was' },
      after: { toString: null },
    })
  })

  it('are limited in size for any change', () => {
    const state = fc.dictionary(fc.string({ maxLength: 20 }), fc.string({ maxLength: 5_000 }), {
      maxKeys: 80,
    })
    fc.assert(
      fc.property(state, state, (before, after) => {
        const recorded = JSON.stringify(changesBetween(before, after))
        expect(recorded.length).toBeLessThan(50 * 2 * (302 + 20) * 6)
      }),
      { numRuns: 30 },
    )
  })
})
