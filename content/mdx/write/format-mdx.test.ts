import type { Paragraph, PhrasingContent, Table, TableRow } from 'mdast'
import { describe, expect, it } from 'vitest'
import { checkMdx } from '../check/check-mdx.ts'
import { parseMdx } from '../parse/parse-mdx.ts'
import { formatBlock } from './format-mdx.ts'

const url = 'https://example.org'
const text = (value: string): PhrasingContent => ({ type: 'text', value })
const link: PhrasingContent = { type: 'link', url, children: [text(url)] }

/** Formats a paragraph and parses it again, beside a footnote: returns the kinds of its nodes and their text. */
function readBack(...children: PhrasingContent[]): unknown {
  const formatted = `${formatBlock({ type: 'paragraph', children } satisfies Paragraph)}\n\n[^1]: Note`
  expect(checkMdx(formatted)).toEqual([])
  const [paragraph] = parseMdx(formatted).children
  const nodes = paragraph?.type === 'paragraph' ? paragraph.children : []
  return nodes.map((child) => (child.type === 'text' ? child.value : child.type))
}

describe('Reference to a footnote', () => {
  it.each([': plate', ':', ':: x'])('stays one before %j', (after) => {
    expect(readBack({ type: 'footnoteReference', identifier: '1', label: '1' }, text(after))).toEqual([
      'footnoteReference',
      after,
    ])
  })

  it('stays one before a colon after a line break', () => {
    const reference: PhrasingContent = { type: 'footnoteReference', identifier: '1', label: '1' }
    expect(readBack(text('a'), { type: 'break' }, reference, text(': b'))).toEqual([
      ...['a', 'break', 'footnoteReference', ': b'],
    ])
  })
})

/** The text of each cell, row by row. */
function cellsOf(source: string): unknown {
  const [table] = parseMdx(source).children
  const rows = table?.type === 'table' ? table.children : []
  return rows.map((row) =>
    row.children.map(({ children }) =>
      children.map((one) => ('value' in one ? one.value : one.type)).join(''),
    ),
  )
}

describe('Code in a table', () => {
  const row = (children: PhrasingContent[]): TableRow => ({
    type: 'tableRow',
    children: [{ type: 'tableCell', children }],
  })

  it.each([
    ['a \\| b', '`a \\`\\|` b`'],
    ['\\|', '`\\`\\|'],
    ['\\|\\|c', '`\\`\\|`\\`\\|`c`'],
    ['a\\\\|b', '`a\\\\\\|b`'],
    ['a | b', '`a \\| b`'],
  ])('keeps backslashes and pipes in %j', (value, written) => {
    const table: Table = {
      type: 'table',
      children: [row([text('Head')]), row([{ type: 'inlineCode', value }])],
    }
    expect(formatBlock(table)).toBe(`| Head |\n| --- |\n| ${written} |`)
    expect(cellsOf(formatBlock(table))).toEqual([['Head'], [value]])
  })
})

describe('Table in a list item', () => {
  it.each(['- Inner', '> Quoted'])('stays one below %s', (above) => {
    const table = '| Head |\n| --- |'
    const [list] = parseMdx(`- Outer\n  ${above}\n\n  ${table.replace('\n', '\n  ')}`).children
    if (list?.type !== 'list') throw new Error('There is no list.')
    const items = list.children.map((item) => ({ ...item, spread: false }))
    const [again] = parseMdx(formatBlock({ ...list, children: items })).children
    expect(again?.type === 'list' && again.children[0]?.children.map(({ type }) => type)).toEqual([
      ...['paragraph', above.startsWith('-') ? 'list' : 'blockquote', 'table'],
    ])
  })
})

describe('Address that is no link', () => {
  it.each(['www.example.org', 'See https://example.org/a.', 'HTTPS://www.example.org', 'me@example.org'])(
    'stays text: %s',
    (value) => {
      expect(readBack(text(value))).toEqual([value])
    },
  )
})

describe('Autolink', () => {
  it.each(['\\', '!', '\\\\', 'a!', '['])('stays a link after %j', (before) => {
    expect(readBack(text(before), link, text('<!--'))).toEqual([before, 'link', '<!--'])
  })

  it('is written as a plain URL between spaces', () => {
    const children = [text('See '), link, text(' first.')]
    expect(formatBlock({ type: 'paragraph', children })).toBe(`See ${url} first.`)
    expect(readBack(...children)).toEqual(['See ', 'link', ' first.'])
  })
})
