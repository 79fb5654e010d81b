/** Head of pages: metadata for search engines and social networks, and the public languages. */
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import { seedReader } from '../testing/seed-reader.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

const fixerTrials = {
  en: '/updates/the-autumn-fixer-trials-are-in',
  et: '/et/updates/sugisesed-kinnitikatsed-on-valmis',
  el: '/el/updates/oi-fthinoporines-dokimes-stereosis',
}

describe('Metadata for search engines', () => {
  const seo = {
    titleTemplate: '%s — The House',
    description: 'Of the house.',
    hidden: false,
    verification: [
      { service: 'google', code: 'g"1' },
      { service: 'pinterest', code: 'p2' },
    ],
  }
  const wordless = { hero: { kicker: '', title: '', text: '', actions: [] } }
  const renderWithSeo = (url: string, seoData: Readonly<Record<string, unknown>>) =>
    render(url, { reader: seedReader({ seo: seoData, 'updates-page': wordless }) })

  it('falls back to the defaults of the site', async () => {
    const { html } = await renderWithSeo('/updates', seo)
    expect(html).toContain('<title>Updates — The House</title>')
    expect(html).toContain('<meta name="description" content="Of the house."/>')
    expect(html).toContain('<meta name="google-site-verification" content="g&quot;1"/>')
    expect(html).toContain('<meta name="p:domain_verify" content="p2"/>')
    expect(html).not.toContain('noindex')
  })

  it('can exclude the whole site from search engines', async () => {
    const { html } = await renderWithSeo('/updates', { ...seo, hidden: true })
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  it('has feeds and the web app manifest in the language of the page', async () => {
    const { html } = await render('/el/updates')
    expect(html).toMatch(/rel="alternate" type="application\/rss\+xml" title="[^"]+" href="\/el\/feed.xml"/)
    expect(html).toMatch(/rel="alternate" type="application\/atom\+xml" title="[^"]+" href="\/el\/atom.xml"/)
    expect(html).toContain('<link rel="manifest" href="/el/manifest.webmanifest"/>')
    expect(html).toMatch(
      /rel="alternate" type="application\/feed\+json" title="[^"]+" href="\/el\/feed.json"/,
    )
    expect(html).toContain('<link rel="icon" href="/favicon.ico" sizes="48x48"/>')
    expect(html).toContain('<link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml"/>')
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>')
    expect(html).not.toContain('href="data:')
  })

  it('does not name `/` as a translation while it redirects to another page', async () => {
    const languagesOf = async (settings: object) => {
      const { html } = await render('/el', { reader: seedReader({ settings: { ...settings } }) })
      return [...html.matchAll(/<link [^>]*hrefLang="([^"]+)"/g)].map(([, code]) => code)
    }
    expect(await languagesOf({ rootTarget: '/updates' })).toEqual(['et', 'el'])
    const isServed = { rootTarget: '/updates', hiddenSections: ['updates'] }
    expect(await languagesOf(isServed)).toEqual(['en', 'et', 'el', 'x-default'])
  })

  it('has an image at an absolute URL, as a JPEG', async () => {
    const { html } = await render(fixerTrials.en)
    const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]
    expect(image).toMatch(/^https:\/\/house\.example\/_ipx\/f_jpeg,fit_cover,s_1200x630\/media\//)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })

  it('names each artist of a work', async () => {
    const reader = seedReader({ showcase: { artists: ['Ada', 'Mart'] } })
    const { html } = await render('/showcase/documentary/the-keeper-of-the-north', { reader })
    const persons = '[{"@type":"Person","name":"Ada"},{"@type":"Person","name":"Mart"}]'
    expect(html).toContain(`"author":${persons}`)
  })

  it('has structured data in which content of authors is escaped', async () => {
    const data = async (url: string, title?: string) => {
      const reader = seedReader(title === undefined ? {} : { updates: { title } })
      const { html } = await render(url, { reader })
      expect(html).not.toContain('<script>alert')
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      return blocks.map(([, text = '']) => JSON.parse(text))
    }
    const evil = '</script><script>alert(1)</script>\u2028'
    expect(await data('/el')).toMatchObject([
      { '@type': 'WebSite', url: 'https://house.example/el' },
      { '@type': 'Organization', sameAs: [expect.stringContaining('instagram'), expect.anything()] },
    ])
    const [article] = await data(fixerTrials.en, evil)
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: evil,
      inLanguage: 'en',
      mainEntityOfPage: `https://house.example${fixerTrials.en}`,
    })
    expect(await data('/nowhere')).toEqual([])
  })
})

describe('Documentation page', () => {
  const pages = [
    ['/docs/start/install', 'en', 'Install Cyanotype'],
    ['/et/docs/start/install', 'et', undefined],
    ['/docs', 'en', undefined],
  ] as const

  it.each(pages)('%s has JSON-LD and an image with its own title', async (path, language, title) => {
    const { html } = await render(path)
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    const data = blocks.map(([, text = '']) => JSON.parse(text))
    const card = `https://house.example${path}.png`
    const article = {
      '@type': 'TechArticle',
      inLanguage: language,
      image: card,
      mainEntityOfPage: `https://house.example${path}`,
      ...(title && { headline: title }),
    }
    expect(data).toContainEqual(expect.objectContaining(article))
    if (!path.endsWith('/docs')) {
      const trail = data.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement
      expect(trail?.at(0)?.item).toBe(`https://house.example${path.replace('/start/install', '')}`)
      expect(trail?.at(-1)?.item).toBe(`https://house.example${path}`)
    }
    expect(html).toContain(`<meta property="og:image" content="${card}"/>`)
    expect(html).toContain('<meta property="og:image:width" content="1200"/>')
  })

  it('has no image with its title if that has letters that the font of such images lacks', async () => {
    const reader = seedReader({ settings: { siteName: 'Музей' } })
    const { html } = await render('/docs/start/install', { reader })
    expect(html).not.toContain('install.png')
  })
})

describe('Page in a fallback language', () => {
  it('names the language of its text beside its canonical URL', async () => {
    const path = '/docs/explanation/decisions/0002-mdx-is-data'
    const { html } = await render(`/et${path}`)
    expect(html).toContain(`<meta property="og:url" content="https://house.example${path}"/>`)
    expect(html).toContain('<meta property="og:locale" content="en_US"/>')
    expect(html).toContain('"inLanguage":"en","mainEntityOfPage"')
  })
})

describe('External link', () => {
  it.each(['/', '/partners', '/contact', '/docs/start/install', fixerTrials.en])(
    'is isolated from the page %s',
    async (path) => {
      const social = [{ text: 'Instagram', href: 'https://instagram.com/sunprint' }]
      const links = [{ text: 'Elsewhere', href: 'https://elsewhere.example/' }]
      const reader = seedReader({
        footer: { social, legal: '', columns: [{ title: 'More', links }] },
        navigation: { main: links.map((link) => ({ ...link, items: [] })), actions: [] },
      })
      const { html } = await render(path, { reader })
      const away = [...html.matchAll(/<a\b[^>]*\bhref="https?:[^>]*>/g)].map(([tag]) => tag)
      expect(away.length).toBeGreaterThanOrEqual(3)
      expect(away.filter((tag) => !/ rel="(?:external )?noopener noreferrer"/.test(tag))).toEqual([])
    },
  )
})

describe('Language hidden in the settings', () => {
  const reader = () => seedReader({ settings: { hiddenLanguages: ['et'] } })

  it.each(['/et', '/et/updates', fixerTrials.et])('has nothing at %s', async (url) => {
    const { status, html } = await render(url, { reader: reader() })
    expect(status).toBe(404)
    expect(html).toContain('<html lang="en"')
    expect(html).toContain(`Page not found: ${url}<`)
  })

  it('is neither linked nor mentioned anywhere', async () => {
    for (const url of ['/', '/el/updates', fixerTrials.en]) {
      const { html } = await render(url, { reader: reader() })
      expect(html).toContain('id="i18n-alt-el"')
      expect(html).not.toContain('id="i18n-alt-et"')
      expect(html).not.toContain('et_EE')
      expect(html).not.toMatch(/href="\/et(\/|")/)
    }
  })

  it('is shown in previews', async () => {
    const preview = { shows: 'document', hosts: [] } as const
    expect((await render('/et/updates', { reader: reader(), preview })).status).toBe(200)
  })
})
