import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import type { OwnPageSlugs } from '../../testing/own-page-reader.ts'
import { ownPageReader } from '../../testing/own-page-reader.ts'

const slugs: OwnPageSlugs = {
  about: { en: 'about', el: 'σχετικά' },
  team: { en: 'about/team', el: 'σχετικά/ομάδα' },
  house: { en: 'about/house' },
}

const readerWith = (instead: object = {}) => ownPageReader(slugs, instead)

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

describe('Own page', () => {
  it('has breadcrumbs, and lists the pages below it', async () => {
    const { html: child, status } = await render('/about/team', { reader: readerWith() })
    expect(status).toBe(200)
    expect(child).toMatch(/class="breadcrumbs[\s\S]*?href="\/about"[^>]*><bdi>about en<\/bdi><\/a>/)
    expect(child).toContain('"BreadcrumbList"')
    const { html: parent } = await render('/about', { reader: readerWith() })
    expect(parent).not.toContain('class="breadcrumbs')
    const [, below = ''] = parent.split('own-page-below')
    expect(below.match(/href="\/about\/[^"]+"/g)).toEqual(['href="/about/team"', 'href="/about/house"'])
  })

  it('has its own path in each language, and redirects to it from the English one', async () => {
    const reader = readerWith()
    const greek = encodeURI('/el/σχετικά/ομάδα')
    expect((await render(greek, { reader })).html).toContain('team el')
    expect(await render('/el/about/team', { reader })).toMatchObject({ status: 302, location: greek })
    expect((await render('/about/team', { reader })).html).toMatch(
      new RegExp(`hrefLang="el" href="[^"]*${greek}"`, 'i'),
    )
  })

  it('is marked in the menu, whether its link is percent-encoded or not', async () => {
    const path = '/el/σχετικά'
    for (const href of [path, encodeURI(path)]) {
      const main = [{ text: 'About', href, items: [] }]
      const reader = ownPageReader(slugs, {}, { navigation: { main } })
      const mark = async (page: string) =>
        / aria-current="(\w+)">About</.exec((await render(encodeURI(page), { reader })).html)?.[1]
      expect([await mark(path), await mark(`${path}/ομάδα`)]).toEqual(['page', 'true'])
      expect(await mark('/el/updates')).toBeUndefined()
    }
  })

  it('is shown in English with a notice if it is not translated', async () => {
    const { html, status } = await render('/el/about/house', { reader: readerWith() })
    expect(status).toBe(200)
    expect(html).toMatch(/lang="en"[^>]*><h1[^>]*>house en</)
    expect(html).toContain('class="callout')
    expect(html).toMatch(new RegExp(`class="breadcrumbs.*?href="${encodeURI('/el/σχετικά')}"`, 's'))
    const parent = await render(encodeURI('/el/σχετικά'), { reader: readerWith() })
    expect(parent.html).toMatch(/href="\/el\/about\/house"[^>]*>house en</)
  })

  it('is only its text as a landing page', async () => {
    const { html } = await render('/about/team', { reader: readerWith({ template: 'landing' }) })
    expect(html).toMatch(/<h1[^>]*>team en<\/h1>/)
    expect(html).not.toMatch(/class="breadcrumbs|class="page-title|own-page-below|class="lead/)
  })

  it.each(['/nowhere', '/about/nobody', '/el/nowhere'])('is not found at %s', async (path) => {
    const { status, html } = await render(path, { reader: readerWith() })
    expect(status).toBe(404)
    expect(html).toContain(`Page not found: ${path}`)
  })

  it('never hides another route', async () => {
    for (const path of ['/updates', '/contact', '/docs', '/partners', '/showcase/documentary'])
      expect((await render(path, { reader: readerWith() })).html).not.toContain('class="own-page')
  })
})
