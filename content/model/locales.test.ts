import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  chosenFallbacks,
  defaultLocale,
  fallbackLocales,
  fallbacksOf,
  interfaceLocales,
  interfacePath,
  isLocale,
  languagesOf,
  localeCodes,
  locales,
  localizedPath,
  publicLanguagesOf,
  readInterfaceLocale,
  readLocale,
  setSiteLocales,
  siteLayers,
  siteLocaleOf,
  siteLocales,
} from './locales.ts'

afterEach(() => setSiteLocales(interfaceLocales))

describe('Locales', () => {
  it('have a prefix of their own, in lower case', () => {
    expect(new Set(localeCodes.map((code) => locales[code].prefix)).size).toBe(51)
    for (const code of localeCodes) expect(locales[code].prefix).toBe(`/${code.toLowerCase()}`)
  })

  it('are those of the specification, with English as the default', () => {
    expect(siteLocales()).toEqual(['en', 'et', 'el'])
    expect(siteLayers()).toEqual(['en', 'et', 'el', '*'])
    expect(defaultLocale()).toBe('en')
  })

  it('accept no other codes, not even names of Object members', () => {
    for (const code of ['xx', 'EN', '', 'constructor', '__proto__']) expect(isLocale(code)).toBe(false)
  })

  it('are found by a code from elsewhere, and by their base language', () => {
    setSiteLocales(['en', 'pt', 'pt-BR', 'zh-CN'])
    const codes = ['pt-br', 'PT', 'pt-PT', 'zh-cn', 'zh', 'en-US', 'et', '']
    expect(codes.map(siteLocaleOf)).toEqual([
      'pt-BR',
      'pt',
      'pt',
      'zh-CN',
      undefined,
      'en',
      undefined,
      undefined,
    ])
  })

  it('add their prefix to a path, which English does not have', () => {
    expect(localizedPath('el', '/updates')).toBe('/el/updates')
    expect(localizedPath('et', '/')).toBe('/et')
    expect(localizedPath('en', '/')).toBe('/')
  })

  it('treat /elements as an English page, because a prefix is a whole segment', () => {
    expect(readLocale('/elements')).toEqual({ locale: 'en', path: '/elements' })
    expect(readLocale('/et/')).toEqual({ locale: 'et', path: '/' })
    expect(readLocale('/')).toEqual({ locale: 'en', path: '/' })
  })

  it('have no prefix where they are the default language, and English has one there', () => {
    setSiteLocales(['et', 'en'])
    expect(defaultLocale()).toBe('et')
    expect([localizedPath('et', '/'), localizedPath('et', '/updates')]).toEqual(['/', '/updates'])
    expect([localizedPath('en', '/'), localizedPath('en', '/updates')]).toEqual(['/en', '/en/updates'])
    expect(readLocale('/en/updates')).toEqual({ locale: 'en', path: '/updates' })
    expect(readLocale('/et/updates')).toEqual({ locale: 'et', path: '/et/updates' })
  })

  it('treat the prefix of a language that the site does not have as a part of the path', () => {
    expect(readLocale('/fr/updates')).toEqual({ locale: 'en', path: '/fr/updates' })
    setSiteLocales(['en', 'fr', 'zh-CN'])
    expect(readLocale('/fr/updates')).toEqual({ locale: 'fr', path: '/updates' })
    expect(readLocale('/zh-cn')).toEqual({ locale: 'zh-CN', path: '/' })
    expect(readLocale('/et/updates')).toEqual({ locale: 'en', path: '/et/updates' })
  })

  it('of the interface are read from a path of the admin whatever the languages of the site', () => {
    setSiteLocales(['fr'])
    expect(readInterfaceLocale('/et/admin')).toEqual({ locale: 'et', path: '/admin' })
    expect(readInterfaceLocale('/fr/admin')).toEqual({ locale: 'en', path: '/fr/admin' })
    expect(interfacePath('en', '/admin')).toBe('/admin')
    expect(interfacePath('et', '/admin')).toBe('/et/admin')
    expect(interfacePath('fr', '/admin')).toBe('/admin')
  })

  it('are read back from each localized path', () => {
    const path = fc.array(fc.stringMatching(/^[a-z0-9-]{3,12}$/)).map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(
        fc.constantFrom(...localeCodes),
        fc.constantFrom(...localeCodes),
        path,
        (first, locale, plain) => {
          setSiteLocales([first, ...localeCodes.filter((code) => code !== first)])
          expect(readLocale(localizedPath(locale, plain))).toEqual({ locale, path: plain })
        },
      ),
    )
  })
})

