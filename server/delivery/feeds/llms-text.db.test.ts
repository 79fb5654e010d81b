/** Tests `/llms.txt`: the public pages of each language, fresh, without what is off or hidden. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { changeTitle, publishUpdate } from '../../testing/publishing.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { publishContact, say } from '../../testing/update-single.ts'

const origin = 'http://localhost:4000'
const settings = { siteName: 'House [of] prints', description: 'Two\nlines.' }

describe.each(callDatabases)('List of pages for AI tools on %s', (database) => {
  let server: TestServer
  let owner: Client
  let updateId: string
  const get = (path: string, headers = {}) => server.anonymous.get(path, headers)
  const linesOf = async (path = '/llms.txt') => (await get(path)).text.split('\n')
  const change = (shared: object) => say(owner, 'settings', settings, { hiddenSections: [], ...shared })

  beforeAll(async () => {
    server = await startServer(database, { config: { publicUrl: origin } })
    owner = await server.signedInAs('owner')
    updateId = await publishUpdate(owner, 'en', 'Fern [and] fog', 'fern')
    await publishUpdate(owner, 'el', 'Φτέρη', 'φτέρη')
    await publishContact(owner, { title: 'Write to us' })
    await change({})
  })

  it('starts with the name and the description of the site', async () => {
    const { status, headers, text } = await get('/llms.txt')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-language': 'en',
      'x-robots-tag': 'noindex',
    })
    expect(text.startsWith(String.raw`# House \[of\] prints${'\n\n'}> Two lines.${'\n\n'}## Pages`)).toBe(
      true,
    )
  })

  it('links to pages and to the Markdown of the documentation, which all exist', async () => {
    const lines = await linesOf()
    expect(lines).toContain(`- [Write to us](${origin}/contact)`)
    expect(lines).toContain(String.raw`- [Fern \[and\] fog](${origin}/updates/fern)`)
    const links = lines.flatMap((line) => /^- \[.*\]\((\S+)\)(?:: .|$)/.exec(line)?.[1] ?? [])
    expect(links).toHaveLength(lines.filter((line) => line.startsWith('- ')).length)
    const markdown = links.filter((link) => link.endsWith('.md'))
    expect(markdown.length).toBeGreaterThan(50)
    for (const link of markdown) {
      expect(link.startsWith(`${origin}/docs`), link).toBe(true)
      expect((await get(link.slice(origin.length))).status, link).toBe(200)
    }
  })

  it('has the folders of the documentation in the order of its navigation', async () => {
    const headings = (await linesOf()).filter((line) => line.startsWith('## '))
    expect(headings.slice(0, 5)).toEqual([
      '## Pages',
      '## Updates',
      '## Documentation',
      '## Start',
      '## For editors',
    ])
  })

  it('exists in each public language, with paths and texts of that language', async () => {
    const greek = await linesOf('/el/llms.txt')
    expect(greek).toContain(`- [Φτέρη](${origin}/el/updates/${encodeURIComponent('φτέρη')})`)
    expect(greek.join('\n')).not.toContain('/updates/fern')
    expect(greek.some((line) => line.includes(`](${origin}/el/docs.md)`))).toBe(true)
    expect((await get('/fr/llms.txt')).status).toBe(404)
    await change({ hiddenLanguages: ['el'] })
    expect((await get('/el/llms.txt')).status).toBe(404)
    await change({ hiddenLanguages: [] })
  })

  it('contains a publication at the next request, and does not change otherwise', async () => {
    const etag = (await get('/llms.txt')).headers.etag ?? ''
    expect((await get('/llms.txt', { 'if-none-match': etag })).status).toBe(304)
    await changeTitle(owner, updateId, 'en', 'Low water')
    expect(await linesOf()).toContain(`- [Low water](${origin}/updates/fern)`)
  })

  it('has no links to sections that are off', async () => {
    await change({ hiddenSections: ['docs', 'contact'] })
    const text = (await linesOf()).join('\n')
    expect(text).not.toContain('/docs')
    expect(text).not.toContain('/contact')
    expect(text).not.toContain('## For editors')
    await change({ hiddenSections: ['updates'] })
    expect((await linesOf()).join('\n')).not.toContain('/updates')
    await change({})
    expect(await linesOf()).toContain(`- [Low water](${origin}/updates/fern)`)
  })

  it('has no documents that are hidden from search engines', async () => {
    const { layers } = (await owner.get(`/api/documents/updates/${updateId}`)).json()
    const seo = { title: '', description: '', image: null, hidden: true }
    const saved = await owner.put(`/api/documents/updates/${updateId}/en`, {
      version: layers.en?.version ?? 0,
      data: { seo },
    })
    const published = await owner.post(`/api/documents/updates/${updateId}/publish`, {
      layers: { en: saved.json().layer.version },
    })
    expect(published.status).toBe(200)
    expect((await linesOf()).join('\n')).not.toContain('/updates/fern')
  })

  it('does not exist while the whole site is hidden from search engines', async () => {
    await say(owner, 'seo', {}, { hidden: true })
    expect((await get('/llms.txt')).status).toBe(404)
    await say(owner, 'seo', {}, { hidden: false })
    expect((await get('/llms.txt')).status).toBe(200)
  })
})

it.each(callDatabases)('does not exist on a staging copy of the site, on %s', async (database) => {
  const { anonymous } = await startServer(database, { config: { publicUrl: origin, stagingHost: origin } })
  expect((await anonymous.get('/llms.txt')).status).toBe(404)
})
