/** Tests that settings for `/` apply to the next request, on both engines. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { say } from '../../testing/update-single.ts'

describe.each(callDatabases)('Home page on %s', (database) => {
  let server: TestServer
  let owner: Client
  const get = (path: string, headers = {}) =>
    server.anonymous.get(path, { accept: 'text/html,*/*', ...headers })
  const settings = (shared: object) => say(owner, 'settings', { siteName: 'House' }, shared)
  const plain = { rootTarget: '', hiddenLanguages: [], fallbackLanguage: null }

  beforeAll(async () => {
    server = await startServer(database)
    owner = await server.signedInAs('owner')
  })

  it('may be another page, in the locale of the visitor', async () => {
    for (let times = 0; times < 2; times++) expect((await get('/')).status).toBe(200)
    await settings({ ...plain, rootTarget: '/updates' })
    const english = await get('/')
    expect([english.status, english.headers.location]).toEqual([302, '/updates'])
    expect(english.headers['cache-control']).toBe('private')
    expect((await get('/?a=b', { 'accept-language': 'el' })).headers.location).toBe('/el/updates?a=b')
    await settings(plain)
    expect((await get('/')).status).toBe(200)
  })

  it('never redirects to a hidden locale, until it is visible again', async () => {
    await settings({ ...plain, hiddenLanguages: ['el'] })
    expect((await get('/', { 'accept-language': 'el' })).status).toBe(200)
    expect((await get('/', { cookie: 'i18n_redirected=el' })).status).toBe(200)
    await settings(plain)
    expect((await get('/', { cookie: 'i18n_redirected=el' })).headers.location).toBe('/el')
  })

  it('uses the fallback of the settings for visitors who prefer none of our locales', async () => {
    await settings({ ...plain, fallbackLanguage: 'et' })
    expect((await get('/', { 'accept-language': 'fi' })).headers.location).toBe('/et')
    await settings(plain)
    expect((await get('/', { 'accept-language': 'fi' })).status).toBe(200)
  })

  it('stays English for visitors from a page of the site, cached or not', async () => {
    const estonian = { 'accept-language': 'et', 'sec-fetch-site': 'same-origin' }
    for (let times = 0; times < 2; times++) expect((await get('/', estonian)).status).toBe(200)
    const changed = await get('/', { ...estonian, cookie: 'i18n_redirected=et' })
    expect(changed.headers['set-cookie']).toEqual([
      'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
  })

  it('accepts a language parameter, and redirects to the URL without it', async () => {
    const chosen = await get('/?lang=en', { 'accept-language': 'et' })
    expect([chosen.status, chosen.headers.location]).toEqual([302, '/'])
    expect(chosen.headers['set-cookie']).toEqual([
      'i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
    expect((await get('/?lang=fr')).status).toBe(200)
  })
})
