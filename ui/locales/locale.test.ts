import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from './en.ts'
import { wordOf, wordOrEnglish } from './locale.ts'

afterEach(() => void vi.unstubAllEnvs())

describe('text', () => {
  it('fills the placeholders with values and keeps the others', () => {
    expect(wordOf(en.messages, 'mdx.unknown', { name: 'Map' })).toContain('component Map')
    expect(wordOf(en.messages, 'mdx.unknown')).toContain('{name}')
  })

  it('may have a point in its key', () => {
    expect(wordOf(en.messages, 'prose.codeCollapse.openText')).toBe('Expand')
  })

  it('falls back to its path if the locale lacks it', () => {
    expect(wordOf({}, 'toast.close')).toBe('toast.close')
  })
})

describe('text that a locale lacks', () => {
  const lacking = { gallery: { enlarge: 'Suurenda' } }
  const word = () => wordOrEnglish(lacking, en.messages, 'gallery.place', { number: '2', count: '7' })

  it('is its path for developers', () => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(word()).toBe('gallery.place')
  })

  it('is English for readers', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(word()).toBe('2 of 7')
  })

  it('does not replace a text that the locale has', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(wordOrEnglish(lacking, en.messages, 'gallery.enlarge')).toBe('Suurenda')
  })
})
