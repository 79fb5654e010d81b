import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { initialData, model, shared, termsOf } from '@cyanotype/content/model/index.ts'
import { schemaOf } from '@cyanotype/content/model/schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { seedReader } from '../../testing/seed-reader.ts'

const slugs: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  about: { en: 'about', el: 'σχετικά' },
  team: { en: 'about/team', el: 'σχετικά/ομάδα' },
  house: { en: 'about/house' },
}

const at = '2026-11-01T09:00:00.000Z'

function pageIn(id: string, locale: Locale, instead: object): Published<'pages'> | undefined {
  const slug = slugs[id]?.[locale]
  if (slug === undefined) return undefined
  const given = { title: `${id} ${locale}`, slug, summary: `Summary ${id}`, body: '## Part\n\nText.' }
  const initial = { ...initialData(model.pages, locale), ...initialData(model.pages, shared) }
  const alternates = Object.entries(slugs[id] ?? {}).map(([code, own]) => ({
    locale: code as Locale,
    slug: own,
  }))
  const data = schemaOf(model.pages.fields).parse({ ...initial, ...given, ...instead })
  return {
    ...{ id, type: 'pages', locale, publishedAt: at, changedAt: at, alternates },
    data: data as Published<'pages'>['data'],
  }
}

function readerWith(instead: object = {}): Reader {
  const seed = seedReader()
  const all = (locale: Locale) => Object.keys(slugs).flatMap((id) => pageIn(id, locale, instead) ?? [])
  const pages = {
    bySlug: async (_: string, locale: Locale, slug: string) =>
      all(locale).find((one) => one.data.slug === slug),
    byId: async (_: string, locale: Locale, id: string) => all(locale).find((one) => one.id === id),
    list: async (_: string, locale: Locale, { where }: { where?: Record<string, string> }) => ({
      items: all(locale).filter((one) =>
        termsOf(model.pages, 'slug', one.data, at).some(({ term }) => term === where?.slug),
      ),
      next: undefined,
      previous: undefined,
    }),
  }
  const choose =
    (method: keyof typeof pages) =>
    (name: string, ...rest: unknown[]): unknown =>
      Reflect.apply(name === 'pages' ? pages[method] : seed[method], undefined, [name, ...rest])
  return {
    ...seed,
    ...Object.fromEntries((['bySlug', 'byId', 'list'] as const).map((one) => [one, choose(one)])),
  }
}

let print: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  print = await openSite()
}, 60_000)

describe('Own page', () => {
  it('has breadcrumbs, and lists the pages below it', async () => {
    const { html: child, status } = await print('/about/team', { reader: readerWith() })
    expect(status).toBe(200)
    expect(child).toMatch(/class="breadcrumbs[\s\S]*?href="\/about"[^>]*>about en<\/a>/)
    expect(child).toContain('"BreadcrumbList"')
    const { html: parent } = await print('/about', { reader: readerWith() })
    expect(parent).not.toContain('class="breadcrumbs')
    const [, below = ''] = parent.split('own-page-below')
    expect(below.match(/href="\/about\/[^"]+"/g)).toEqual(['href="/about/team"', 'href="/about/house"'])
  })

  it('has its own path in each language, and redirects to it from the English one', async () => {
    const reader = readerWith()
    const greek = encodeURI('/el/σχετικά/ομάδα')
    expect((await print(greek, { reader })).html).toContain('team el')
    expect(await print('/el/about/team', { reader })).toMatchObject({ status: 302, location: greek })
    expect((await print('/about/team', { reader })).html).toMatch(
      new RegExp(`hrefLang="el" href="[^"]*${greek}"`, 'i'),
    )
  })

  it('is shown in English with a notice if it is not translated', async () => {
    const { html, status } = await print('/el/about/house', { reader: readerWith() })
    expect(status).toBe(200)
    expect(html).toMatch(/lang="en"[^>]*><h1[^>]*>house en</)
    expect(html).toContain('class="callout')
    expect(html).toMatch(new RegExp(`class="breadcrumbs.*?href="${encodeURI('/el/σχετικά')}"`, 's'))
    const parent = await print(encodeURI('/el/σχετικά'), { reader: readerWith() })
    expect(parent.html).toMatch(/href="\/el\/about\/house"[^>]*>house en</)
  })

  it('is only its text as a landing page', async () => {
    const { html } = await print('/about/team', { reader: readerWith({ template: 'landing' }) })
    expect(html).toMatch(/<h1[^>]*>team en<\/h1>/)
    expect(html).not.toMatch(/class="breadcrumbs|class="page-title|own-page-below|class="lead/)
  })

  it.each(['/nowhere', '/about/nobody', '/el/nowhere'])('is not found at %s', async (path) => {
    const { status, html } = await print(path, { reader: readerWith() })
    expect(status).toBe(404)
    expect(html).toContain(`Page not found: ${path}`)
  })

  it('never hides another route', async () => {
    for (const path of ['/updates', '/contact', '/docs', '/partners', '/showcase/documentary'])
      expect((await print(path, { reader: readerWith() })).html).not.toContain('class="own-page')
  })
})
