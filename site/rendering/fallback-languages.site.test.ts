/** Pages of a site with three languages, in which Finnish pages without a translation are shown in Estonian. */
import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import { ownPageReader } from '../testing/own-page-reader.ts'
import { withoutSingle } from '../testing/without-single.ts'

const slugs = {
  about: { en: 'about', et: 'meist' },
  house: { en: 'about/house', et: 'meist/maja' },
  press: { en: 'about/press' },
  rules: { et: 'meist/kord' },
  team: { en: 'about/team', et: 'meist/inimesed', fi: 'meista/ihmiset' },
}
const languages = { languages: ['en', 'et', 'fi'], hiddenLanguages: [] }
const menu = [{ text: 'Menu', href: '/updates', items: [] }]

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)
beforeEach(() => setSiteLocales(['en', 'et', 'fi'], { fi: 'et' }))
afterEach(() => setSiteLocales(interfaceLocales))

const reader = ownPageReader(
  slugs,
  {},
  {
    settings: languages,
    home: { body: 'We sing by the sea.' },
    navigation: { main: menu, actions: [] },
    footer: { columns: [], legal: 'By the sea', social: [] },
  },
)
const htmlAt = async (path: string) => (await render(path, { reader })).html
const attribute = (html: string, tag: RegExp, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1]
const linkTo = (html: string, language: string) =>
  attribute(html, new RegExp(`<a[^>]*hrefLang="${language}"[^>]*>`, 'i'), 'href')

describe('An own page without a translation', () => {
  it('is in the fallback language, with a notice in it that names it', async () => {
    const { html, status } = await render('/fi/meist/maja', { reader })
    expect(status).toBe(200)
    expect(html).toContain('<html lang="fi"')
    expect(html).toMatch(/lang="et"[^>]*><h1[^>]*>house et</)
    expect(html).toContain('Seda lehte pole veel tõlgitud. Selle keel on: <span lang="et">Eesti</span>')
    expect(html).toMatch(/class="breadcrumbs.*?href="\/fi\/meist"[^>]*><bdi lang="et">about et/s)
  })

  it('is in the default language if the fallback language does not have it either', async () => {
    const html = await htmlAt('/fi/about/press')
    expect(html).toMatch(/lang="en"[^>]*><h1[^>]*>press en</)
    expect(html).toContain('Seda näidatakse inglise keeles.')
  })

  it('redirects from its slug in the default language', async () => {
    expect(await render('/fi/about/house', { reader })).toMatchObject({
      status: 302,
      location: '/fi/meist/maja',
    })
  })

  it('is listed below its parent page with the pages of all fallback languages', async () => {
    const [, below = ''] = (await htmlAt('/fi/meist')).split('own-page-below')
    expect(below.match(/href="\/fi\/[^"]+\/[^"]+"/g)).toEqual([
      'href="/fi/meist/maja"',
      'href="/fi/meist/kord"',
      'href="/fi/meista/ihmiset"',
      'href="/fi/about/press"',
    ])
  })

  it('has the URL in the fallback language as its canonical one', async () => {
    const html = await htmlAt('/fi/meist/maja')
    expect(attribute(html, /<link id="i18n-can"[^>]*>/, 'href')).toMatch(/[^/]\/et\/meist\/maja$/)
    expect(html).not.toContain('id="i18n-alt-fi"')
  })

  it('is linked from its other languages as they show it', async () => {
    const [english, press, rules] = [
      await htmlAt('/about/house'),
      await htmlAt('/about/press'),
      await htmlAt('/et/meist/kord'),
    ]
    expect([linkTo(english, 'et'), linkTo(english, 'fi')]).toEqual(['/et/meist/maja', '/fi/meist/maja'])
    expect([linkTo(press, 'et'), linkTo(press, 'fi')]).toEqual(['/et/about/press', '/fi/about/press'])
    expect([linkTo(rules, 'en'), linkTo(rules, 'fi')]).toEqual(['/?lang=en', '/fi/meist/kord'])
  })
})

describe('Other parts without a translation', () => {
  it('are in the fallback language: menu, footer and home page', async () => {
    const html = await htmlAt('/fi')
    expect(html).toMatch(/<div[^>]* lang="et"[^>]*><p>We sing/)
    expect(html).toMatch(/<ul[^>]* lang="et"[^>]*><li><a href="\/fi\/updates">Menu/)
    expect(html).toContain('<span lang="et">By the sea</span>')
  })

  it('are in the default language if the fallback language does not have them either', async () => {
    const { html } = await render('/fi', { reader: withoutSingle('home', ['et'], reader) })
    expect(html).toMatch(/<div[^>]* lang="en"[^>]*><p>We sing/)
    expect(html).toMatch(/<ul[^>]* lang="et"[^>]*><li><a href="\/fi\/updates">Menu/)
  })

  it('are in the default language without the setting', async () => {
    setSiteLocales(['en', 'et', 'fi'])
    expect(await htmlAt('/fi')).toMatch(/<div[^>]* lang="en"[^>]*><p>We sing/)
    expect(await htmlAt('/fi/about/house')).toMatch(/lang="en"[^>]*><h1[^>]*>house en</)
    expect(linkTo(await htmlAt('/about/house'), 'fi')).toBe('/fi/about/house')
  })
})
