import { describe, expect, it } from 'vitest'
import { rootLocale } from './root-locale.ts'

describe('the language at /', () => {
  it.each([
    ['what was chosen earlier', { cookie: 'a=b; i18n_redirected=el', 'accept-language': 'et' }, 'el'],
    ['what the browser asks for', { 'accept-language': 'et-EE,et;q=0.9,en;q=0.8' }, 'et'],
    [
      'what the browser asks for, if the cookie names no language',
      { cookie: 'i18n_redirected=fr', 'accept-language': 'el' },
      'el',
    ],
    ['English, if nothing is known', {}, 'en'],
    ['English, if it was chosen earlier', { cookie: 'i18n_redirected=en', 'accept-language': 'el' }, 'en'],
    [
      'English, for whoever followed a link of the site to it',
      { cookie: 'i18n_redirected=el', 'sec-fetch-site': 'same-origin' },
      'en',
    ],
  ])('is %s', (_what, headers, locale) => {
    expect(rootLocale(headers).locale).toBe(locale)
  })

  it('is remembered when it is new, and a first visit in English leaves no cookie', () => {
    expect(rootLocale({}).remember).toBe(false)
    expect(rootLocale({ 'accept-language': 'el' }).remember).toBe(true)
    expect(rootLocale({ cookie: 'i18n_redirected=el', 'sec-fetch-site': 'same-origin' }).remember).toBe(true)
  })
})
