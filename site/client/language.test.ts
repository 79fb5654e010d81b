import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveLanguage } from './language.ts'

/** An element in a link to another language, or in none. */
class FakeElement {
  readonly locale: string | undefined
  constructor(locale: string | undefined) {
    this.locale = locale
  }
  readonly closest = () => (this.locale === undefined ? null : { dataset: { locale: this.locale } })
}

/** The cookies that were written, with their attributes. */
let written: string[]
let jar: string
let click: (event: { readonly target: unknown }) => void

beforeEach(() => {
  written = []
  jar = 'previewToken=x'
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('document', {
    documentElement: { lang: 'el' },
    querySelector: () => null,
    addEventListener: (_kind: 'click', listener: typeof click) => {
      click = listener
    },
    get cookie() {
      return jar
    },
    set cookie(entry: string) {
      written.push(entry)
      jar = `previewToken=x; ${entry.split(';')[0]}`
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('Language of a page', () => {
  it('is stored for 365 days, for all paths, and only for this site', () => {
    saveLanguage()
    const aYear = 365 * 24 * 60 * 60
    expect(written).toEqual([`i18n_redirected=el; Max-Age=${aYear}; Path=/; SameSite=Lax`])
  })

  it('is not written again if it is stored already', () => {
    saveLanguage()
    saveLanguage()
    expect(written).toHaveLength(1)
  })

  it('is stored when a link to another language is followed', () => {
    saveLanguage()
    click({ target: new FakeElement(undefined) })
    click({ target: {} })
    expect(written).toHaveLength(1)
    click({ target: new FakeElement('et') })
    expect(written[1]).toBe('i18n_redirected=et; Max-Age=31536000; Path=/; SameSite=Lax')
  })
})
