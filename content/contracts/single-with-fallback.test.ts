import { afterEach, describe, expect, it } from 'vitest'
import { initialOf } from '../model/fields/index.ts'
import type { Locale, SingleName } from '../model/index.ts'
import { interfaceLocales, model, setSiteLocales } from '../model/index.ts'
import { singleWithFallback } from './single-with-fallback.ts'
import type { Published, Reader } from './site-renderer.ts'

type PublishedSingles = { readonly [Name in SingleName]?: readonly Published<Name>[] }

const at = '2026-11-01T09:00:00.000Z'
const common = { id: 'one', publishedAt: at, changedAt: at, alternates: [] }

/** A site whose home page is published in some languages, and whose settings hide others. */
function siteWith(languages: readonly Locale[], hiddenLanguages: readonly Locale[]): Pick<Reader, 'single'> {
  const home = initialOf(model.home.fields)
  const settings = { ...initialOf(model.settings.fields), hiddenLanguages }
  const published: PublishedSingles = {
    home: languages.map((locale) => ({ ...common, type: 'home', locale, data: home })),
    settings: [{ ...common, type: 'settings', locale: 'fr', data: settings }],
  }
  return { single: async (name, locale) => published[name]?.find((one) => one.locale === locale) }
}

describe('Single that is not published in the language of a page', () => {
  afterEach(() => setSiteLocales(interfaceLocales))
  const shownIn = async (languages: readonly Locale[], hidden: readonly Locale[]) =>
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
