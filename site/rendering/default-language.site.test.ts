/** Pages of a site whose default language is not English. */
import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import { seedReader } from '../testing/seed-reader.ts'
import { withoutSingle } from '../testing/without-single.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
  setSiteLocales(['et', 'en', 'el'])
}, 60_000)
afterAll(() => setSiteLocales(interfaceLocales))

const instead = { settings: { languages: [], hiddenLanguages: [], defaultLanguage: 'et' } }
const reader = seedReader(instead)

describe('With Estonian as the default language', () => {
  it('Estonian pages have no prefix, and English ones have their own', async () => {
    const [estonian, english] = [
      await render('/updates', { reader }),
      await render('/en/updates', { reader }),
    ]
    expect(estonian.html).toContain('<html lang="et"')
    expect(estonian.html).toMatch(/<a[^>]* href="\/contact"/)
    expect(english.html).toContain('<html lang="en"')
    expect(english.html).toMatch(/<a[^>]* href="\/en\/contact"/)
    expect((await render('/et/updates', { reader })).status).toBe(404)
  })

  it('each page names its other languages, and Estonian for all other visitors', async () => {
    const { html } = await render('/en/updates', { reader })
    const hrefOf = (language: string) =>
      new RegExp(`<link[^>]*hrefLang="${language}"[^>]*href="([^"]*)"`, 'i').exec(html)?.[1]
    expect(
      [hrefOf('et'), hrefOf('en'), hrefOf('el'), hrefOf('x-default')].map(
        (href) => href && new URL(href).pathname,
      ),
    ).toEqual(['/updates', '/en/updates', '/el/updates', '/updates'])
  })

  it('what is not translated is shown in Estonian, and a notice says so', async () => {
    const missing = withoutSingle(
      'home',
      ['el'],
      seedReader({ ...instead, home: { body: 'Laulame mere ääres.' } }),
    )
    const { html } = await render('/el', { reader: missing })
    expect(html).toMatch(/<div[^>]* lang="et"[^>]*><p>Laulame mere ääres/)
    expect(html).toContain('Η γλώσσα της είναι: <span lang="et">Eesti</span>')
  })

  it('the site stays hidden from search engines if only English says so', async () => {
    const hidden = withoutSingle('seo', ['et', 'el'], seedReader({ ...instead, seo: { hidden: true } }))
    for (const path of ['/', '/el', '/en'])
      expect((await render(path, { reader: hidden })).html, path).toContain('noindex')
  })

  it('what exists in English alone is shown in English', async () => {
    const missing = withoutSingle(
      'home',
      ['et', 'el'],
      seedReader({ ...instead, home: { body: 'We sing.' } }),
    )
    const { html } = await render('/', { reader: missing })
    expect(html).toContain('<html lang="et"')
    expect(html).toMatch(/<div[^>]* lang="en"[^>]*><p>We sing/)
  })
})
