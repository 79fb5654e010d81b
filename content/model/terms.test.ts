import { describe, expect, it } from 'vitest'
import { model, termsOf } from './index.ts'

const published = '2026-02-03T04:05:06.000Z'
const of = (filter: string, data: Record<string, unknown>) =>
  termsOf(model.updates, filter, data, published).map(({ term, label }) => `${term}: ${label}`)

describe('what a document is found by in lists', () => {
  it('is each of its tags, however it is written', () => {
    expect(of('tags', { tags: ['Δοκιμή', ' Tallinn', 'δοκιμη', ''] })).toEqual([
      'δοκιμη: Δοκιμή',
      'tallinn: Tallinn',
    ])
    expect(of('tags', {})).toEqual([])
  })

  it('is the year of its date, and of its publication where it has none', () => {
    expect(of('publishedAt', { publishedAt: '2025-01-01T00:30:00+02:00' })).toEqual(['2024: 2024'])
    expect(of('publishedAt', { publishedAt: null })).toEqual(['2026: 2026'])
  })

  it('is that somebody said yes, and nothing where they did not', () => {
    expect(of('featured', { featured: true })).toEqual(['yes: yes'])
    expect(of('featured', { featured: false })).toEqual([])
  })

  it('is a choice or a number as it stands', () => {
    const item = { section: 'digital-zine', year: 1967 }
    expect(termsOf(model.showcase, 'section', item, published)[0]?.term).toBe('digital-zine')
    expect(termsOf(model.showcase, 'year', item, published)[0]?.term).toBe('1967')
    expect(termsOf(model.showcase, 'year', { year: null }, published)).toEqual([])
  })

  it('is nothing of a field that the type does not have', () => {
    expect(of('colour', { colour: 'blue' })).toEqual([])
  })
})
