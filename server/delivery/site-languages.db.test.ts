/** Tests languages that the settings add and remove, while the server runs. */
import {
  interfaceLocales,
  localeCodes,
  localizedPath,
  setSiteLocales,
} from '@cyanotype/content/model/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploaded } from '../media/testing/form.ts'
import { png } from '../media/testing/samples.ts'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { publishUpdate } from '../testing/publishing.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'
import { say } from '../testing/update-single.ts'

const choose = (owner: Client, languages: readonly string[], hiddenLanguages: readonly string[] = []) =>
  say(owner, 'settings', { siteName: 'House' }, { languages, hiddenLanguages, contentApi: true })

/** Changes the shared settings alone, because English may not be a language of the site. */
async function chooseDefault(
  owner: Client,
  defaultLanguage: string | null,
  languages: readonly string[] = [],
): Promise<void> {
  const path = '/api/documents/settings/settings'
  const { version } = (await owner.get(path)).json().layers['*']
  const saved = await owner.put(`${path}/*`, { version, data: { languages, defaultLanguage } })
  const layers = { '*': saved.json().layer.version }
  expect((await owner.post(`${path}/publish`, { layers })).status).toBe(200)
}

describe.each(callDatabases)('Languages of the site on %s', (database) => {
  let server: TestServer
  let owner: Client
  let image: string
  const get = <Path extends string>(path: Path) => server.anonymous.get(path)
  const missing = async (language: string) =>
    (await owner.get(`/api/translations?locale=${language}`)).json().items.length

  beforeAll(async () => {
    server = await startServer(database, { config: { publicUrl: 'http://localhost:4000' } })
    owner = await server.signedInAs('owner')
    await publishUpdate(owner, 'en', 'Salt prints', 'salt-prints')
    image = (await uploaded(owner, await png())).id
  })
  afterAll(() => setSiteLocales(interfaceLocales))

  it('refuses a language that the site does not have, and names those that it has', async () => {
    const created = await owner.post('/api/documents/updates', { locale: 'fr', data: { title: 'Fougère' } })
    expect(created.status).toBe(422)
    expect(created.problem().fields?.[0]).toMatchObject({ path: ['locale'], code: 'request.choice' })
    expect(created.problem().fields?.[0]?.message).toContain('en, et, el')
    expect((await owner.get('/api/documents/updates?locale=fr')).problem().code).toBe('invalid_query')
    expect((await get('/fr/updates')).status).toBe(404)
  })

  it('has a new language once the settings are published, without a restart', async () => {
    await choose(owner, ['en', 'et', 'fr', 'ar'])
    await publishUpdate(owner, 'fr', 'Épreuve de fougère', 'epreuve')
    expect((await get('/fr/updates/epreuve')).text).toContain('Épreuve de fougère')
    expect((await get('/fr/updates/epreuve')).text).toContain('lang="fr"')
    expect((await get('/sitemap.xml')).text).toContain('updates-fr-1')
    expect((await get('/fr/feed.xml')).status).toBe(200)
    const published = await get('/api/content/updates/epreuve?locale=fr')
    expect(published.json()).toMatchObject({ locale: 'fr', path: '/fr/updates/epreuve' })
    const list = (await owner.get('/api/documents/updates?locale=fr&q=fougere')).json()
    expect(list.items[0]).toMatchObject({
      titles: { fr: 'Épreuve de fougère' },
      statuses: { en: 'none', et: 'none', fr: 'published', ar: 'none' },
    })
    expect(Object.keys(list.items[0]?.statuses ?? {})).toEqual(['en', 'et', 'fr', 'ar'])
    const found = (await owner.get('/api/search?q=foug%C3%A8re&drafts=true&locale=fr')).json()
    expect(found.items[0]).toMatchObject({ locale: 'fr', title: 'Épreuve de fougère' })
  })

  it('shows an error before a page in English, from left to right, if there are no messages', async () => {
    const headers = { accept: 'text/html', 'sec-fetch-site': 'cross-site' }
    for (const [path, language] of [
      ['/ar/contact', 'en'],
      ['/et/contact', 'et'],
    ] as const) {
      const { status, text } = await server.anonymous.send('POST', path, headers)
      expect([status, /<html[^>]*>/.exec(text)?.[0]]).toEqual([403, `<html lang="${language}" dir="ltr">`])
    }
  })

  it('is missing a translation of every document that exists already', async () => {
    await expect.poll(() => missing('fr')).toBeGreaterThan(0)
    expect(await missing('ar')).toBeGreaterThan(0)
  })

  it('has no alt text of every image that exists already', async () => {
    const lacking = async (language: string) =>
      (await owner.get(`/api/media?missing=${language}`)).json().items.map(({ id }) => id)
    await expect.poll(() => lacking('fr')).toEqual([image])
    expect(await lacking('ar')).toEqual([image])
  })

  it('has no pages of a language in preparation, which editors can write already', async () => {
    await choose(owner, ['en', 'et', 'fr', 'ar'], ['fr'])
    expect((await get('/sitemap.xml')).text).not.toContain('updates-fr-1')
    expect((await get('/fr/feed.xml')).status).toBe(404)
    await publishUpdate(owner, 'fr', 'Brouillard', 'brouillard')
  })

  it('keeps the content of a removed language, and shows it when the language is back', async () => {
    await choose(owner, ['en', 'et', 'ar'])
    expect((await get('/fr/updates/epreuve')).status).toBe(404)
    expect((await get('/sitemap.xml')).text).not.toContain('updates-fr-1')
    const { items } = (await owner.get('/api/documents/updates')).json()
    for (const { statuses, titles } of items)
      expect([Object.keys(statuses), titles.fr]).toEqual([['en', 'et', 'ar'], undefined])
    await choose(owner, ['en', 'et', 'fr', 'ar'])
    expect((await get('/fr/updates/epreuve')).text).toContain('Épreuve de fougère')
    await choose(owner, [])
    expect((await owner.get('/api/documents/updates?locale=el')).status).toBe(200)
    expect((await owner.get('/api/documents/updates?locale=fr')).problem().code).toBe('invalid_query')
  })

  it('shows another default language without a prefix, and the former one with its own', async () => {
    await choose(owner, [])
    await publishUpdate(owner, 'et', 'Soolatrükk', 'soolatrykk')
    await chooseDefault(owner, 'et')
    const home = await get('/')
    expect([home.status, home.text]).toEqual([200, expect.stringContaining('lang="et"')])
    expect((await get('/updates/soolatrykk')).text).toContain('Soolatrükk')
    expect((await get('/en/updates/salt-prints')).text).toContain('lang="en"')
    expect((await get('/sitemap.xml')).text).toContain('updates-en-1')
    const published = await get('/api/content/updates/salt-prints?locale=en')
    expect(published.json()).toMatchObject({ locale: 'en', path: '/en/updates/salt-prints' })
    const found = (await get('/api/search?q=salt')).json()
    expect(found.items[0]?.path).toBe('/en/updates/salt-prints')
  })

  it('redirects from the old URLs of both languages, and keeps those of the admin', async () => {
    for (const [from, status, to] of [
      ['/et/updates/soolatrykk', 308, '/updates/soolatrykk'],
      ['/et', 308, '/?lang=et'],
      ['/updates/salt-prints', 302, '/en/updates/salt-prints'],
    ] as const) {
      const response = await get(from)
      expect([response.status, response.headers.location], from).toEqual([status, to])
    }
    expect((await get('/updates/nothing-here')).status).toBe(404)
    expect((await get('/admin/login')).text).toContain('<html lang="en"')
    expect((await get('/et/admin/login')).text).toContain('<html lang="et"')
    expect((await get('/robots.txt')).text).toContain('Disallow: /et/admin')
  })

  it('stays hidden from search engines if only English says so', async () => {
    const isListed = async () => (await get('/robots.txt')).text.includes('Sitemap:')
    expect(await isListed()).toBe(true)
    await say(owner, 'seo', {}, { hidden: true })
    expect(await isListed()).toBe(false)
    await say(owner, 'seo', {}, { hidden: false })
  })

  it('removes English when it is not the default language, and gives it back with its URLs', async () => {
    await chooseDefault(owner, 'et', ['et', 'el'])
    expect((await get('/en/updates/salt-prints')).status).toBe(404)
    await chooseDefault(owner, null)
    expect((await get('/updates/salt-prints')).status).toBe(200)
    expect((await get('/et/updates/soolatrykk')).status).toBe(200)
  })

  it('has each of the 51 languages at the same time', async () => {
    await choose(owner, localeCodes)
    for (const code of localeCodes) {
      const { text } = await get(localizedPath(code, '/updates'))
      expect(text, code).toContain(`lang="${code}"`)
    }
    const document = (await owner.get('/api/documents/settings/settings')).json()
    expect(Object.keys(document.layers)).toHaveLength(52)
  })
})
