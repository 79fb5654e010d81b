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
})
