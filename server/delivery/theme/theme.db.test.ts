/** Tests the theme: a published brand colour has a new stylesheet at once, and the old one is gone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ThemeSettings } from '@cyanotype/content/contracts/site-renderer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { smallSite } from '../../testing/small-site.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

const admin = mkdtempSync(join(tmpdir(), 'cyanotype-theme-'))
for (const page of ['index.html', 'sign-in.html']) {
  writeFileSync(join(admin, page), '<html><head></head><body></body></html>')
}
afterAll(() => rmSync(admin, { recursive: true }))

const site = {
  ...smallSite(),
  themeOf: ({ color }: ThemeSettings) =>
    color === ''
      ? undefined
      : { path: `/theme/${color.slice(1)}.css`, css: `:root{--primary:${color}}`, darkPage: '#000000' },
}
const html = { accept: 'text/html' }

describe.each(callDatabases)('Theme on %s', (database) => {
  let server: TestServer
  let owner: Client
  const get = (path: string, headers = {}) => server.anonymous.get(path, headers)

  async function publishColor(color: string): Promise<void> {
    const { layers } = (await owner.get('/api/documents/settings/settings')).json()
    const data = { siteName: 'Sunprint House' }
    const en = await owner.put('/api/documents/settings/settings/en', { version: layers.en.version, data })
    const all = await owner.put('/api/documents/settings/settings/*', {
      version: layers['*'].version,
      data: { color },
    })
    const named = { en: en.json().layer.version, '*': all.json().layer.version }
    const response = await owner.post('/api/documents/settings/settings/publish', { layers: named })
    expect(response.status).toBe(200)
  }

  beforeAll(async () => {
    server = await startServer(database, {
      site,
      folders: { site: '/nowhere', admin, storybook: '/nowhere' },
    })
    owner = await server.signedInAs('owner')
  })

  it('is the default without a brand colour', async () => {
    expect((await get('/theme/e6007e.css')).status).toBe(404)
  })

  it('is an immutable stylesheet that the sign-in page loads, and the admin does not', async () => {
    await publishColor('#e6007e')
    const { status, headers, text } = await get('/theme/e6007e.css')
    expect([status, text]).toEqual([200, ':root{--primary:#e6007e}'])
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const link = '<link rel="stylesheet" href="/theme/e6007e.css">'
    expect((await get('/el/admin/login', html)).text).toContain(link)
    expect((await get('/admin', html)).text).not.toContain('/theme/')
  })

  it('changes when another colour is published, and cannot be requested for other colours', async () => {
    await publishColor('#8748fd')
    expect((await get('/theme/8748fd.css')).status).toBe(200)
    expect((await get('/theme/e6007e.css')).status).toBe(404)
    expect((await get('/theme/123456.css')).status).toBe(404)
  })
})
