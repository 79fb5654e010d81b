/** Tests feeds: valid, escaped, in each language, and up to date. */
import { brotliDecompressSync } from 'node:zlib'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { changeTitle, publishUpdate } from '../../testing/publishing.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { expectValid } from '../../testing/valid-xml.ts'

const origin = 'http://localhost:4000'
const hostile = '</title><script>alert("1")</script> & ]]>'

describe.each(callDatabases)('Feeds on %s', (database) => {
  let server: TestServer
  let editor: Client
  let updateId: string
  const get = (path: string, headers = {}) => server.anonymous.get(path, headers)

  beforeAll(async () => {
    server = await startServer(database, { config: { publicUrl: origin } })
    editor = await server.signedInAs('owner')
    updateId = await publishUpdate(editor, 'el', 'Παλίρροια', 'palirroia')
  })

  it.each([
    ['/feed.xml', 'rss', 'application/rss+xml; charset=utf-8'],
    ['/el/feed.xml', 'rss', 'application/rss+xml; charset=utf-8'],
    ['/atom.xml', 'atom', 'application/atom+xml; charset=utf-8'],
    ['/el/atom.xml', 'atom', 'application/atom+xml; charset=utf-8'],
  ] as const)('%s is valid %s, with and without entries', async (path, schema, type) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(type)
    await expectValid(text, schema)
    expect(text.match(/<(atom:)?link [^>]*rel="self"/g)).toHaveLength(1)
    expect(text.includes('Παλίρροια')).toBe(path.startsWith('/el/'))
  })

  it('are parsed by a third-party library as published', async () => {
    await changeTitle(editor, updateId, 'el', hostile)
    const rss = parseRssFeed((await get('/el/feed.xml')).text)
    expect(rss).toMatchObject({ language: 'el', link: `${origin}/el/updates` })
    const [item] = rss.items ?? []
    expect(item).toMatchObject({ title: hostile, link: `${origin}/el/updates/palirroia` })
    const atom = parseAtomFeed((await get('/el/atom.xml')).text)
    const [entry] = atom.entries ?? []
    expect(entry).toMatchObject({ id: item?.guid?.value, title: { value: hostile } })
    expect(atom.links?.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      `self ${origin}/el/atom.xml`,
      `alternate ${origin}/el/updates`,
    ])
    const seconds = (at = '') => Math.floor(Date.parse(at) / 1_000)
    expect(seconds(entry?.published)).toBe(seconds(item?.pubDate))
    await changeTitle(editor, updateId, 'el', 'Παλίρροια')
  })

  it.each(['en', 'el'])('include a JSON feed in %s', async (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`
    const { status, headers, text } = await get(`${prefix}/feed.json`)
    expect([status, headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8'])
    const feed = JSON.parse(text)
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${origin}${prefix}/updates`,
      feed_url: `${origin}${prefix}/feed.json`,
      language: locale,
    })
    const ids = (parseAtomFeed((await get(`${prefix}/atom.xml`)).text).entries ?? []).map(({ id }) => id)
    expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(ids)
    for (const item of feed.items) {
      expect(item).toMatchObject({ url: expect.stringMatching(/^http/), content_html: expect.any(String) })
      expect(Number.isNaN(Date.parse(item.date_published))).toBe(false)
    }
  })

  it('contain absolute URLs with the public origin for any host header', async () => {
    const { text } = await get('/el/feed.xml', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    expect(text).toContain(`<link>${origin}/el/updates/palirroia</link>`)
    expect(text).toContain(`href="${origin}/el/feed.xml"`)
    expect(text).not.toContain('evil')
  })

  it('contain a publication at the next request, and do not change otherwise', async () => {
    const before = await get('/el/atom.xml')
    await publishUpdate(editor, 'en', 'Low water', `low-water-${database}`)
    const etag = before.headers.etag ?? ''
    expect((await get('/el/atom.xml', { 'if-none-match': etag })).status).toBe(304)
    await changeTitle(editor, updateId, 'el', hostile)
    const after = await get('/el/atom.xml')
    expect(after.text).toContain('&lt;script&gt;alert(&quot;1&quot;)')
    await expectValid(after.text, 'atom')
    await expectValid((await get('/el/feed.xml')).text, 'rss')
    await changeTitle(editor, updateId, 'el', 'Παλίρροια')
    expect((await get('/el/atom.xml')).text).not.toContain('script')
  })

  it('contain the current URLs of linked documents', async () => {
    const id = await publishUpdate(editor, 'el', 'Φύκια', 'fykia')
    const body = `[a](document:updates/${updateId}#b).`
    const path = `/api/documents/updates/${id}`
    await editor.put(`${path}/el`, { version: 1, data: { body } })
    expect((await editor.post(`${path}/publish`, { layers: { el: 2 } })).status).toBe(200)
    const { items } = JSON.parse((await get('/el/feed.json')).text)
    const { content_html } = items.find(({ title }: { title: string }) => title === 'Φύκια')
    expect(content_html).toBe(`<p><a href="${origin}/el/updates/palirroia#b">a</a>.</p>`)
  })

  it('are compressed, and answer HEAD', async () => {
    const plain = await get('/feed.xml')
    const br = await get('/feed.xml', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text)
    const head = await server.anonymous.send('HEAD', '/feed.xml')
    expect([head.status, head.text]).toEqual([200, ''])
  })
})
