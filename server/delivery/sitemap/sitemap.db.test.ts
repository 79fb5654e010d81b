/** Tests robots.txt, the sitemap and the web app manifest. */
import { Readable } from 'node:stream'
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { interfaceLocales, localeCodes, setSiteLocales } from '@cyanotype/content/model/index.ts'
import type { SitemapItem } from 'sitemap'
import { ErrorLevel, parseSitemapIndex, XMLToSitemapItemStream } from 'sitemap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { publishUpdate } from '../../testing/publishing.ts'
import { smallSite } from '../../testing/small-site.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { say } from '../../testing/update-single.ts'
import { expectValid } from '../../testing/valid-xml.ts'

const origin = 'http://localhost:4000'

describe.each(callDatabases)('Sitemap on %s', (database) => {
  let server: TestServer
  let owner: Client
  const get = (path: string) => server.anonymous.get(path)
  const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)

  beforeAll(async () => {
    server = await startServer(database, { config: { publicUrl: origin } })
    owner = await server.signedInAs('owner')
    await publishUpdate(owner, 'en', 'Fern & fog', 'fern')
    await publishUpdate(owner, 'el', 'Φτέρη', 'φτέρη')
  })

  it('lists its parts, which all exist and are valid', async () => {
    const index = await get('/sitemap.xml')
    await expectValid(index.text, 'sitemap')
    const parts = locations(index.text)
    expect(parts).toEqual(
      ['pages', 'updates-en-1', 'updates-el-1'].map((name) => `${origin}/sitemaps/${name}.xml`),
    )
    for (const part of parts) {
      const { status, headers, text } = await get(part?.slice(origin.length) ?? '')
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('application/xml; charset=utf-8')
      await expectValid(text, 'sitemap')
    }
  })

  it('is parsed by a third-party library without warnings', async () => {
    const index = await parseSitemapIndex(Readable.from([(await get('/sitemap.xml')).text]))
    expect(index.map(({ url }) => url)).toEqual(
      ['pages', 'updates-en-1', 'updates-el-1'].map((name) => `${origin}/sitemaps/${name}.xml`),
    )
    const { text } = await get('/sitemaps/pages.xml')
    const strict = new XMLToSitemapItemStream({ level: ErrorLevel.THROW })
    const read: SitemapItem[] = await Readable.from([text]).pipe(strict).toArray()
    expect(read.map(({ url }) => url)).toEqual(locations(text))
    const languages = read.find(({ url }) => url === `${origin}/updates`)?.links?.map(({ lang }) => lang)
    expect(languages).toEqual(['en', 'et', 'el', 'x-default'])
  })

  it('contains each page once, encoded, with its translations', async () => {
    expect(locations((await get('/sitemaps/updates-el-1.xml')).text)).toEqual([
      `${origin}/el/updates/${encodeURIComponent('φτέρη')}`,
    ])
    const { text } = await get('/sitemaps/pages.xml')
    const pages = locations(text)
    expect(new Set(pages).size).toBe(pages.length)
    for (const path of [
      '/',
      '/et',
      '/el/updates',
      '/showcase/documentary',
      '/docs',
      '/el/docs/start/install',
    ])
      expect(pages).toContain(`${origin}${path}`)
    expect(text).toContain(
      `<loc>${origin}/updates</loc>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${origin}/updates"/>` +
        `<xhtml:link rel="alternate" hreflang="et" href="${origin}/et/updates"/>` +
        `<xhtml:link rel="alternate" hreflang="el" href="${origin}/el/updates"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/updates"/>`,
    )
  })

  it.each([
    'updates-en-2',
    'updates-en-0',
    'updates-et-1',
    'updates-fr-1',
    'home-en-1',
    'redirects-en-1',
    'constructor-en-1',
    'other',
  ])('has no part %s', async (name) => {
    expect((await get(`/sitemaps/${name}.xml`)).status).toBe(404)
  })

  it('contains a publication at the next request, and omits hidden documents', async () => {
    await publishUpdate(owner, 'en', 'Moss', 'moss')
    expect(locations((await get('/sitemaps/updates-en-1.xml')).text)).toContain(`${origin}/updates/moss`)
    const data = {
      title: 'Secret',
      slug: 'secret',
      body: 'Hush.',
      seo: { title: '', description: '', image: null, hidden: true },
    }
    const made = (await owner.post('/api/documents/updates', { locale: 'en', data })).json()
    const layers = { en: made.layers.en.version, '*': made.layers['*'].version }
    const published = await owner.post(`/api/documents/updates/${made.id}/publish`, { layers })
    expect(published.status).toBe(200)
    expect((await get('/sitemaps/updates-en-1.xml')).text).not.toContain('secret')
  })

  it('contains a section of the documentation once if a document replaces its page', async () => {
    expect(locations((await get('/sitemaps/pages.xml')).text)).toContain(`${origin}/et/docs/start`)
    const data = { title: 'Begin', slug: 'start', body: 'Here.' }
    const { id, layers } = (await owner.post('/api/documents/docs', { locale: 'en', data })).json()
    const saved = await owner.put(`/api/documents/docs/${id}/*`, { version: 0, data: { order: 1 } })
    const versions = { en: layers.en.version, '*': saved.json().layer.version }
    expect((await owner.post(`/api/documents/docs/${id}/publish`, { layers: versions })).status).toBe(200)
    const pages = locations((await get('/sitemaps/pages.xml')).text)
    for (const path of ['/docs/start', '/et/docs/start']) expect(pages).not.toContain(`${origin}${path}`)
    expect(locations((await get('/sitemaps/docs-en-1.xml')).text)).toEqual([`${origin}/docs/start`])
  })

  it('is named in robots.txt, which excludes private paths, but not `/administration`', async () => {
    const { headers, text } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /admin$\nDisallow: /admin/\nDisallow: /et/admin$\n' +
        'Disallow: /et/admin/\nDisallow: /el/admin$\nDisallow: /el/admin/\n\n' +
        `Sitemap: ${origin}/sitemap.xml\n`,
    )
  })

  it('has a web app manifest with icons in each language', async () => {
    const { headers, text } = await get('/el/manifest.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(JSON.parse(text)).toMatchObject({ lang: 'el', start_url: '/el', name: 'Cyanotype' })
  })

  it('omits hidden locales', async () => {
    await say(owner, 'settings', { siteName: 'House' }, { hiddenLanguages: ['el'] })
    expect((await get('/sitemap.xml')).text).not.toContain('-el-')
    expect((await get('/sitemaps/pages.xml')).text).not.toContain('/el')
    for (const path of ['/sitemaps/updates-el-1.xml', '/el/feed.xml', '/el/manifest.webmanifest'])
      expect((await get(path)).status).toBe(404)
    expect(JSON.parse((await get('/manifest.webmanifest')).text).name).toBe('House')
    await say(owner, 'settings', {}, { hiddenLanguages: [] })
    expect((await get('/el/feed.xml')).status).toBe(200)
  })

  it('is missing while the site is hidden from search engines, whose crawlers may still read the pages', async () => {
    await say(owner, 'seo', {}, { hidden: true })
    expect((await get('/sitemap.xml')).status).toBe(404)
    expect((await get('/sitemaps/updates-en-1.xml')).status).toBe(404)
    const { text } = await get('/robots.txt')
    expect(text).not.toContain('Sitemap')
    expect(text).not.toContain('Disallow: /\n')
  })
})

