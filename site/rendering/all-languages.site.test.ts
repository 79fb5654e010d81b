/** Pages in languages that have no catalogue: all 51 are switched on. */
import {
  interfaceLocales,
  localeCodes,
  locales,
  localizedPath,
  setSiteLocales,
} from '@cyanotype/content/model/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import { seedReader } from '../testing/seed-reader.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
  setSiteLocales(localeCodes)
}, 60_000)
afterAll(() => setSiteLocales(interfaceLocales))

const reader = () => seedReader({ settings: { languages: localeCodes, hiddenLanguages: [] } })
const page = (url: string) => render(url, { reader: reader() })

describe('A site with all languages', () => {
  it.each(localeCodes)('renders its pages in %s', async (locale) => {
    const { dir } = locales[locale]
    for (const path of ['/', '/updates', '/docs/start/install']) {
      const { status, html } = await page(localizedPath(locale, path))
      expect(status).toBe(200)
      expect(html).toContain(`<html lang="${locale}" dir="${dir}">`)
    }
  })

  it('has the texts of the site in English and those of the components in the language', async () => {
    const { html } = await page('/fr/updates')
    expect(html).toContain('Documentation')
    expect(html).toContain('Aller au contenu')
    expect((await page('/ar/updates')).html).toContain('dir="rtl"')
  })

  it('says the language of messages that are not translated', async () => {
    expect((await page('/fr/updates')).html).toContain('<span lang="en">RSS feed</span>')
    const html = (await page('/ar/docs/start/install')).html
    expect(html).toMatch(/<span lang="en" dir="ltr">\W*This page is not translated yet/)
    expect((await page('/et/updates')).html).not.toContain('<span lang="en"')
  })

  it('links to each public language by its own name', async () => {
    const { html } = await page('/')
    for (const code of localeCodes) {
      expect(html).toContain(locales[code].name)
      expect(html).toContain(`id="i18n-alt-${code}"`)
    }
  })

  it('has no page of a language in preparation', async () => {
    const hidden = seedReader({ settings: { languages: ['en', 'fr', 'ar'], hiddenLanguages: ['fr'] } })
    const { status, html } = await render('/fr/updates', { reader: hidden })
    expect([status, html.includes('<html lang="en"')]).toEqual([404, true])
    expect((await render('/ar', { reader: hidden })).html).not.toContain('id="i18n-alt-fr"')
  })
})
