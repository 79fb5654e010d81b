import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuery } from './handle-call.ts'

const plain = fc.string({ unit: fc.constantFrom(...'abZ0_-.:'), maxLength: 6 })
const any = fc.oneof(plain, fc.string({ unit: fc.constantFrom(...'a=&%+?é;#'), maxLength: 6 }))

describe('Query', () => {
  it('is parsed the same as by URLSearchParams, however it is written', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(any, fc.constantFrom('=', '', '=='), any), { maxLength: 5 }), (pairs) => {
        const text = pairs.map((parts) => parts.join('')).join('&')
        const means = [...new URLSearchParams(text)]
        const comesOnce = new Set(means.map(([key]) => key)).size === means.length
        const isClear = comesOnce && !means.flat().join('').includes('\0')
        if (isClear) expect(readQuery(text)).toEqual(Object.fromEntries(means))
        else expect(() => readQuery(text)).toThrow()
      }),
    )
  })

  it.each(['a=1&a=2', 'a=%00', '%00=a', Array.from({ length: 101 }, (_, at) => `k${at}=1`).join('&')])(
    'is rejected when it is ambiguous: %.20s',
    (text) => {
      expect(() => readQuery(text)).toThrow()
    },
  )

  it('has no inherited keys', () => {
    expect(readQuery('')).toEqual({})
    expect(Object.hasOwn(readQuery('__proto__=1'), '__proto__')).toBe(true)
  })
})
