/** Page data for other clients and for our own navigation. */
import { parse } from 'devalue'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import { seedReader } from '../testing/seed-reader.ts'
import type { PageData } from './page-payload.ts'

const siteInfo = { build: 'build-1', analyticsHost: '' }

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

async function dataOf(url: string, options: Parameters<typeof render>[1] = {}): Promise<PageData> {
  return parse((await render(url, options)).payload()).data
}

describe('Page data', () => {
  it('can be read by `devalue` without custom types', async () => {
    const { payload, html } = await render('/el/updates')
    const { data, prerenderedAt } = parse(payload())
    expect(data).toMatchObject({
      title: expect.stringMatching(/^Νέα/),
      lang: 'el',
      dir: 'ltr',
      path: '/el/updates',
    })
    expect(prerenderedAt).toBeGreaterThan(Date.now() - 60_000)
    expect(html).toContain(`<main id="main-content" tabindex="-1">${data.html}</main>`)
    expect(payload()).not.toContain('<')
  })

  it('has the metadata of the page, and nothing that all pages share', async () => {
    const { head } = await dataOf('/updates')
    const names = head.map(({ tag, attributes }) => [
      tag,
      attributes.name ?? attributes.property ?? attributes.rel,
    ])
    expect(names).toContainEqual(['link', 'canonical'])
    expect(names).toContainEqual(['link', 'alternate'])
    expect(names).toContainEqual(['meta', 'og:title'])
    for (const lasting of ['viewport', 'theme-color', 'icon', 'manifest', 'stylesheet']) {
      expect(names.map(([, name]) => name)).not.toContain(lasting)
    }
    expect(head.filter(({ tag }) => tag === 'script').every(({ text }) => JSON.parse(text ?? ''))).toBe(true)
  })

  it('contains content of authors unchanged', async () => {
    const title = '"Ink" & <light>, <script>alert(1)</script>'
    const { title: shown, head } = await dataOf('/updates/the-autumn-fixer-trials-are-in', {
      reader: seedReader({ updates: { title } }),
    })
    expect(shown).toContain(title)
    expect(head.find(({ attributes }) => attributes.property === 'og:title')?.attributes.content).toBe(title)
  })

  it('has current links, links to other languages, and stylesheets', async () => {
    const { current, languages, styles } = await dataOf('/docs/start/install')
    expect(current).toEqual({ '/docs': 'true' })
    expect(languages).toEqual({
      en: '/docs/start/install',
      et: '/et/docs/start/install',
      el: '/el/docs/start/install',
    })
    expect(styles.length).toBeGreaterThan(0)
  })

  it('has the stylesheet of code only with code', async () => {
    const linked = async (path: string) => {
      const { html, styles } = await dataOf(path)
      return [html.includes('code-block'), styles.filter((href) => href.endsWith('/code.css')).length]
    }
    expect(await linked('/docs/start/install')).toEqual([true, 1])
    expect(await linked('/updates')).toEqual([false, 0])
  })

  it('has the same frame as all pages of its language, and another than all others', async () => {
    const frames = async (urls: readonly string[], options = {}) =>
      new Set(await Promise.all(urls.map(async (url) => (await dataOf(url, options)).frame)))
    const english = await frames([
      '/',
      '/updates',
      '/updates/the-autumn-fixer-trials-are-in',
      '/docs',
      '/contact',
    ])
    expect(english.size).toBe(1)
    const others = [
      await frames(['/el']),
      await frames(['/'], { reader: seedReader({ settings: { banner: 'Closed on Monday' } }) }),
      await frames(['/'], { reader: seedReader({ settings: { siteName: 'Another house' } }) }),
    ]
    for (const [frame = ''] of others) expect(english.has(frame)).toBe(false)
  })

  it('does not exist for pages that are not public or not found', async () => {
    const preview = { shows: 'document', hosts: [] } as const
    expect((await render('/', { preview, siteInfo })).payload()).toBe('')
    expect((await render('/nowhere')).payload()).toBe('')
  })
})

describe('Script configuration', () => {
  const bodyOf = (html: string) => /<body[^>]*>/.exec(html)?.[0]
  const analytics = (host: string, domain = '') => seedReader({ settings: { analytics: { host, domain } } })

  it('has the build, and counts visits at this server', async () => {
    const { html, connects } = await render('/', { siteInfo })
    expect(bodyOf(html)).toMatch(/ data-build="build-1" data-visits=""/)
    expect(html).not.toContain('preconnect')
    expect(connects).toEqual([])
  })

  it.each([
    ['the settings', 'https://visits.example', ''],
    ['the environment', '', 'https://visits.example'],
  ])('counts visits where %s say, and preconnects', async (_, host, analyticsHost) => {
    const reader = analytics(host, 'house.example')
    const { html, connects } = await render('/', { reader, siteInfo: { ...siteInfo, analyticsHost } })
    expect(bodyOf(html)).toContain('data-visits="https://visits.example" data-visits-domain="house.example"')
    expect(html.slice(0, html.indexOf('</head>'))).toContain(
      '<link rel="preconnect" href="https://visits.example"',
    )
    expect(connects).toEqual(['https://visits.example'])
  })

  it('has no client navigation and no analytics in a preview', async () => {
    const preview = { shows: 'document', hosts: [] } as const
    const { html } = await render('/', { preview, siteInfo })
    expect(bodyOf(html)).not.toMatch(/data-(build|visits)/)
  })

  it('has messages in the language of the page', async () => {
    const { html } = await render('/el')
    expect(html).toMatch(/<div [^>]*id="announcer"[^>]* data-again="Δοκιμάστε ξανά"/)
  })
})
