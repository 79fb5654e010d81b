import { describe, expect, it } from 'vitest'
import { signedTokens } from './token.ts'

const claims = {
  preview: 'some-preview',
  user: 'some-user',
  draft: { type: 'updates', id: 'some-id', locale: 'el' as const },
  at: '2026-12-24T16:00:00.000Z',
  expires: Date.UTC(2026, 4, 1),
}
const { read, write } = signedTokens('a secret')

describe('Preview token', () => {
  it('contains its claims in less than a kilobyte', () => {
    expect(read(write(claims))).toEqual(claims)
    expect(write(claims).length).toBeLessThan(600)
  })

  it('is invalid when another secret signed it', () => {
    expect(read(signedTokens('another secret').write(claims))).toBeUndefined()
  })

  it('is valid when a previous secret signed it, and signed with the current one', () => {
    const rotated = signedTokens('a new secret', 'a secret')
    expect(rotated.read(write(claims))).toEqual(claims)
    expect(read(rotated.write(claims))).toBeUndefined()
    expect(signedTokens('a new secret').read(rotated.write(claims))).toEqual(claims)
  })

  it('is invalid when any character is changed', () => {
    const [text = '', signature] = write(claims).split('.')
    for (let place = 0; place < text.length; place++) {
      const letter = text[place] === 'A' ? 'B' : 'A'
      expect(read(`${text.slice(0, place)}${letter}${text.slice(place + 1)}.${signature}`)).toBeUndefined()
    }
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a text without signature', 'abc'],
    ['a dot', '.'],
    ['a repeated parameter', [write(claims), write(claims)]],
    ['more than a kilobyte', `${write(claims)}${'A'.repeat(1_024)}`],
    ['something after it', `${write(claims)}.more`],
  ])('is invalid for %s', (_, token) => {
    expect(read(token)).toBeUndefined()
  })
})
