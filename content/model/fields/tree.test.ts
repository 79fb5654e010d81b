import { describe, expect, it } from 'vitest'
import { fieldSchema } from '../schemas.ts'
import { tree } from './link-fields.ts'

const field = tree({ label: { id: 'test', message: 'Test' }, maxDepth: 2, maxItems: 2 })
const leaf = (text: string, href = '/x') => ({ text, href, items: [] })

describe('Tree of links', () => {
  it('has limits for depth and width', () => {
    const two = [{ ...leaf('a'), items: [leaf('b')] }]
    expect(fieldSchema(field).safeParse(two).success).toBe(true)
    const three = [{ ...leaf('a'), items: [{ ...leaf('b'), items: [leaf('c')] }] }]
    expect(fieldSchema(field).safeParse(three).success).toBe(false)
    expect(fieldSchema(field).safeParse([leaf('a'), leaf('b'), leaf('c')]).success).toBe(false)
  })

  it('requires a text for each item, and a URL for items without children', () => {
    const places = (value: Parameters<typeof field.problems>[0]) =>
      field.problems(value).map(({ at }) => at.join('.'))
    expect(places([leaf('a', '')])).toEqual(['0.href'])
    expect(places([{ ...leaf('a', ''), items: [leaf('b')] }])).toEqual([])
    expect(places([{ ...leaf('', ''), items: [leaf('', 'javascript:x')] }])).toEqual([
      '0.text',
      '0.items.0.text',
      '0.items.0.href',
    ])
    expect(places([{ ...leaf('a', 'javascript:x'), items: [leaf('b')] }])).toEqual(['0.href'])
  })

  it('is searchable by the texts of all levels', () => {
    expect(field.searchText([{ ...leaf('About'), items: [leaf('People')] }])).toBe('About\nPeople')
  })
})
