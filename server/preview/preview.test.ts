import { describe, expect, it } from 'vitest'
import { openPreviews } from './index.ts'

const grant = { type: 'updates', id: 'some-id', locale: 'el', user: 'some-user' } as const
const at = (time: string) => () => new Date(time)
const noon = openPreviews({ secret: 'a secret', clock: at('2026-05-01T12:00:00Z') })

describe('a preview token', () => {
  it('opens the document and the language that it was made for', () => {
    expect(noon.grantOf(noon.tokenFor(grant))).toEqual(grant)
  })

  it('ends after an hour', () => {
    const token = noon.tokenFor(grant)
    const before = openPreviews({ secret: 'a secret', clock: at('2026-05-01T12:59:59Z') })
    const after = openPreviews({ secret: 'a secret', clock: at('2026-05-01T13:00:00Z') })
    expect(before.grantOf(token)).toEqual(grant)
    expect(after.grantOf(token)).toBeUndefined()
  })

  it('opens nothing where another secret signed it', () => {
    const other = openPreviews({ secret: 'another secret', clock: at('2026-05-01T12:00:00Z') })
    expect(noon.grantOf(other.tokenFor(grant))).toBeUndefined()
  })

  it('opens nothing when any letter of what it says was changed', () => {
    const [text = '', signature] = noon.tokenFor(grant).split('.')
    for (let place = 0; place < text.length; place++) {
      const letter = text[place] === 'A' ? 'B' : 'A'
      const forged = `${text.slice(0, place)}${letter}${text.slice(place + 1)}.${signature}`
      expect(noon.grantOf(forged)).toBeUndefined()
    }
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a text without signature', 'abc'],
    ['a dot', '.'],
    ['a repeated parameter', [noon.tokenFor(grant), noon.tokenFor(grant)]],
    ['more than a kilobyte', `${noon.tokenFor(grant)}${'A'.repeat(1_024)}`],
    ['something after it', `${noon.tokenFor(grant)}.more`],
  ])('opens nothing for %s', (_, token) => {
    expect(noon.grantOf(token)).toBeUndefined()
  })
})
