import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { seedReader } from '../../testing/seed-reader.ts'

let print: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  print = await openSite()
}, 60_000)

describe('Documentation page', () => {
  it('has Markdown, and an edit link if the settings have one', async () => {
    const reader = seedReader({ settings: { editLink: 'https://git.example/edit/docs' } })
    const { html } = await print('/et/docs/start/install', { reader })
    expect(html).toMatch(
      /<a href="\/et\/docs\/start\/install\.md" type="text\/markdown" data-copy="Kopeeritud"/,
    )
    expect(html).toContain('href="https://git.example/edit/docs/et/start/install.mdx"')
    expect((await print('/docs')).html).not.toContain('Suggest a change')
    for (const editLink of ['javascript:alert(1)', 'data:text/html,x', '//evil.example']) {
      const harmless = seedReader({ settings: { editLink } })
      const page = await print('/docs/start/install', { reader: harmless })
      expect(page.html).not.toMatch(/javascript:|data:text|evil\.example/)
    }
  })

  it('shows its date, its edit link and its Markdown above the text', async () => {
    const reader = seedReader({ settings: { editLink: 'https://git.example/edit/docs' } })
    const { html } = await print('/docs/start/install', { reader })
    const [above = ''] = html.split('You need Node.js 20')
    expect(above).toMatch(/Last changed.*<time dateTime="\d{4}-\d{2}-\d{2}">/s)
    expect(above).toContain('href="https://git.example/edit/docs/en/start/install.mdx"')
    expect(above).toContain('Copy as Markdown')
  })

  it.each([
    ['/docs/start', 'Get started', '/docs/start/install'],
    ['/et/docs/writing', 'Kirjutamine', '/et/docs/writing/states'],
    ['/el/docs/running', undefined, '/el/docs/running/webhooks'],
  ])('lists the pages of a section at %s', async (path, title, listed) => {
    const { status, html } = await print(path)
    expect(status).toBe(200)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    if (title) expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    const [, list = ''] = html.split('class="docs-section')
    expect(list.split('</ul>')[0]).toContain(`href="${listed}"`)
    const page = await print(listed)
    expect(page.html).toMatch(new RegExp(`<nav[^>]*class="breadcrumbs[^]*?href="${path}"`))
  })

  it('lists the pages of a nested section only in the menu of its own pages', async () => {
    const listed = 'href="/docs/contributing/decisions/0002-mdx-is-data"'
    const menuOf = (html: string) => /<nav[^>]*docs-sidebar[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
    const elsewhere = menuOf((await print('/docs/contributing/calls')).html)
    expect(elsewhere).toContain('href="/docs/contributing/decisions"')
    expect(elsewhere).not.toContain(listed)
    for (const path of [
      '/docs/contributing/decisions',
      '/docs/contributing/decisions/0001-html-first-with-islands',
    ])
      expect(menuOf((await print(path)).html)).toContain(listed)
  })

  it('marks English titles with their language, also in the menu', async () => {
    const { html } = await print('/el/docs')
    expect(html).toMatch(/<a href="\/el\/docs\/contributing\/decisions" lang="en">/)
    expect(html).not.toMatch(/<a href="\/el\/docs\/start\/install" lang=/)
  })
})
