import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import { seedReader } from '../testing/seed-reader.ts'
import type { RenderFastPath } from './render-fast-path.ts'
import { openRenderFastPath } from './render-fast-path.ts'

const pages = [
  '/',
  '/et',
  '/updates',
  '/el/updates?year=2026',
  '/updates/the-autumn-fixer-trials-are-in',
  '/showcase',
  '/et/showcase/documentary',
  '/partners',
  '/contact',
  '/contact/sent',
  '/el/cookie-policy',
  '/search',
  '/docs',
  '/docs/editors/components',
  '/el/docs/start/install',
]

describe('Fast path', () => {
  let render: Awaited<ReturnType<typeof openSite>>
  let byVike: Awaited<ReturnType<typeof openSite>>
  let taken: string[] = []

  beforeAll(async () => {
    const item = openRenderFastPath()
    const watched: RenderFastPath = {
      ...item,
      async render(url, given) {
        const html = await item.render(url, given)
        if (html !== undefined) taken.push(url)
        return html
      },
    }
    render = await openSite(watched)
    byVike = await openSite()
  }, 60_000)

  it.each(pages)('renders %s like Vike from the second request on', async (url) => {
    const siteInfo = { build: 'build-1', analyticsHost: '' }
    await render(url, { siteInfo })
    taken = []
    const again = await render(url, { siteInfo })
    const full = await byVike(url, { siteInfo })
    expect(taken).toHaveLength(1)
    expect(again.html).toBe(full.html)
    expect({ ...again, html: '', payload: '' }).toEqual({ ...full, html: '', payload: '' })
  })

  it('loads again what may have changed', async () => {
    await render('/updates/the-autumn-fixer-trials-are-in')
    const reader = seedReader({ updates: { title: 'Changed meanwhile' } })
    const { html } = await render('/updates/the-autumn-fixer-trials-are-in', { reader })
    expect(html).toContain('Changed meanwhile</h1>')
  })

  it('renders each query of a list like Vike', async () => {
    const { html } = await render('/updates?year=2026')
    taken = []
    const full = await render('/updates')
    expect(taken).toEqual(['/updates'])
    expect(full.html).not.toBe(html)
    expect(full.html).toBe((await byVike('/updates')).html)
  })

  it.each([
    ['an address of nothing', '/updates/nobody-wrote-this', { status: 404 }],
    ['an address that no page could have', '/updates/No%20Slug', { status: 404, isUnfit: true }],
    ['a list of nothing', '/updates?tag=nobody-gave-this', { status: 404 }],
    ['an address that cannot be read', '/updates/%E0%A4%A', { status: 404 }],
  ])('leaves %s to Vike', async (_, url, expected) => {
    await render('/updates')
    await render('/updates/the-autumn-fixer-trials-are-in')
    taken = []
    expect(await render(url)).toMatchObject(expected)
    expect(taken).toEqual([])
  })

  it('looks up missing content once', async () => {
    await render('/updates/the-autumn-fixer-trials-are-in')
    const looks: string[] = []
    const seed = seedReader()
    const reader: Reader = {
      ...seed,
      bySlug(name, locale, slug) {
        looks.push(locale)
        return seed.bySlug(name, locale, slug)
      },
    }
    expect((await render('/updates/nobody-wrote-this', { reader })).status).toBe(404)
    expect(looks.filter((locale) => locale === 'en')).toHaveLength(1)
  })

  it('leaves a failed page to Vike, which reports the error', async () => {
    await render('/updates')
    const broken = { ...seedReader(), list: () => Promise.reject(new Error('The database is gone.')) }
    expect((await render('/updates', { reader: broken })).status).toBe(500)
  })
})