describe('Languages of a site', () => {
  const defaultLanguage = null

  it('are English, Estonian and Greek without a setting, and always contain the default language first', () => {
    expect(languagesOf(undefined)).toEqual(['en', 'et', 'el'])
    expect(languagesOf({ languages: [], defaultLanguage })).toEqual(['en', 'et', 'el'])
    expect(languagesOf({ languages: ['fr', 'en', 'fr', null, 'xx'], defaultLanguage })).toEqual(['en', 'fr'])
    expect(languagesOf({ languages: ['fr'], defaultLanguage })).toEqual(['en', 'fr'])
    expect(languagesOf({ languages: [], defaultLanguage: 'el' })).toEqual(['el', 'en', 'et'])
    expect(languagesOf({ languages: ['et', 'fr'], defaultLanguage: 'fr' })).toEqual(['fr', 'et'])
    expect(languagesOf({ languages: ['et'], defaultLanguage: 'xx' })).toEqual(['en', 'et'])
  })

  it('are public unless they are in preparation', () => {
    const settings = { languages: ['en', 'fr', 'ar'], defaultLanguage, hiddenLanguages: ['ar', null] }
    expect(publicLanguagesOf(settings)).toEqual(['en', 'fr'])
    expect(publicLanguagesOf({ ...settings, defaultLanguage: 'ar' })).toEqual(['ar', 'en', 'fr'])
    expect(publicLanguagesOf(undefined)).toEqual(['en', 'et', 'el'])
  })
})

const anySettings = fc.record({
  languages: fc.uniqueArray(fc.constantFrom(...localeCodes, 'xx'), { maxLength: 6 }),
  defaultLanguage: fc.constantFrom(null, 'es', 'xx'),
  hiddenLanguages: fc.array(fc.constantFrom('ca', 'fr', 'es')),
  contentFallbacks: fc.array(
    fc.record({
      language: fc.constantFrom(null, 'ca', 'es', 'fr', 'en', 'xx'),
      fallback: fc.constantFrom(null, 'ca', 'es', 'fr', 'en', 'xx'),
    }),
  ),
})

const chainsWith = (pairs: readonly string[], hiddenLanguages: readonly string[] = []) => {
  const contentFallbacks = pairs.map((pair) => {
    const [language = null, fallback = null] = pair.split(' ')
    return { language, fallback }
  })
  const settings = { languages: ['en', 'es', 'ca', 'fr'], defaultLanguage: null, hiddenLanguages }
  setSiteLocales(languagesOf(settings), fallbacksOf({ ...settings, contentFallbacks }))
  return Object.fromEntries(siteLocales().map((code) => [code, fallbackLocales(code).join(' ')]))
}

describe('Fallback languages', () => {
  it('are the default language alone unless the settings name others', () => {
    expect(chainsWith([])).toEqual({ en: 'en', es: 'es en', ca: 'ca en', fr: 'fr en' })
    expect(fallbacksOf(undefined)).toEqual({})
    expect(chosenFallbacks('ca')).toEqual(['ca'])
  })

  it('follow each other, and the default language is the last', () => {
    expect(chainsWith(['ca es', 'fr ca'])).toEqual({
      en: 'en',
      es: 'es en',
      ca: 'ca es en',
      fr: 'fr ca es en',
    })
    expect(chosenFallbacks('fr')).toEqual(['fr', 'ca', 'es'])
  })

  it('can form a circle', () => {
    expect(chainsWith(['ca es', 'es ca', 'fr fr'])).toMatchObject({
      es: 'es ca en',
      ca: 'ca es en',
      fr: 'fr en',
    })
  })

  it('do not include the default language twice, which has no fallback itself', () => {
    expect(chainsWith(['en es', 'ca en', 'fr es'])).toMatchObject({ en: 'en', ca: 'ca en', fr: 'fr es en' })
  })

  it('are ignored when the site does not have the language any more', () => {
    expect(chainsWith(['ca de', 'de es', 'fr xx', 'es ca'])).toMatchObject({
      ca: 'ca en',
      fr: 'fr en',
      es: 'es ca en',
    })
  })

  it('skip languages in preparation', () => {
    const chains = chainsWith(['ca es', 'es fr'], ['es'])
    expect(chains).toMatchObject({ ca: 'ca fr en', es: 'es fr en', fr: 'fr en' })
  })

  it('use the first of several pairs for the same language', () => {
    expect(chainsWith(['ca es', 'ca fr'])).toMatchObject({ ca: 'ca es en' })
  })

  it('are public languages of the site, each once, whatever the settings say', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        setSiteLocales(languagesOf(settings), fallbacksOf(settings))
        const shown = publicLanguagesOf(settings)
        for (const code of siteLocales()) {
          const [own, ...others] = fallbackLocales(code)
          expect(own).toBe(code)
          expect(new Set([own, ...others]).size).toBe(others.length + 1)
          expect(others.every((one) => shown.includes(one))).toBe(true)
          expect([own, ...others].at(-1)).toBe(defaultLocale())
        }
      }),
    )
  })
})
