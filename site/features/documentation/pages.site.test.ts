import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { seedReader } from '../../testing/seed-reader.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

describe('Documentation page', () => {
  it('has Markdown, and an edit link if the settings have one', async () => {
    const reader = seedReader({ settings: { editLink: 'https://git.example/edit/docs' } })
    const { html } = await render('/et/docs/start/install', { reader })
    expect(html).toMatch(
      /<a href="\/et\/docs\/start\/install\.md" type="text\/markdown" data-copy="Kopeeritud"/,
    )
    expect(html).toContain('href="https://git.example/edit/docs/et/start/install.mdx"')
    expect((await render('/docs')).html).not.toContain('Suggest a change')
    for (const editLink of ['javascript:alert(1)', 'data:text/html,x', '//evil.example']) {
      const harmless = seedReader({ settings: { editLink } })
      const page = await render('/docs/start/install', { reader: harmless })
      expect(page.html).not.toMatch(/javascript:|data:text|evil\.example/)
    }
  })

  it('shows its date, its edit link and its Markdown above the text', async () => {
    const reader = seedReader({ settings: { editLink: 'https://git.example/edit/docs' } })
    const { html } = await render('/docs/start/install', { reader })
    const [above = ''] = html.split('You need Node.js 20')
    expect(above).toMatch(/Last updated.*<time dateTime="\d{4}-\d{2}-\d{2}">/s)
    expect(above).toContain('href="https://git.example/edit/docs/en/start/install.mdx"')
    expect(above).toContain('Copy as Markdown')
  })

  it.each([
    ['/docs/start', 'Get started', '/docs/start/install'],
    ['/et/docs/start', 'Alustamine', '/et/docs/start/install'],
  ])('lists the pages of a section at %s', async (path, title, listed) => {
    const { status, html } = await render(path)
    expect(status).toBe(200)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    if (title) expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    const [, list = ''] = html.split('class="docs-list')
    expect(list.split('</ul>')[0]).toContain(`href="${listed}"`)
    const page = await render(listed)
    expect(page.html).toMatch(new RegExp(`<nav[^>]*class="breadcrumbs[^]*?href="${path}"`))
  })

  describe('menu', () => {
    const menuOf = (html: string) => /<nav[^>]*docs-sidebar[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
    const decisions = '/docs/explanation/decisions'

    it('lists the pages of the current section, and links to other sections', async () => {
      const menu = menuOf((await render('/docs/start/install')).html)
      expect(menu).toContain('href="/docs/start/first-update"')
      expect(menu).toContain('<a href="/docs/explanation">')
      expect(menu).not.toContain(`href="${decisions}"`)
    })

    it('lists the pages of a nested section only on its own pages', async () => {
      const listed = `href="${decisions}/0002-mdx-is-data"`
      const otherMenu = menuOf((await render('/docs/explanation')).html)
      expect(otherMenu).toContain(`href="${decisions}"`)
      expect(otherMenu).not.toContain(listed)
      for (const path of [decisions, `${decisions}/0001-html-first-with-islands`])
        expect(menuOf((await render(path)).html)).toContain(listed)
    })

    it('calls the own page of a section its overview', async () => {
      const menu = menuOf((await render(decisions)).html)
      expect(menu).toContain(`<a href="${decisions}" aria-current="page">Overview</a>`)
    })
  })

  it('lists all pages by reader on the first page', async () => {
    const { html } = await render('/docs')
    const sections = [...html.matchAll(/<section class="docs-reader"[\s\S]*?<\/section>/g)].map(String)
    expect(sections[0]).toMatch(/<h2 id="start"><a [^>]*href="\/docs\/start"[^>]*>Get started<\/a><\/h2><p>/)
    expect(sections[0]).toMatch(/href="\/docs\/start\/install"[^>]*>[^<]+<\/a><p><span>[^<]+<\/span><\/p>/)
    expect(html).toContain('<a href="#start" class="link" data-variant="quiet">Get started</a>')
    expect(html).not.toContain('docs-sidebar')
  })

  it('marks English pages on the first page of another language', async () => {
    const { html } = await render('/el/docs')
    expect(html).toMatch(
      /href="\/el\/docs\/explanation\/decisions"[^>]*>Decisions<\/a> <abbr[^>]*>EN<\/abbr><p><span lang="en">/,
    )
    expect(html).not.toMatch(/lang="en"[^>]*href="\/el\/docs\/start\/install"/)
  })

  it('is in the fallback language if it is not translated, or else in English', async () => {
    onTestFinished(() => setSiteLocales(interfaceLocales))
    const reader = seedReader({ settings: { languages: ['en', 'et', 'fi'], hiddenLanguages: [] } })
    const textAt = async (path: string) => (await render(path, { reader })).html
    setSiteLocales(['en', 'et', 'fi'], { fi: 'et' })
    expect(await textAt('/fi/docs/start/install')).toMatch(/<div lang="et"[^>]*><h1/)
    const untranslated = '/fi/docs/explanation/decisions/0002-mdx-is-data'
    expect(await textAt(untranslated)).toMatch(/<div lang="en"[^>]*><h1/)
    setSiteLocales(['en', 'et', 'fi'])
    expect(await textAt('/fi/docs/start/install')).toMatch(/<div lang="en"[^>]*><h1/)
  })

  it('marks titles of pages without a translation with their language', async () => {
    const mark = '<abbr class="language-mark" title="Αγγλικά">EN</abbr>'
    const title = (text: string) => `<bdi lang="en">${text}</bdi> ${mark}`
    const { html } = await render('/el/docs/explanation/decisions/0002-mdx-is-data')
    const [crumbs = '', rest = ''] = html.split('</ol>')
    expect(crumbs).toMatch(/<a href="[^"]+"><bdi lang="en">Decisions<\/bdi><\/a> <abbr/)
    expect(crumbs).toContain(`<bdi lang="en" aria-current="page">MDX from editors is data</bdi> ${mark}`)
    expect(html).toMatch(
      /<ul class="side-list plain-list" lang="en"><li data-depth="2"><a href="#context"><bdi>/,
    )
    expect(html).toContain(title('HTML first, with islands'))
    expect(rest).toMatch(/rel="prev">.*?<bdi lang="en">HTML first, with islands<\/bdi> <abbr/s)
    const translated = await render('/el/docs/start/install')
    expect(translated.html).toMatch(/<a href="\/el\/docs\/start\/install" aria-current="page">[^<]+<\/a>/)
  })
})