describe.each(callDatabases)('Sitemap of a site with every language on %s', (database) => {
  afterAll(() => setSiteLocales(interfaceLocales))

  it('has a part for each, also for those with a region or three letters', async () => {
    const { anonymous, signedInAs } = await startServer(database, { config: { publicUrl: origin } })
    const owner = await signedInAs('owner')
    await say(owner, 'settings', { siteName: 'House' }, { languages: localeCodes })
    const codes = ['en', 'ckb', 'pt', 'pt-BR', 'zh-TW'] as const
    for (const code of codes) await publishUpdate(owner, code, 'Salt', `salt-${code.toLowerCase()}`)
    const index = (await anonymous.get('/sitemap.xml')).text
    for (const code of codes) {
      const part = `/sitemaps/updates-${code}-1.xml`
      expect(index).toContain(`<loc>${origin}${part}</loc>`)
      expect((await anonymous.get(part)).text, part).toContain(`/updates/salt-${code.toLowerCase()}</loc>`)
    }
    const { hero } = (await owner.get('/api/documents/updates-page/updates-page')).json().layers.en.data
    await say(owner, 'updates-page', { hero: Object.assign({}, hero, { title: 'Updates' }) }, {})
    const pages = (await anonymous.get('/sitemaps/pages.xml')).text
    for (const path of ['/pt-br', '/pt-br/updates']) expect(pages).toContain(`<loc>${origin}${path}</loc>`)
    expect(pages).not.toContain(`<loc>${origin}/pt-br/contact</loc>`)
  })
})

describe.each(callDatabases)('Sitemap of a site with its own code on %s', (database) => {
  const small = smallSite()
  const site: Site = {
    ...small,
    routes: () => ['/', '/hours', '/notes'],
    async render(request) {
      const page = await small.render({ ...request, url: '/' })
      const isHidden = request.url.endsWith('/notes')
      const html = isHidden ? '<head><meta name="robots" content="noindex"/></head>' : page.html
      return { ...page, html, status: request.url === '/et/hours' ? 404 : 200 }
    },
  }
  const pages = async ({ anonymous }: Pick<TestServer, 'anonymous'>) => {
    const { text } = await anonymous.get('/sitemaps/pages.xml')
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url?.slice(origin.length))
  }

  it('leaves out pages that are hidden or do not exist, and a home page that is redirected', async () => {
    const server = await startServer(database, { site, config: { publicUrl: origin } })
    const found = await pages(server)
    expect(found).toEqual(expect.arrayContaining(['/', '/et', '/hours', '/el/hours']))
    for (const path of ['/notes', '/et/notes', '/et/hours']) expect(found).not.toContain(path)
    await say(await server.signedInAs('owner'), 'settings', { siteName: 'House' }, { rootTarget: '/hours' })
    const redirected = await pages(server)
    expect(redirected).toContain('/et')
    expect(redirected).not.toContain('/')
  })
})

describe.each(callDatabases)('Staging site on %s', (database) => {
  it('is hidden from search engines completely', async () => {
    const config = { publicUrl: origin, stagingHost: origin }
    const { anonymous } = await startServer(database, { config })
    expect((await anonymous.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    expect((await anonymous.get('/sitemap.xml')).status).toBe(404)
    for (const path of ['/updates', '/robots.txt', '/updates'])
      expect((await anonymous.get(path, { accept: 'text/html' })).headers['x-robots-tag']).toBe('noindex')
  })
})
