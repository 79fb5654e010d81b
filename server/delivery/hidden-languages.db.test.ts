/** Tests that visitors see nothing of a language in preparation, and that editors do. */
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { publishUpdate } from '../testing/publishing.ts'
import { smallSite } from '../testing/small-site.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'
import { say } from '../testing/update-single.ts'

const html = { accept: 'text/html,*/*' }
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...html }

/** Shows what a dynamic page found. Everything else is as in the small site. */
function siteWithResults(): Site {
  const small = smallSite()
  return {
    ...small,
    async render(request) {
      const { dynamicPage } = request
      if (dynamicPage === undefined) return small.render(request)
      return { status: 200, html: JSON.stringify(dynamicPage), payload: () => '', scriptHashes: [] }
    },
  }
}

type DocumentPath = `/api/documents/${string}/${string}`

/** Publishes all layers that were saved. */
async function publish(owner: Client, path: DocumentPath): Promise<void> {
  const { layers } = (await owner.get(path)).json()
  const saved = Object.entries(layers).filter(([, { version }]) => version > 0)
  const versions = Object.fromEntries(saved.map(([code, { version }]) => [code, version]))
  expect((await owner.post(`${path}/publish`, { layers: versions })).status).toBe(200)
}

/** Publishes a document in Estonian, and then again with another slug. */
async function publishMoved(
  owner: Client,
  type: string,
  slugs: readonly [string, string],
): Promise<DocumentPath> {
  const [former, slug] = slugs
  const data = { title: 'Salajane', slug: former, body: 'Peidetud.' }
  const { id } = (await owner.post(`/api/documents/${type}`, { locale: 'et', data })).json()
  const path = `/api/documents/${type}/${id}` as const
  await publish(owner, path)
  const version = (await owner.get(path)).json().layers.et?.version
  expect((await owner.put(`${path}/et`, { version, data: { slug } })).status).toBe(200)
  await publish(owner, path)
  return path
}

describe.each(callDatabases)('Language in preparation on %s', (database) => {
  let server: TestServer
  let owner: Client
  let update: DocumentPath
  const get = <Path extends string>(path: Path) => server.anonymous.get(path, html)
  const statusOf = async (path: string) => (await get(path)).status
  const hide = (...hiddenLanguages: string[]) =>
    say(owner, 'settings', { siteName: 'House' }, { hiddenLanguages, contentApi: true })
  const hits = async (client: Client, query: '' | `&${string}`) =>
    (await client.get(`/api/search?q=salajane${query}`)).json().items.length
  const send = async (path: string, body: string) =>
    (await server.anonymous.send('POST', path, form, body)).status

  beforeAll(async () => {
    server = await startServer(database, { site: siteWithResults() })
    owner = await server.signedInAs('owner')
    await publishMoved(owner, 'docs', ['vana', 'uus'])
    update = await publishMoved(owner, 'updates', ['endine', 'praegune'])
    const { data } = (await owner.get('/api/documents/contact/contact')).json().layers.en ?? {}
    const hero = { ...Object(data?.hero), title: 'Contact' }
    await say(owner, 'contact', { hero }, { form: true })
  })
  afterAll(() => setSiteLocales(interfaceLocales))

  it('is in no results of a search until it is public', async () => {
    const page = async (path: string) => (await get(path)).text
    await hide('et')
    for (const client of [server.anonymous, owner])
      expect([await hits(client, ''), await hits(client, '&locale=et')]).toEqual([0, 0])
    expect(await page('/search?q=salajane')).not.toContain('praegune')
    expect(await statusOf('/et/search?q=salajane')).toBe(404)
    await hide()
    expect([await hits(server.anonymous, ''), await hits(server.anonymous, '&locale=et')]).toEqual([2, 2])
    expect(await page('/search?q=salajane')).toContain('/et/updates/praegune')
    expect(await page('/et/search?q=salajane')).toContain('/et/updates/praegune')
  })

  it('has no documentation as text or image, and has it again once it is public', async () => {
    const paths = ['/et/docs/uus.md', '/et/docs/uus.png', '/et/docs/start/install.md']
    await hide()
    for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 200])
    await hide('et')
    for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 404])
    await hide()
    for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 200])
  })

  it('does not redirect from a former URL to a page that visitors do not see', async () => {
    const moved = [
      ['/et/docs/vana', '/et/docs/uus'],
      ['/et/updates/endine', '/et/updates/praegune'],
      ['/et/docs/contributing/decisions/0002-mdx-is-data', '/et/docs/explanation/decisions/0002-mdx-is-data'],
    ] as const
    await hide('et')
    for (const [path] of moved) {
      for (const client of [server.anonymous, owner])
        expect([path, (await client.get(path, html)).status]).toEqual([path, 404])
    }
    await hide()
    for (const [path, location] of moved) expect((await get(path)).headers.location).toBe(location)
  })

  it('is not among the languages of a document in the content API', async () => {
    const id = await publishUpdate(owner, 'en', 'Salt', 'salt')
    const path = `/api/documents/updates/${id}` as const
    await owner.put(`${path}/et`, { version: 0, data: { title: 'Sool', slug: 'sool', body: 'Sool.' } })
    await publish(owner, path)
    const languages = async () =>
      (await get('/api/content/updates/salt')).json().alternates.map(({ locale }) => locale)
    await hide('et')
    expect(await languages()).toEqual(['en'])
    await hide()
    expect(await languages()).toEqual(['en', 'et'])
  })

  it('takes no feedback and no messages', async () => {
    const feedback = (page: string) => server.anonymous.post('/api/page-feedback', { page, helpful: true })
    const message = (locale: string) => {
      const words = { name: 'Ada', email: 'ada@example.org', message: 'Hello.', page: '/contact' }
      return server.anonymous.post('/api/enquiries', { ...words, locale })
    }
    const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.org', message: 'Hello.' }).toString()
    await hide('et')
    expect([await send('/et/docs/uus', 'helpful=yes'), await send('/et/contact', body)]).toEqual([404, 404])
    expect((await feedback('/et/docs/uus')).status).toBe(404)
    expect((await message('et')).problem().code).toBe('enquiries_closed')
    expect((await owner.get('/api/page-feedback')).json().items).toEqual([])
    expect([await send('/docs/start/install', 'helpful=yes'), await send('/contact', body)]).toEqual([
      303, 303,
    ])
    await hide()
    expect([await send('/et/docs/uus', 'helpful=yes'), await send('/et/contact', body)]).toEqual([303, 303])
    expect((await message('et')).status).toBe(201)
  })

  it('is found and previewed by editors', async () => {
    await hide('et')
    expect(await hits(owner, '&drafts=true&locale=et')).toBe(2)
    const made = await owner.post(`${update}/preview`, { locale: 'et' })
    const token = URL.parse(made.json().url, 'http://house.example')?.searchParams.get('preview')
    expect((await get(`/et/updates/praegune?preview=${token}`)).text).toContain('Preview: Salajane')
    const former = await get(`/et/updates/endine?preview=${token}`)
    expect([former.status, former.headers.location]).toEqual([301, `/et/updates/praegune?preview=${token}`])
    expect((await owner.get('/api/page-feedback')).json().items).toContainEqual(
      expect.objectContaining({ page: '/et/docs/uus', title: 'Salajane' }),
    )
  })
})
