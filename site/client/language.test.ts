import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveLanguage } from './language.ts'

/** Beside or within a link to another language, where there is one. */
class FakeElement {
  readonly locale: string | undefined
  constructor(locale: string | undefined) {
    this.locale = locale
  }
  readonly closest = () => (this.locale === undefined ? null : { dataset: { locale: this.locale } })
}

/** What was written to the jar, each with its attributes. */
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

describe('the language of a page', () => {
  it('is remembered for 365 days, at every path, and only on our own site', () => {
    saveLanguage()
    const aYear = 365 * 24 * 60 * 60
    expect(written).toEqual([`i18n_redirected=el; Max-Age=${aYear}; Path=/; SameSite=Lax`])
  })

  it('is not written again where it is known', () => {
    saveLanguage()
    saveLanguage()
    expect(written).toHaveLength(1)
  })

  it('is remembered as soon as somebody follows a link to another', () => {
    saveLanguage()
    click({ target: new FakeElement(undefined) })
    click({ target: {} })
    expect(written).toHaveLength(1)
    click({ target: new FakeElement('et') })
    expect(written[1]).toBe('i18n_redirected=et; Max-Age=31536000; Path=/; SameSite=Lax')
  })
})
