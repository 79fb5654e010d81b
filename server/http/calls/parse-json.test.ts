import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../problems/problems.ts'
import { findMistake, readJson } from './read-body.ts'

const read = (text: string) => readJson(Buffer.from(text))

function refusalOf(bytes: Uint8Array): Problem {
  try {
    readJson(bytes)
  } catch (problem) {
    if (problem instanceof Problem) return problem
  }
  throw new Error('It was not refused.')
}

describe('JSON parser', () => {
  it('accepts what JSON.parse accepts', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => void expect(read(text)).toEqual(JSON.parse(text))),
    )
  })

  it.each([
    ['{"title": "Tide"\n "slug": "tide"}', 2, 2],
    ['{"title": }', 1, 11],
    ['{"title": "a",}', 1, 15],
    ['[1, 2', 1, 6],
    ['', 1, 1],
    ['{}\n\n{}', 3, 1],
    ['{"a": [1}', 1, 9],
    ["{'a': 1}", 1, 2],
    ['{"a": 01}', 1, 8],
  ])('reports the line and column of the syntax error in %j', (text, line, column) => {
    expect(refusalOf(Buffer.from(text))).toMatchObject({ code: 'malformed_json', values: { line, column } })
  })

  it('agrees with JSON.parse about errors, wherever a text is cut', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, length) => {
        const part = text.slice(0, length % text.length)
        if (refuses(part)) expect(findMistake(part)).toBeLessThanOrEqual(part.length)
      }),
    )
  })

  it('rejects bytes that are not UTF-8, with their position', () => {
    expect(refusalOf(Buffer.from([0x22, 0x61, 0xff, 0x22]))).toMatchObject({
      code: 'malformed_json',
      values: { line: 1, column: 3 },
    })
  })

  it('rejects nesting deeper than 64 levels, and ignores brackets inside strings', () => {
    expect(read(`${'['.repeat(64)}${']'.repeat(64)}`)).toHaveLength(1)
    expect(refusalOf(Buffer.from('['.repeat(65)))).toMatchObject({ code: 'too_deep', values: { limit: 64 } })
    expect(read(JSON.stringify('['.repeat(100)))).toHaveLength(100)
  })

  it('rejects a null character anywhere, but not text that only looks like one', () => {
    for (const text of ['"\\u0000"', '{"a":["b\\u0000"]}', '{"\\u0000":1}']) {
      expect(refusalOf(Buffer.from(text))).toMatchObject({ code: 'null_character' })
    }
    expect(read('"\\\\u0000"')).toBe('\\u0000')
  })
})

function refuses(text: string): boolean {
  try {
    JSON.parse(text)
    return false
  } catch {
    return true
  }
}
