import { describe, expect, it } from 'vitest'
import { model, termsOf } from './index.ts'

const published = '2026-02-03T04:05:06.000Z'
const of = (filter: string, data: Record<string, unknown>) =>
  termsOf(model.updates, filter, data, published).map(({ term, label }) => `${term}: ${label}`)

describe('Terms of a document', () => {
  it('include each of its tags in normalized form', () => {
    expect(of('tags', { tags: ['Δοκιμή', ' Tallinn', 'δοκιμη', ''] })).toEqual([
      'δοκιμη: Δοκιμή',
      'tallinn: Tallinn',
    ])
    expect(of('tags', {})).toEqual([])
  })

  it('include the year of its date, or of its publication if it has no date', () => {
    expect(of('publishedAt', { publishedAt: '2025-01-01T00:30:00+02:00' })).toEqual(['2024: 2024'])
    expect(of('publishedAt', { publishedAt: null })).toEqual(['2026: 2026'])
  })

  it('include a boolean only if it is true', () => {
    expect(of('featured', { featured: true })).toEqual(['yes: yes'])
    expect(of('featured', { featured: false })).toEqual([])
  })

  it('include a choice or a number unchanged', () => {
    const item = { section: 'digital-zine', year: 1967 }
    expect(termsOf(model.showcase, 'section', item, published)[0]?.term).toBe('digital-zine')
    expect(termsOf(model.showcase, 'year', item, published)[0]?.term).toBe('1967')
    expect(termsOf(model.showcase, 'year', { year: null }, published)).toEqual([])
  })

  it('are empty for a field that the type does not have', () => {
    expect(of('colour', { colour: 'blue' })).toEqual([])
  })
})
