/** Tests what clients of the specification fetch besides pages. See the wire formats, sections 2 and 3. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/cleanup-registry.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { readBuildInfo } from './index.ts'

function buildOf(names: readonly string[]): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  for (const name of names) writeFileSync(join(folder, 'assets', name), name)
  return folder
}

describe.each(callDatabases)('Build on %s', (database) => {
  let server: TestServer
  let id: string
  beforeAll(async () => {
    const site = buildOf(['main-a1b2.js', 'site-c3d4.css'])
    id = readBuildInfo(site).id
    server = await startServer(database, { folders: { site, admin: '/nowhere', storybook: '/nowhere' } })
  })

  describe('Build id', () => {
    it('is the same for identical builds in any folder, and different for others', () => {
      expect(readBuildInfo(buildOf(['main-a1b2.js', 'site-c3d4.css'])).id).toBe(id)
      expect(readBuildInfo(buildOf(['main-ffff.js', 'site-c3d4.css'])).id).not.toBe(id)
    })

    it('exists even when nothing was built', () => {
      expect(readBuildInfo('/nowhere').id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    })
  })

  describe.each(['', '/_nuxt'])('%s/builds', (base) => {
    it('returns the newest build without caching', async () => {
      const response = await server.anonymous.get(`${base}/builds/latest.json?1763618400000`)
      expect(response.json()).toEqual({ id, timestamp: expect.any(Number) })
      expect(response.headers['cache-control']).toBe('no-cache')
      const again = await server.anonymous.get(`${base}/builds/latest.json?2`, {
        'if-none-match': response.headers.etag,
      })
      expect([again.status, again.text]).toEqual([304, ''])
    })

    it('returns the rules of a build as immutable', async () => {
      const response = await server.anonymous.get(`${base}/builds/meta/${id}.json`)
      expect(response.json()).toMatchObject({
        id,
        matcher: { static: {}, wildcard: {}, dynamic: {} },
        prerendered: [],
      })
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    })

    it.each(['meta/other.json', 'meta/..%2flatest.json', 'meta/.json', 'other.json'])(
      'has no %s',
      async (path) => {
        const response = await server.anonymous.get(`${base}/builds/${path}`)
        expect(response.status).toBe(404)
        expect(response.headers['content-type']).toMatch('json')
      },
    )
  })

  describe('Messages of a language', () => {
    const get = (path: string) => server.anonymous.get(`/_i18n/${path}`)

    it('are returned under the code of the language', async () => {
      const messages = (await get(`${id}/et/messages.json`)).json()
      expect(messages).toEqual({ et: expect.objectContaining({ Updates: 'Uudised' }) })
      expect((await get(`${id}/el/messages.json`)).json()).toMatchObject({
        el: { 'Page Not Found': expect.stringMatching(/[α-ω]/) },
      })
    })

    it('may be cached for a day with the current build id, and briefly with any other', async () => {
      const caching = async (path: string) => (await get(path)).headers['cache-control']
      expect(await caching(`${id}/et/messages.json`)).toBe('public, max-age=86400')
      expect(await caching('older/et/messages.json')).toBe('public, max-age=10')
      expect(await caching('et/messages.json')).toBe('public, max-age=10')
    })

    it('are revalidated by ETag, and always sent on a reload', async () => {
      const path = `/_i18n/${id}/et/messages.json`
      const first = await server.anonymous.get(path)
      expect(first.headers.etag).toMatch(/^W\/"/)
      const { etag, 'last-modified': changed } = first.headers
      for (const condition of [{ 'if-none-match': etag }, { 'if-modified-since': changed }]) {
        const again = await server.anonymous.get(path, condition)
        expect([again.status, again.text]).toEqual([304, ''])
      }
      const head = await server.anonymous.send('HEAD', path)
      expect([head.status, head.text, head.headers.etag]).toEqual([200, '', etag])
      const reloaded = await server.anonymous.get(path, {
        'if-none-match': etag,
        'cache-control': 'no-cache',
      })
      expect([reloaded.status, reloaded.text]).toEqual([200, first.text])
    })

    it('are the same for old and new build ids', async () => {
      expect((await get('older/et/messages.json')).text).toBe((await get(`${id}/et/messages.json`)).text)
    })

    it.each(['xx', '__proto__', 'EN'])('are not found for %s', async (code) => {
      const response = await get(`${id}/${code}/messages.json`)
      expect(response.status).toBe(404)
      expect(response.problem().message).toBe(`Locale '${code}' not found.`)
    })

    it('require a language', async () => {
      const response = await get('messages.json')
      expect([response.status, response.problem().message]).toEqual([400, 'Locale not specified.'])
    })
  })
})
