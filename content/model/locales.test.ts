import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultLocale, isLocale, localeCodes, locales, localizedPath, readLocale } from './locales.ts'

describe('locales', () => {
  it('lists every language once, the default first', () => {
    expect([...localeCodes].sort()).toEqual(Object.keys(locales).sort())
    expect(localeCodes[0]).toBe(defaultLocale)
  })

  it('are those of the specification, with English where nobody says otherwise', () => {
    expect(localeCodes).toEqual(['en', 'et', 'el'])
    expect(defaultLocale).toBe('en')
  })

  it('accepts no other codes, names of object members included', () => {
    for (const code of ['fi', 'EN', '', 'constructor', '__proto__']) expect(isLocale(code)).toBe(false)
  })

  it('puts the prefix before a path, and leaves English alone', () => {
    expect(localizedPath('el', '/updates')).toBe('/el/updates')
    expect(localizedPath('et', '/')).toBe('/et')
    expect(localizedPath('en', '/')).toBe('/')
  })

  it('takes /elements for an English page, since a prefix is a whole segment', () => {
    expect(readLocale('/elements')).toEqual({ locale: 'en', path: '/elements' })
    expect(readLocale('/et/')).toEqual({ locale: 'et', path: '/' })
  })

  it('reads back each path that it made', () => {
    const path = fc.array(fc.stringMatching(/^[a-z0-9-]{3,12}$/)).map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(fc.constantFrom(...localeCodes), path, (locale, plain) => {
        expect(readLocale(localizedPath(locale, plain))).toEqual({ locale, path: plain })
      }),
    )
  })
})
