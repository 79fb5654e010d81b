/** Documentation from files and documents, through the HTTP interface. */

import type { Locale } from '@cyanotype/content/model/index.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { markdownHandler } from '../delivery/feeds/markdown-route.ts'
import { cardHandler } from '../delivery/social-cards/social-card.ts'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const files = [
  { locale: 'en', slug: '', source: '---\ntitle: Everything\nsummary: All of it.\n---\n\nBegin here.\n' },
  {
    locale: 'en',
    slug: 'start/install',
    source: '---\ntitle: Install\nformerly: install\n---\n\nTwo commands.\n',
  },
  { locale: 'et', slug: 'start/install', source: '---\ntitle: Paigaldus\n---\n\nKaks käsku.\n' },
] as const

async function write(editor: Client, locale: Locale, slug: string, body = 'Take **cotton**.') {
  const data = { title: 'Cotton', slug, summary: 'Which paper.', body }
  const created = (await editor.post('/api/documents/docs', { locale, data })).json()
  const shared = await editor.put(`/api/documents/docs/${created.id}/*`, { version: 0, data: { order: 1 } })
  const layers = { [locale]: created.layers[locale].version, '*': shared.json().layer.version }
  return editor.post(`/api/documents/docs/${created.id}/publish`, { layers })
}

describe.each(callDatabases)('documentation on %s', (database) => {
  let server: TestServer
  let editor: Client
  const get = (path: string) => server.anonymous.get(path)

  beforeAll(async () => {
    server = await startServer(database, {
      routeHandlers: [markdownHandler(() => files), cardHandler({}, () => files)],
    })
    editor = await server.signedInAs('editor')
    expect((await write(editor, 'en', 'paper/cotton')).status).toBe(200)
  })

  it('serves a page as Markdown with its title and without front matter', async () => {
    const response = await get('/docs/start/install.md')
    expect(response.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(response.text).toBe('# Install\n\nTwo commands.\n')
    expect((await get('/docs.md')).text).toBe('# Everything\n\nAll of it.\n\nBegin here.\n')
  })

  it('serves an image with the title of each page for link previews', async () => {
    const [english, estonian, written] = await Promise.all(
      ['/docs/start/install.png', '/et/docs/start/install.png', '/docs/paper/cotton.png'].map(get),
    )
    for (const response of [english, estonian, written]) {
      expect(response?.headers['content-type']).toBe('image/png')
      const { width, height } = await sharp(response?.bytes).metadata()
      expect([width, height]).toEqual([1_200, 630])
    }
    expect(english?.bytes.equals(estonian?.bytes ?? Buffer.alloc(0))).toBe(false)
    expect((await get('/docs/nowhere.png')).status).toBe(404)
  })

  it('serves the locale of the URL, or English, and names it in Content-Language', async () => {
    const [estonian, greek] = [await get('/et/docs/start/install.md'), await get('/el/docs/start/install.md')]
    expect([estonian.text, estonian.headers['content-language']]).toEqual([
      '# Paigaldus\n\nKaks käsku.\n',
      'et',
    ])
    expect([greek.text, greek.headers['content-language']]).toEqual(['# Install\n\nTwo commands.\n', 'en'])
  })

  it('serves a page that moved at its former URL too', async () => {
    const former = await get('/el/docs/install.md')
    expect([former.status, former.text]).toEqual([200, '# Install\n\nTwo commands.\n'])
    expect((await get('/docs/install.png')).status).toBe(200)
  })

  it('serves a document in the same way as a file', async () => {
    expect((await get('/docs/paper/cotton.md')).text).toBe('# Cotton\n\nWhich paper.\n\nTake **cotton**.\n')
  })

  it('serves a document with the paths of those that it links to', async () => {
    const { items } = (await editor.get('/api/documents/docs')).json()
    const link = `document:docs/${items[0]?.id}`
    const body = `[a](${link}#wet) <Card title="b" href="${link}" />`
    expect((await write(editor, 'en', 'paper/linen', body)).status).toBe(200)
    const { text } = await get('/docs/paper/linen.md')
    expect(text).toContain('[a](/docs/paper/cotton#wet) <Card title="b" href="/docs/paper/cotton" />')
  })

  it('serves links to pages in the language of the URL', async () => {
    expect((await write(editor, 'en', 'paper/wool', 'Not [cotton](/docs/paper/cotton).')).status).toBe(200)
    expect((await get('/et/docs/paper/wool.md')).text).toContain('[cotton](/et/docs/paper/cotton)')
    expect((await get('/docs/paper/wool.md')).text).toContain('[cotton](/docs/paper/cotton)')
  })

  it('serves a page whose slug starts like the path of the images', async () => {
    expect((await write(editor, 'en', 'images/scanning', 'Scan it.')).status).toBe(200)
    expect((await get('/docs/images/scanning.md')).text).toContain('Scan it.')
    expect((await get('/docs/images/en/nothing.webp')).status).toBe(404)
  })

  it.each(['/docs/nowhere.md', '/docs/index.md', '/docs/.md', '/updates.md'])(
    'responds 404 to %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it.each(['en', 'el'] as const)(
    'rejects publishing a document at the URL of a file in %s',
    async (locale) => {
      const refused = await write(editor, locale, 'start/first-update')
      expect(refused.problem()).toMatchObject({ status: 409, code: 'documentation_file' })
    },
  )

  it('lists the files that a locale lacks, with the views of their English fallback pages', async () => {
    const view = (path: string) =>
      server.anonymous.send(
        'POST',
        '/api/event',
        { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
        JSON.stringify({ n: 'pageview', u: `http://localhost${path}`, d: 'localhost' }),
      )
    const list = async (locale: string) =>
      (await editor.get(`/api/translations/files?locale=${locale}`)).json().items
    const before = await list('el')
    const [first, second] = before
    expect(first).toMatchObject({ path: expect.stringMatching(/^content\/docs\/el\/.+\.mdx$/), views: 0 })
    for (const page of [String(second?.page), String(second?.page), '/el/docs/start/install']) {
      expect((await view(page)).status).toBe(202)
    }
    const after = await list('el')
    expect(after[0]).toEqual({ ...second, views: 2 })
    expect(after).toHaveLength(before.length)
    const paths = after.map(({ path }) => path)
    expect(paths).not.toContain('content/docs/el/start/install.mdx')
    expect(await list('en')).toEqual([])
    expect((await server.anonymous.get('/api/translations/files?locale=el')).status).toBe(401)
  })
})
