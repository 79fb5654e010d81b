import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultLocale, isLocale, localeCodes, locales, localizedPath, readLocale } from './locales.ts'

describe('Locales', () => {
  it('are listed once each, the default first', () => {
    expect([...localeCodes].sort()).toEqual(Object.keys(locales).sort())
    expect(localeCodes[0]).toBe(defaultLocale)
  })

  it('are those of the specification, with English as the default', () => {
    expect(localeCodes).toEqual(['en', 'et', 'el'])
    expect(defaultLocale).toBe('en')
  })

  it('accept no other codes, not even names of Object members', () => {
    for (const code of ['fi', 'EN', '', 'constructor', '__proto__']) expect(isLocale(code)).toBe(false)
  })

  it('add their prefix to a path, which English does not have', () => {
    expect(localizedPath('el', '/updates')).toBe('/el/updates')
    expect(localizedPath('et', '/')).toBe('/et')
    expect(localizedPath('en', '/')).toBe('/')
  })

  it('treat /elements as an English page, because a prefix is a whole segment', () => {
    expect(readLocale('/elements')).toEqual({ locale: 'en', path: '/elements' })
    expect(readLocale('/et/')).toEqual({ locale: 'et', path: '/' })
  })

  it('are read back from each localized path', () => {
    const path = fc.array(fc.stringMatching(/^[a-z0-9-]{3,12}$/)).map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(fc.constantFrom(...localeCodes), path, (locale, plain) => {
        expect(readLocale(localizedPath(locale, plain))).toEqual({ locale, path: plain })
      }),
    )
  })
})
