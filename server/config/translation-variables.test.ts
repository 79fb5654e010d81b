/** Tests the variables of machine translation. */
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const translationOf = (env: Record<string, string>) => readConfig(env).translation

describe('TRANSLATION_SERVICE', () => {
  it('is off by default', () => expect(translationOf({})).toBeUndefined())

  it('finds the address of DeepL by the kind of the key', () => {
    const TRANSLATION_SERVICE = 'deepl'
    expect(translationOf({ TRANSLATION_SERVICE, TRANSLATION_KEY: 'abc' })?.url).toBe('https://api.deepl.com')
    expect(translationOf({ TRANSLATION_SERVICE, TRANSLATION_KEY: 'abc:fx' })?.url).toBe(
      'https://api-free.deepl.com',
    )
  })

  it('takes a LibreTranslate server, also in a private network and without a key', () => {
    expect(
      translationOf({ TRANSLATION_SERVICE: 'libretranslate', TRANSLATION_URL: 'http://10.0.0.5:5000/' }),
    ).toEqual({ service: 'libretranslate', url: 'http://10.0.0.5:5000', key: undefined })
  })

  it.each([
    [{ TRANSLATION_SERVICE: 'google' }, 'TRANSLATION_SERVICE must be deepl or libretranslate.'],
    [{ TRANSLATION_KEY: 'abc' }, 'TRANSLATION_KEY is set, but TRANSLATION_SERVICE is not. Set both.'],
    [{ TRANSLATION_URL: 'http://a' }, 'TRANSLATION_URL is set, but TRANSLATION_SERVICE is not. Set both.'],
    [
      { TRANSLATION_SERVICE: 'deepl' },
      'TRANSLATION_SERVICE is deepl, but TRANSLATION_KEY is not set. Set both.',
    ],
    [
      { TRANSLATION_SERVICE: 'libretranslate' },
      'TRANSLATION_SERVICE is libretranslate, but TRANSLATION_URL is not set. Set both.',
    ],
    [
      { TRANSLATION_SERVICE: 'libretranslate', TRANSLATION_URL: 'translate.example.org' },
      'TRANSLATION_URL must be a URL such as https://translate.example.org.',
    ],
  ])('rejects %j with what to do', (env, message) => {
    expect(() => translationOf(env)).toThrow(message)
  })
})
