import { createHash } from 'node:crypto'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { InterfaceLocale } from '@cyanotype/content/model/index.ts'
import { interfaceLocales, localizedPath } from '@cyanotype/content/model/index.ts'
import { getGlobalContextAsync } from 'vike/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import { seedReader } from '../testing/seed-reader.ts'
import { queryKeysAt, routesOf } from './query-keys.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

const paths = [
  '/',
  '/updates',
  '/showcase',
  '/showcase/documentary',
  '/partners',
  '/docs',
  '/docs/start/install',
  '/docs/editors/components',
]
const pages = interfaceLocales.flatMap((locale) => paths.map((path) => ({ locale, path })))

const fixerTrials: Record<InterfaceLocale, string> = {
  en: '/updates/the-autumn-fixer-trials-are-in',
  et: '/et/updates/sugisesed-kinnitikatsed-on-valmis',
  el: '/el/updates/oi-fthinoporines-dokimes-stereosis',
}

const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ')
const linkTo = (html: string, text: string) => new RegExp(`href="([^"]*)"[^>]*>${text}<`).exec(html)?.[1]

describe.each(pages)('Page $path in $locale', ({ locale, path }) => {
  it('is in its language and readable without script', async () => {
    const { status, html } = await render(localizedPath(locale, path))
    expect(status).toBe(200)
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${locale}" dir="ltr">`))
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html.match(/<main id="main-content"/g)).toHaveLength(1)
  })

  it('has no inline style, which the Content-Security-Policy would block', async () => {
    const { html } = await render(localizedPath(locale, path))
    expect(html).not.toMatch(/<[^>]*\sstyle=/)
  })

  it('has unique ids', async () => {
    const { html } = await render(localizedPath(locale, path))
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe('Page', () => {
  it('has the reason of a failed rendering in the log, not in its HTML', async () => {
    const error = new Error('canary-3381')
    const reader = { ...seedReader(), list: () => Promise.reject(error) }
    const failed = await render('/updates', { reader })
    expect([failed.status, failed.error]).toEqual([500, error])
    expect(failed.html).toContain('Internal Server Error')
    expect(failed.html).not.toContain('canary')
    expect((await render('/no-such-page')).error).toBeUndefined()
  })

  it('has a canonical URL and its translations', async () => {
    const { html } = await render(fixerTrials.el)
    const origin = 'https://house.example'
    expect(html).toContain(`<link id="i18n-can" rel="canonical" href="${origin}${fixerTrials.el}"/>`)
    for (const locale of interfaceLocales) {
      const alternate = `id="i18n-alt-${locale}" rel="alternate" hrefLang="${locale}" href="${origin}${fixerTrials[locale]}"`
      expect(html).toContain(alternate)
    }
    expect(html).toContain(
      `id="i18n-xd" rel="alternate" hrefLang="x-default" href="${origin}${fixerTrials.en}"`,
    )
    expect(html).toContain('<meta property="og:locale" content="el_GR"/>')
  })

  it('has one inline script with its hash', async () => {
    const { html, scriptHashes } = await render('/')
    const inline = /<script>(try[\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(scriptHashes).toEqual([`sha256-${createHash('sha256').update(inline).digest('base64')}`])
  })

  it('has the language in links to the English home page while it is undecided', async () => {
    expect(linkTo((await render('/el')).html, 'EN')).toBe('/?lang=en')
    expect(linkTo((await render('/')).html, 'EN')).toBe('/')
    expect(linkTo((await render('/el/updates')).html, 'EN')).toBe('/updates')
  })

  it('links to the closest list if a language has no translation', async () => {
    const { html } = await render('/updates/interference-for-two-harbours')
    expect(html).not.toContain('id="i18n-alt-et"')
    expect(linkTo(html, 'ET')).toBe('/et/updates')
    expect(linkTo(html, 'ΕΛ')).toBe('/el/updates/symvoli-gia-dyo-limania')
  })

  it('localizes the links of authors', async () => {
    const { html } = await render('/el')
    expect(linkTo(html, '<span class="button-text">Διαβάστε τα νέα')).toBe('/el/updates')
    expect(html).toContain('href="/el/updates/oi-anoichtes-ektyposeis-pane-savvato"')
  })

  it('says that it shows a draft, and is not indexed', async () => {
    const preview = { shows: 'document', hosts: ['https://studio.example'] } as const
    const { html } = await render('/', { preview })
    expect(html).toContain('Preview: this page shows a draft.')
    expect(linkTo(html, 'Exit preview')).toBe('?preview=')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const normal = await render('/')
    for (const trace of ['noindex', 'data-preview', 'data-source']) expect(normal.html).not.toContain(trace)
  })

  it.each([
    ['expired', '/', 'This preview link has expired. Ask the sender for a new one.'],
    ['revoked', '/et', 'See eelvaatelink on tühistatud. Küsige saatjalt uus.'],
    ['invalid', '/nowhere', 'This preview link is not valid. Check that you copied the whole link.'],
  ] as const)('says why a preview link is not valid: %s', async (preview, path, reason) => {
    const { html } = await render(path, { preview })
    expect(textOf(html)).toContain(reason)
    expect(html).toContain(' data-preview="ended"')
    expect(html).not.toContain('href="?preview="')
  })

  it('shows the time of a site preview in the format of its language', async () => {
    const preview = { shows: 'site', at: '2026-12-24T16:00:00.000Z', hosts: [] } as const
    const { html } = await render('/el', { preview })
    expect(textOf(html)).toMatch(/24 Δεκεμβρίου 2026.* UTC/)
    expect(html).toContain('<time dateTime="2026-12-24T16:00:00.000Z" lang="el">')
  })

  it('passes allowed frames to the preview script, or that the preview ended', async () => {
    const preview = { shows: 'document', hosts: ['https://studio.example'] } as const
    const rootOf = async (shown: typeof preview | 'ended') =>
      /<html [^>]*data-preview="([^"]*)"/.exec((await render('/', { preview: shown })).html)?.[1]
    expect(await rootOf(preview)).toBe('{&quot;hosts&quot;:[&quot;https://studio.example&quot;]}')
    expect(await rootOf('ended')).toBe('ended')
  })

  it('shows the notice of the settings', async () => {
    const { html } = await render('/', { reader: seedReader({ settings: { banner: 'Closed on Monday' } }) })
    expect(html).toMatch(/<aside [^>]*data-remember="([^"]+)"[^>]*><p>Closed on Monday<\/p>/)
    // The head has the id of the notice, so that a closed one is never painted.
    const remembered = /data-remember="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`<html lang="en" dir="ltr" data-banner="${remembered}">`)
  })
})

describe('Documentation', () => {
  it('says that a page is shown in English and marks it as English', async () => {
    const { html } = await render('/et/docs/explanation/decisions')
    expect(html).toContain('Seda lehte pole veel tõlgitud')
    expect(html).toContain('<div lang="en"><h1')
    expect(html).toContain('rel="canonical" href="https://house.example/docs/explanation/decisions"')
    expect(html).not.toContain('id="i18n-alt-et"')
  })

  it('has a table of contents and links to the previous and next page', async () => {
    const { html } = await render('/docs/start/install')
    const [, id = ''] = /<h2[^>]* id="([^"]+)"/.exec(html) ?? []
    expect(html).toMatch(new RegExp(`<li data-depth="2"><a href="#${id}"><bdi>[^<]+</bdi></a>`))
    expect(html).toMatch(/href="\/docs\/start\/what-cyanotype-is" rel="prev"/)
    expect(html).toMatch(/href="\/docs\/start\/first-update" rel="next"/)
  })

  it('has Greek headings on Greek pages', async () => {
    const { html } = await render('/el/docs/start/install')
    expect(html).toMatch(/<h2[^>]*>(?:<span id="[^"]+"><\/span>)*<span id="[^"a-z]+">/)
  })
})

describe('Missing page', () => {
  it.each([
    '/nowhere',
    '/nowhere?a=1&b=2',
    '/et/nowhere',
    '/updates/nowhere',
    '/docs/nowhere',
    '/docs/index',
    '/fi',
  ])('answers %s with 404 and the specified text', async (url) => {
    const { status, html } = await render(url)
    expect(status).toBe(404)
    expect(html).toContain(`Page not found: ${url.replaceAll('&', '&amp;')}<`)
    expect(html).toContain('noindex')
  })

  it('has the rest in the language of the URL and a link to the home page', async () => {
    const { html } = await render('/el/nowhere')
    expect(html).toContain('<title>404 - Η σελίδα δεν βρέθηκε | Ηλιοτυπείο</title>')
    expect(linkTo(html, '<span class="button-text">Επιστροφή στην αρχική')).toBe('/el')
  })

  it('is called "Page Not Found" in English', async () => {
    const { html } = await render('/nowhere')
    expect(html).toContain('<title>404 - Page Not Found | Sunprint House</title>')
    expect(html).toMatch(/<h1\b[^>]*>Page Not Found</)
  })

  it('escapes script in a URL', async () => {
    const { html } = await render('/<script>alert(1)</script>?"onload="x')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('Page not found: /&lt;script&gt;alert(1)&lt;/script&gt;?&quot;onload=&quot;x')
  })

  it('redirects a URL with a slash at the end', async () => {
    expect(await render('/et/')).toMatchObject({ status: 301, location: '/et' })
  })
})

describe('Failed rendering', () => {
  it('is answered with 500 and a page that does not mention the cause', async () => {
    const reader = { ...seedReader(), single: () => Promise.reject(new Error('secret cause')) }
    const { status, html } = await render('/el', { reader })
    expect(status).toBe(500)
    expect(html).toContain('<title>500 - Σφάλμα διακομιστή | Cyanotype</title>')
    expect(html).not.toContain('secret cause')
  })

  it('is called "Internal Server Error" in English', async () => {
    const reader = { ...seedReader(), single: () => Promise.reject(new Error('secret cause')) }
    const { html } = await render('/', { reader })
    expect(html).toContain('<title>500 - Internal Server Error | Cyanotype</title>')
    expect(html).toMatch(/<h1\b[^>]*>Internal Server Error</)
  })
})

describe('Query parameters', () => {
  it('are declared by the pages that read them', async () => {
    const { pages } = await getGlobalContextAsync(false)
    const queryKeys = (path: string) => queryKeysAt(path, pages)
    expect(queryKeys('/el/updates')).toEqual(['tag', 'year', 'after', 'before'])
    expect(queryKeys('/%75pdates')).toEqual(['tag', 'year', 'after', 'before'])
    expect(queryKeys('/showcase/documentary')).toEqual(['after', 'before'])
    expect(queryKeys('/showcase')).toEqual([])
    expect(queryKeys('/el/updates/fteri')).toEqual([])
    expect(queryKeys('/')).toEqual([])
  })
})

it('The site names the routes of its pages', async () => {
  const { pages } = await getGlobalContextAsync(false)
  const routes = routesOf(pages)
  expect(routes).toEqual(expect.arrayContaining(['/', '/updates', '/updates/@slug', '/showcase/@section']))
  expect(routes).not.toContain('/own-pages')
  expect(routes.join()).not.toContain('error')
})

describe('Site without content', () => {
  const nothing: Reader = {
    ...seedReader(),
    single: async () => undefined,
    bySlug: async () => undefined,
    list: async () => ({ items: [], next: undefined, previous: undefined }),
    terms: async () => [],
  }

  it.each(['/updates', '/showcase', '/partners', '/contact'])('says that %s has no content', async (path) => {
    const { status, html } = await render(path, { reader: nothing })
    expect(status).toBe(200)
    expect(textOf(html)).toContain('No content in this language yet')
  })
})
