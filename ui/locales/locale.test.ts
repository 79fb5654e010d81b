import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from './en.ts'
import { wordOf, wordOrEnglish } from './locale.ts'

afterEach(() => void vi.unstubAllEnvs())

describe('a word', () => {
  it('fills the placeholders that are given and keeps the others', () => {
    expect(wordOf(en.messages, 'mdx.unknown', { name: 'Map' })).toContain('called Map')
    expect(wordOf(en.messages, 'mdx.unknown')).toContain('{name}')
  })

  it('may have a point in its key', () => {
    expect(wordOf(en.messages, 'prose.codeCollapse.openText')).toBe('Expand')
  })

  it('is its own path when the locale lacks it', () => {
    expect(wordOf({}, 'toast.close')).toBe('toast.close')
  })
})

describe('a word that a locale lacks', () => {
  const lacking = { gallery: { enlarge: 'Suurenda' } }
  const word = () => wordOrEnglish(lacking, en.messages, 'gallery.place', { number: '2', count: '7' })

  it('is its path for whoever builds', () => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(word()).toBe('gallery.place')
  })

  it('is English for readers', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(word()).toBe('2 of 7')
  })

  it('takes nothing from English that the locale has', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(wordOrEnglish(lacking, en.messages, 'gallery.enlarge')).toBe('Suurenda')
  })
})
