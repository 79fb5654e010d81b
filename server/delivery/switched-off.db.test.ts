/** Tests that a section that is switched off is nowhere on the site, and is back at once, on both engines. */
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { previewToken, publishUpdate } from '../testing/publishing.ts'
import { smallSite } from '../testing/small-site.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'
import { publishContact, say } from '../testing/update-single.ts'

describe.each(callDatabases)('Section that is switched off on %s', (database) => {
  let server: TestServer
  let owner: Client
  let update: string
  const get = <Path extends string>(path: Path) => server.anonymous.get(path, { accept: 'text/html,*/*' })
  const switchOff = (...hiddenSections: string[]) =>
    say(owner, 'settings', { siteName: 'House' }, { hiddenSections, contentApi: true })
  const statusOf = async (path: string) => (await get(path)).status

  beforeAll(async () => {
    server = await startServer(database)
    owner = await server.signedInAs('owner')
    update = await publishUpdate(owner, 'en', 'Wollemia', 'wollemia')
    await publishContact(owner)
  })

  it('has no pages, feeds, sitemap and results, and has them again when it is switched on', async () => {
    const paths = [
      '/updates/wollemia',
      '/feed.xml',
      '/atom.xml',
      '/el/feed.json',
      '/sitemaps/updates-en-1.xml',
    ]
    const hits = async () => (await get('/api/search?q=wollemia')).json().items.length
    await switchOff()
    for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 200])
    expect(await hits()).toBe(1)
    await switchOff('updates')
    for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 404])
    expect(await hits()).toBe(0)
    expect((await get('/sitemap.xml')).text).not.toContain('updates')
    expect((await get('/sitemaps/pages.xml')).text).not.toContain('/updates')
    await switchOff()
    for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 200])
    expect(await hits()).toBe(1)
  })

  it('is not in the content API, and not in the counts of other sections', async () => {
    const found = async () => (await get('/api/content/updates?locale=en')).json().items.length
    await switchOff('updates')
    expect(await found()).toBe(0)
    expect(await statusOf('/api/content/updates/wollemia?locale=en')).toBe(404)
    await switchOff('showcase')
    expect(await found()).toBe(1)
  })

  it('keeps its content in the admin, with previews of it', async () => {
    await switchOff('updates')
    expect((await owner.get('/api/documents/updates')).json().items).toHaveLength(1)
    const token = await previewToken(owner, update)
    expect((await get(`/updates/${update}?preview=${token}`)).text).toContain('Wollemia')
    const found = await owner.get('/api/search?q=wollemia&drafts=true')
    expect(found.json().items).toHaveLength(1)
  })

  it('is named to everyone who reads documents', async () => {
    await switchOff('partners', 'showcase/documentary')
    const viewer = await server.signedInAs('viewer')
    expect((await viewer.get('/api/sections')).json()).toEqual({
      hidden: ['partners', 'showcase/documentary'],
    })
    const pages = (await get('/sitemaps/pages.xml')).text
    expect(pages).not.toContain('/partners')
    expect(pages).not.toContain('/showcase/documentary')
    expect(pages).toContain('/showcase/digital-zine')
  })

  it('is reported where a page links to it', async () => {
    const body = '[One](/updates/wollemia) and [two](/partners).'
    const data = { title: 'Links', slug: 'links', body }
    const made = (await owner.post('/api/documents/updates', { locale: 'en', data })).json()
    const found = async () =>
      (await owner.get(`/api/documents/updates/${made.id}/checks`)).json().items as { message: string }[]
    const findings = async () =>
      (await found()).flatMap(
        ({ message }) => /^The link to (\S+) points to a section/.exec(message)?.[1] ?? [],
      )
    await switchOff()
    expect(await findings()).toEqual([])
    await switchOff('updates')
    expect(await findings()).toEqual(['/updates/wollemia'])
    await switchOff('partners')
    expect(await findings()).toContain('/partners')
  })

  it('takes no search and no messages', async () => {
    const send = () =>
      server.anonymous.post('/api/enquiries', {
        ...{ name: 'Ada', email: 'ada@example.org', message: 'Hello.', locale: 'en', page: '/contact' },
      })
    await switchOff('search', 'contact')
    expect(await statusOf('/api/search?q=wollemia')).toBe(404)
    expect((await owner.get('/api/search?q=wollemia&drafts=true')).status).toBe(200)
    expect((await send()).problem()).toMatchObject({ code: 'enquiries_closed' })
    await switchOff()
    expect((await send()).status).toBeLessThan(300)
  })

  it('has no documentation in any form', async () => {
    const paths = ['/docs/start/install.md', '/docs/start/install.png', '/el/docs.md']
    await switchOff('docs')
    for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 404])
    expect((await get('/sitemaps/pages.xml')).text).not.toContain('/docs')
    await switchOff()
    for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 200])
  })
})

it.each(callDatabases)('renders documentation pages for signed-in users as such, on %s', async (database) => {
  const signedIn: (boolean | undefined)[] = []
  const small = smallSite()
  const noting: Site = {
    ...small,
    render(request) {
      signedIn.push(request.isSignedIn)
      return small.render(request)
    },
  }
  const { anonymous, signedInAs } = await startServer(database, { site: noting })
  const viewer = await signedInAs('viewer')
  const html = { accept: 'text/html' }
  const unknown = { ...html, cookie: `session=${'a'.repeat(43)}` }
  const responses = [
    await viewer.get('/el/docs/start', html),
    await viewer.get('/el/docs/start/_payload.json'),
    await viewer.get('/updates', html),
    await anonymous.get('/docs/start/_payload.json'),
    await anonymous.get('/docs/start', unknown),
    await anonymous.get('/docs/start', html),
  ]
  expect(signedIn.map((one) => one ?? false)).toEqual([true, true, false, false, false, false])
  for (const personal of responses.slice(0, 2))
    expect(personal.headers['cache-control']).toBe('private, no-store')
})
