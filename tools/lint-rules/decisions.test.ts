/** Decisions are numbered files of the same form, and the index lists each of them. */
import { describe, expect, it } from 'vitest'
import { filesLike, read } from './source-files.ts'

const index = 'content/docs/en/explanation/decisions/index.mdx'
const files = filesLike('content/docs/en/explanation/decisions/[0-9]*.mdx').toSorted()
const slugOf = (path: string) => path.replace(/^.*\/|\.mdx$/g, '')
const facts =
  /^\*\*Decision (\d{4})\.\*\* Date: (\d{4}-\d\d-\d\d)\. Status: (?:accepted|replaced by \[.+\))\.$/m

describe('Decisions', () => {
  it('are numbered without a gap, in the order of their dates', () => {
    const numbers = files.map((path) => slugOf(path).slice(0, 4))
    expect(numbers).toEqual(files.map((_, at) => String(at + 1).padStart(4, '0')))
    const dates = files.map((path) => facts.exec(read(path))?.[2] ?? path)
    expect(dates).toEqual(dates.toSorted())
  })

  it.each(files)('have number, date, status and four parts: %s', (path) => {
    const text = read(path)
    expect(facts.exec(text)?.[1]).toBe(slugOf(path).slice(0, 4))
    expect(text).toContain(`\norder: ${Number(slugOf(path).slice(0, 4))}\n`)
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'Context',
      'Decision',
      'Consequences',
      'Alternatives considered',
    ])
  })

  it('are listed once each in the index, by number and title', () => {
    const listed = [...read(index).matchAll(/^- (\[.+)$/gm)].map(([, line]) => line)
    const expected = files.map((path) => {
      const [, title] = /^title: (.+)$/m.exec(read(path)) ?? []
      return `[${slugOf(path).slice(0, 4)}: ${title}](/docs/explanation/decisions/${slugOf(path)})`
    })
    expect(listed.toSorted()).toEqual(expected)
  })
})
