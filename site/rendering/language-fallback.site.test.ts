/** Parts of a page that are not translated are in English, with their language for screen readers. */
import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import type { Instead } from '../testing/seed-reader.ts'
import { seedReader } from '../testing/seed-reader.ts'
import { withoutSingle } from '../testing/without-single.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

const notice = 'Seda lehte pole veel tõlgitud'

/** The home page in Estonian, without the translation of a single. */
async function estonian(missing: 'home' | 'navigation' | 'footer', instead: Instead): Promise<string> {
  const reader = withoutSingle(missing, ['et'], seedReader(instead))
  return (await render('/et', { reader })).html
}

describe('Without a translation', () => {
  it('the blocks of the home page are in English below a notice', async () => {
    const blocks = { home: { body: 'We sing by the sea.' } }
    const html = await estonian('home', blocks)
    expect(html).toContain(notice)
    expect(html).toMatch(/<div[^>]* lang="en"[^>]*><p>We sing by the sea/)
    const translated = (await render('/et', { reader: seedReader(blocks) })).html
    expect(translated).toContain('We sing by the sea')
    expect(translated).not.toContain(notice)
  })

  it('what blocks list is in the language of the page', async () => {
    const body = '<LatestUpdates />\n\n<ShowcaseRow />\n\n<Partners />'
    const html = await estonian('home', { home: { body } })
    for (const list of ['update-list', 'works', 'logos'])
      expect(html).toMatch(new RegExp(`<[ou]l (?=[^>]*class="${list} )(?=[^>]* lang="et")`))
    const translated = (await render('/et', { reader: seedReader({ home: { body } }) })).html
    expect(translated).not.toMatch(/<[ou]l [^>]*lang="et"/)
  })

  it('its links go to the translations of pages, or else to pages in the language of the text', async () => {
    const harbours = '/updates/interference-for-two-harbours'
    const body = [
      '[trials](/updates/the-autumn-fixer-trials-are-in#a) [all](/updates)',
      `[path](${harbours}) <Button href="document:updates/01a1f8d1-6163-7000-a0c1-66d01e74a622">id</Button>`,
    ].join('\n\n')
    const html = await estonian('home', { home: { body } })
    expect(html).toMatch(/href="\/et\/updates\/sugisesed-kinnitikatsed-on-valmis#a"[^>]*>trials</)
    expect(html).toMatch(/href="\/et\/updates"[^>]*>all</)
    expect(html).toMatch(new RegExp(`href="${harbours}"[^>]*>path<`))
    expect(html).toMatch(new RegExp(`href="${harbours}"[^>]*><span[^>]*>id<`))
  })

  it('a percent-encoded path goes to the translation of its page too', async () => {
    const html = await estonian('home', {
      home: { body: '[trials](/updates/the-%61utumn-fixer-trials-are-in)' },
    })
    expect(html).toMatch(/href="\/et\/updates\/sugisesed-kinnitikatsed-on-valmis"[^>]*>trials</)
  })

  it('buttons of the home page link to pages in the language of the text, if there is no translation', async () => {
    const harbours = '/updates/interference-for-two-harbours'
    const actions = [
      { text: 'Harbours', href: harbours },
      { text: 'Id', href: 'document:updates/01a1f8d1-6163-7000-a0c1-66d01e74a622' },
      { text: 'All', href: '/updates' },
    ]
    const html = await estonian('home', { home: { hero: { kicker: '', title: 'Home', text: '', actions } } })
    const hrefOf = (text: string) => new RegExp(`href="([^"]*)"[^>]*><span[^>]*>${text}<`).exec(html)?.[1]
    expect(['Harbours', 'Id', 'All'].map(hrefOf)).toEqual([harbours, harbours, '/et/updates'])
  })

  it('the notice above the page has its language', async () => {
    const reader = withoutSingle('settings', ['et'], seedReader({ settings: { banner: 'Open today!' } }))
    expect((await render('/et/updates', { reader })).html).toContain(
      '<p><span lang="en">Open today!</span></p>',
    )
    expect((await render('/updates', { reader })).html).toContain('<p>Open today!</p>')
  })

  it('headings in the contents of a legal page have their language', async () => {
    const reader = withoutSingle('cookie-policy', ['et'])
    const { html } = await render('/et/cookie-policy', { reader })
    const [, contents = ''] = /class="table-of-contents[^"]*legal-contents"([\s\S]*?)<\/nav>/.exec(html) ?? []
    expect(contents.match(/<a [^>]*><bdi lang="en"/g)?.length).toBeGreaterThan(1)
    expect(contents).toMatch(/<a href="#kept"><bdi>/)
  })

  it('the hero and the sections of the home page are in English below a notice', async () => {
    const sections = 'Open every day.'
    const html = await estonian('home', { home: { sections } })
    expect(html).toContain(notice)
    expect((await render('/et', { reader: seedReader({}) })).html).not.toContain(notice)
    expect(html).toMatch(/<section[^>]* lang="en"[^>]*class="hero"|<section[^>]*class="hero"[^>]* lang="en"/)
    expect(html).toMatch(/<div[^>]* lang="en"[^>]*><p>Open every day/)
    expect(html).toContain('Kõik uudised')
  })

  it('English text is written from left to right on an Arabic page', async () => {
    setSiteLocales(['en', 'ar'])
    onTestFinished(() => setSiteLocales(interfaceLocales))
    const settings = { languages: ['en', 'ar'], hiddenLanguages: [] }
    const reader = seedReader({ settings, home: { body: 'We sing by the sea.' } })
    const { html } = await render('/ar', { reader })
    expect(html).toContain('<html lang="ar" dir="rtl"')
    expect(html).toMatch(/<div[^>]* lang="en" dir="ltr"[^>]*><p>We sing by the sea/)
    expect((await render('/ar/terms-and-conditions', { reader })).html).toMatch(
      /<h1[^>]* lang="en" dir="ltr"/,
    )
  })

  it('text in another direction than the text around it has its direction', async () => {
    setSiteLocales(['en', 'ar'])
    onTestFinished(() => setSiteLocales(interfaceLocales))
    const reader = seedReader({ settings: { languages: ['en', 'ar'], hiddenLanguages: [] } })
    const guide = (await render('/ar/docs/start/install', { reader })).html
    expect(guide).toContain('<div class="docs-facts" lang="ar" dir="rtl">')
    expect((await render('/ar/docs/start', { reader })).html).toMatch(/<p><span lang="en" dir="ltr">/)
    const item = { type: 'docs', locale: 'en', title: 'Install', path: '/docs/start/install' } as const
    const found = {
      ...{
        items: [{ ...item, excerpt: [{ text: 'Install it.', hit: true }], section: undefined }],
        count: 1,
      },
      ...{ isMore: false, isElsewhere: true, isContinued: false, next: undefined },
    }
    const search = { query: 'install', kind: undefined, failure: undefined, found }
    const { html } = await render('/ar/search', { reader, dynamicPage: { search } })
    expect(html).toMatch(/<a href="\/docs\/start\/install" lang="en" dir="ltr"/)
    expect(html).toMatch(/<p><span lang="en" dir="ltr"><mark>Install it/)
  })

  it('the menu is in English and links to pages in the language of the reader', async () => {
    const main = [{ text: 'Concerts', href: '/updates', items: [] }]
    const actions = [{ text: 'Join us', href: '/contact' }]
    const html = await estonian('navigation', { navigation: { main, actions } })
    expect(html).toMatch(/<ul[^>]* lang="en"[^>]*><li><a href="\/et\/updates">Concerts/)
    expect(html).toMatch(/<a[^>]* lang="en"[^>]*>(?:<[^>]*>)*Join us/)
  })

  it('the footer is in English and links to pages in the language of the reader', async () => {
    const links = [{ text: 'Concerts', href: '/updates' }]
    const html = await estonian('footer', {
      footer: { columns: [{ title: 'Archive', links }], legal: 'By the sea', social: [] },
    })
    expect(html).toMatch(/<nav aria-label="Archive" lang="en">.*?<a href="\/et\/updates">/s)
    expect(html).toContain('<span lang="en">By the sea</span>')
  })

  it('menus and footer link to the translations of pages, or else to pages in their own language', async () => {
    const links = [
      { text: 'Path', href: '/updates/the-autumn-fixer-trials-are-in#a' },
      { text: 'Only here', href: '/updates/interference-for-two-harbours' },
      { text: 'Id', href: 'document:updates/01a1f8d1-6163-7000-a0c1-66d01e74a622' },
    ]
    const targets = [
      '/et/updates/sugisesed-kinnitikatsed-on-valmis#a',
      '/updates/interference-for-two-harbours',
      '/updates/interference-for-two-harbours',
    ]
    const hrefsIn = (html: string, tag: 'header' | 'footer') => {
      const [part = ''] = new RegExp(`<${tag}[^]*?</${tag}>`).exec(html) ?? []
      return links.map(({ text }) => new RegExp(`href="([^"]*)"[^>]*>(?:<[^>]*>| )*${text}<`).exec(part)?.[1])
    }
    const main = links.map((link) => Object.assign({ items: [] }, link))
    const menu = await estonian('navigation', { navigation: { main, actions: [] } })
    expect(hrefsIn(menu, 'header')).toEqual(targets)
    const buttons = await estonian('navigation', { navigation: { main: [], actions: links.slice(0, 2) } })
    expect(hrefsIn(buttons, 'header').slice(0, 2)).toEqual(targets.slice(0, 2))
    const footer = await estonian('footer', {
      footer: { columns: [{ title: 'Archive', links }], legal: '', social: [] },
    })
    expect(hrefsIn(footer, 'footer')).toEqual(targets)
  })

  it('the default column of the footer has the heading of the page and the language of the menu', async () => {
    const main = [{ text: 'Concerts', href: '/updates', items: [] }]
    const actions = [{ text: 'Join us!', href: '/contact' }]
    const navigation = { main, actions }
    const readerOf = (given: Instead) =>
      withoutSingle('footer', interfaceLocales, withoutSingle('navigation', ['et'], seedReader(given)))
    const { html } = await render('/et', { reader: readerOf({ navigation }) })
    expect(html).toMatch(
      /<nav aria-label="Lehed"><p[^>]*>Lehed<\/p><ul[^>]* lang="en"><li><a[^>]*> Concerts</,
    )
    setSiteLocales(['en', 'ar'])
    onTestFinished(() => setSiteLocales(interfaceLocales))
    const settings = { languages: ['en', 'ar'], hiddenLanguages: [] }
    const arabic = (await render('/ar', { reader: readerOf({ navigation, settings }) })).html
    expect(arabic).toMatch(/<a[^>]* lang="en" dir="ltr"[^>]*>(?:<[^>]*>)*Join us!/)
  })
})
