import { describe, expect, it } from 'vitest'
import { locales } from './index.ts'
import type { Locale } from './locale.ts'
import { wordOf } from './locale.ts'

const paths = Object.entries(locales.en.messages).flatMap(([group, words]) =>
  Object.keys(words).map((key) => `${group}.${key}`),
)

describe.each(Object.entries(locales))('the words in %s', (code, locale: Locale) => {
  it('carry their code and name', () => {
    expect(locale.code).toBe(code)
    expect(locale.name).not.toBe('')
  })

  it('are as many as the English ones, none empty, with the same placeholders', () => {
    const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    for (const path of paths) {
      const word = wordOf(locale.messages, path)
      expect(word, path).not.toBe('')
      expect(word, path).not.toBe(path)
      expect(placeholders(word), path).toEqual(placeholders(wordOf(locales.en.messages, path)))
    }
  })
})

describe('a word', () => {
  it('fills the placeholders that are given and keeps the others', () => {
    expect(wordOf(locales.en.messages, 'mdx.unknown', { name: 'Map' })).toContain('called Map')
    expect(wordOf(locales.en.messages, 'mdx.unknown')).toContain('{name}')
  })

  it('is its own path when the locale lacks it', () => {
    expect(wordOf({}, 'toast.close')).toBe('toast.close')
  })
})
