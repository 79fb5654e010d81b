/** Rendered pages of a site on which sections are switched off, renamed or in another order. */
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { seedReader } from '../../testing/seed-reader.ts'
import { withoutSingle } from '../../testing/without-single.ts'

let renderPage: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  renderPage = await openSite()
}, 60_000)

const render = (url: string, settings: Readonly<Record<string, unknown>>) =>
  renderPage(url, { reader: seedReader({ settings }) })
const headerOf = (page: string) => /<header[\s\S]*?<\/header>/.exec(page)?.[0] ?? ''

describe('Section that is switched off', () => {
  it.each([
    ['updates', '/updates'],
    ['showcase', '/el/showcase/documentary'],
    ['showcase/documentary', '/showcase/documentary'],
    ['partners', '/et/partners'],
    ['docs', '/docs/start/install'],
    ['docs', '/%64ocs/start/install'],
    ['contact', '/et/%63ontact'],
    ['contact', '/contact/sent'],
    ['search', '/search'],
  ])('%s answers 404 at %s', async (section, path) => {
    const { status, html } = await render(path, { hiddenSections: [section] })
    expect(status).toBe(404)
    expect(html).toContain(`Page not found: ${path}`)
  })

  it('is not in menus, footer and feeds', async () => {
    const sections = ['updates', 'showcase', 'docs', 'search']
    const all = await render('/', {})
    const { status, html } = await render('/', { hiddenSections: sections })
    expect(status).toBe(200)
    for (const link of ['/updates', '/showcase', '/docs', '/search']) {
      const target = new RegExp(`(?:href|action)="${link}["/?]`)
      expect(headerOf(all.html) + all.html).toMatch(target)
      expect(headerOf(html)).not.toMatch(target)
    }
    expect(all.html).toContain('application/rss+xml')
    expect(html).not.toContain('application/rss+xml')
  })

  it('offers no search for a page that was not found, if there is none', async () => {
    const { html } = await render('/nowhere', { hiddenSections: ['search'] })
    expect(html).not.toContain('role="search"')
    expect(html).not.toContain('Search the site')
  })

  it('answers signed-in users with the guides, without what is off for visitors', async () => {
    const reader = seedReader({ settings: { hiddenSections: ['docs', 'partners'] } })
    const guide = await renderPage('/docs/start/install', { reader, isSignedIn: true })
    expect(guide.status).toBe(200)
    expect(headerOf(guide.html)).not.toContain('href="/docs"')
    expect(guide.html).not.toContain('install.md"')
    expect(guide.html).not.toContain('docs-feedback')
    expect((await renderPage('/partners', { reader, isSignedIn: true })).status).toBe(404)
  })

  it('is shown in the preview of a document, for its editor', async () => {
    const preview = { shows: 'document', hosts: [] } as const
    const reader = seedReader({ settings: { hiddenSections: ['partners'] } })
    expect((await renderPage('/partners', { reader, preview })).status).toBe(200)
    const sitePreview = { shows: 'site', hosts: [] } as const
    expect((await renderPage('/partners', { reader, preview: sitePreview })).status).toBe(404)
  })
})

describe('Sections of the showcase', () => {
  const showcaseSections = [
    { section: 'artist-spotlights', name: 'People' },
    { section: 'documentary', name: '' },
  ]

  it('have the names and the order of the settings, and the same URLs', async () => {
    const { html } = await render('/showcase', {
      showcaseSections,
      hiddenSections: ['showcase/digital-zine'],
    })
    const found = [...html.matchAll(/<h2 id="[\w-]+"><a href="(\/showcase\/[\w-]+)">([^<]+)</g)]
    expect(found.map(([, path, name]) => [path, name])).toEqual([
      ['/showcase/artist-spotlights', 'People'],
      ['/showcase/documentary', 'Documentary'],
      ['/showcase/research-manual', 'Research manual'],
      ['/showcase/digital-artworks', 'Digital artworks'],
    ])
  })

  it('have the names of the fallback language while the settings are not translated', async () => {
    const reader = withoutSingle('settings', ['et'], seedReader({ settings: { showcaseSections } }))
    const { html } = await renderPage('/et/showcase/artist-spotlights', { reader })
    expect(html).toContain('<h1 class="page-title">People</h1>')
  })

  it('have their name on their own page and its title', async () => {
    const { html } = await render('/showcase/artist-spotlights', { showcaseSections })
    expect(html).toContain('<h1 class="page-title">People</h1>')
    expect(html).toContain('<title>People')
  })
})
