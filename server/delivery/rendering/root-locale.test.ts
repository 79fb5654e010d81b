import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import type { RootRules } from './root-locale.ts'
import { isServedAtRoot, rootResponse } from './root-locale.ts'

const defaultRules: RootRules = { languages: interfaceLocales, fallback: 'en', target: '/' }
const at = (url: string, headers = {}, rules: Partial<RootRules> = {}) =>
  rootResponse(url, headers, { ...defaultRules, ...rules })
const locationFor = (headers: object, rules: Partial<RootRules> = {}) => at('/', headers, rules).location

describe('Locale at /', () => {
  it.each([
    ['what was chosen earlier', { cookie: 'a=b; i18n_redirected=el', 'accept-language': 'et' }, '/el'],
    ['what the browser asks for', { 'accept-language': 'et-EE,et;q=0.9,en;q=0.8' }, '/et'],
    [
      'what the browser asks for, if the cookie names no language',
      { cookie: 'i18n_redirected=fr', 'accept-language': 'el' },
      '/el',
    ],
    ['English, if nothing is known', {}, undefined],
    [
      'English, if it was chosen earlier',
      { cookie: 'i18n_redirected=en', 'accept-language': 'el' },
      undefined,
    ],
    [
      'English, for whoever followed a link of the site to it',
      { cookie: 'i18n_redirected=el', 'accept-language': 'et', 'sec-fetch-site': 'same-origin' },
      undefined,
    ],
  ])('is %s', (_what, headers, location) => {
    expect(locationFor(headers)).toBe(location)
  })

  it('is the fallback of the settings only for visitors who prefer none of our locales', () => {
    expect(locationFor({ 'accept-language': 'fi' }, { fallback: 'et' })).toBe('/et')
    expect(locationFor({}, { fallback: 'et' })).toBe('/et')
    expect(locationFor({ 'accept-language': 'en' }, { fallback: 'et' })).toBeUndefined()
    expect(locationFor({ cookie: 'i18n_redirected=en' }, { fallback: 'et' })).toBeUndefined()
  })

  it('is never a hidden one', () => {
    const rules = { languages: ['en', 'el'] } as const
    expect(locationFor({ cookie: 'i18n_redirected=et', 'accept-language': 'et, el;q=0.5' }, rules)).toBe(
      '/el',
    )
    expect(locationFor({ 'accept-language': 'et' }, rules)).toBeUndefined()
    expect(at('/?lang=et', {}, rules)).toEqual({})
  })

  it('is remembered when it is another, and a first visit in English sets no cookie', () => {
    expect(at('/').remember).toBeUndefined()
    expect(at('/', { 'accept-language': 'el' }).remember).toBe('el')
    expect(at('/', { cookie: 'i18n_redirected=el', 'sec-fetch-site': 'same-origin' }).remember).toBe('en')
    expect(isServedAtRoot({}, defaultRules)).toBe(true)
    expect(
      isServedAtRoot({ cookie: 'i18n_redirected=el', 'sec-fetch-site': 'same-origin' }, defaultRules),
    ).toBe(false)
    expect(isServedAtRoot({}, undefined)).toBe(false)
  })
})

describe('Link with a language parameter', () => {
  const estonian = { 'accept-language': 'et', cookie: 'i18n_redirected=et' }

  it('overrides cookie and browser, and redirects to the URL without the parameter', () => {
    expect(at('/?lang=en', estonian)).toEqual({ location: '/', remember: 'en' })
    expect(at('/?lang=el&utm_source=x', estonian)).toEqual({ location: '/el?utm_source=x', remember: 'el' })
  })

  it.each(['fr', 'EN', '', '../el', '__proto__'])('is ignored with lang=%s', (code) => {
    expect(at(`/?lang=${code}`, estonian).location).toBe(`/et?lang=${code}`)
    expect(at(`/?lang=${code}`)).toEqual({})
  })
})

describe('Another home page', () => {
  it('is in the locale of the visitor, and keeps the query', () => {
    expect(at('/?a=b', { 'accept-language': 'el' }, { target: '/updates' })).toEqual({
      location: '/el/updates?a=b',
      remember: 'el',
    })
    expect(at('/', {}, { target: '/updates' })).toEqual({ location: '/updates' })
    expect(isServedAtRoot({}, { ...defaultRules, target: '/updates' })).toBe(false)
  })

  it('is used as it is when it has a language prefix', () => {
    expect(locationFor({ 'accept-language': 'el' }, { target: '/et/updates' })).toBe('/et/updates')
  })
})
