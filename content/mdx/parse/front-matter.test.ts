import { describe, expect, it } from 'vitest'
import { readFrontMatter } from './front-matter.ts'

describe('Front matter', () => {
  it('has one value per line, and is not part of the text', () => {
    const { entries, body, lines } = readFrontMatter('---\ntitle: One: two\norder: 3\n---\n\nText.\n')
    expect(entries).toEqual({ title: 'One: two', order: '3' })
    expect([body, lines]).toEqual(['\nText.\n', 4])
  })

  it.each([
    ['"One: two"', 'One: two'],
    ["'One: two'", 'One: two'],
    ['"One" and "two"', '"One" and "two"'],
    ["Editor's guide", "Editor's guide"],
  ])('reads %s as %s', (written, value) => {
    expect(readFrontMatter(`---\ntitle: ${written}\n---\n`).entries.title).toBe(value)
  })
})
