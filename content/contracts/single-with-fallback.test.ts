import { afterEach, describe, expect, it } from 'vitest'
import { interfaceLocales, setSiteLocales } from '../model/index.ts'
import { singleWithFallback } from './single-with-fallback.ts'
import type { Reader } from './site-renderer.ts'

/** A site whose home page is published in some languages, and whose settings hide others. */
function siteWith(languages: readonly string[], hiddenLanguages: readonly string[]): Pick<Reader, 'single'> {
  const single = async (name: string, locale: string) => {
    if (name === 'settings') return { locale, data: { languages: ['fr', 'de'], hiddenLanguages } }
    return languages.includes(locale) ? { locale, data: {} } : undefined
  }
  return { single: single as unknown as Reader['single'] }
}

describe('Single that is not published in the language of a page', () => {
  afterEach(() => setSiteLocales(interfaceLocales))
  const shownIn = async (languages: readonly string[], hidden: readonly string[]) =>
    (await singleWithFallback(siteWith(languages, hidden), 'home', 'fr'))?.locale

  it('is shown in another public language, or in one of a new site, rather than in one in preparation', async () => {
    setSiteLocales(['fr', 'de'])
    expect(await shownIn(['de', 'en'], [])).toBe('de')
    expect(await shownIn(['de', 'en'], ['de'])).toBe('en')
    expect(await shownIn(['fr', 'de', 'en'], ['de'])).toBe('fr')
  })

  it('is found in a language in preparation if there is no other, for the fields that all languages share', async () => {
    setSiteLocales(['fr', 'de'])
    expect(await shownIn(['de'], ['de'])).toBe('de')
    expect(await shownIn([], ['de'])).toBeUndefined()
  })
})
