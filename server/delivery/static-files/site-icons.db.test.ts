/** Tests the icon of the organisation: where browsers, phones and the admin get it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploaded } from '../../media/testing/form.ts'
import { callDatabases } from '../../testing/databases.ts'
import { smallSite } from '../../testing/small-site.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

const admin = mkdtempSync(join(tmpdir(), 'cyanotype-icons-'))
for (const page of ['index.html', 'sign-in.html'])
  writeFileSync(join(admin, page), '<html><head></head><body></body></html>')
afterAll(() => rmSync(admin, { recursive: true }))

describe.each(callDatabases)('Icon of the organisation on %s', (database) => {
  let server: TestServer

  beforeAll(async () => {
    const folders = { site: '/nowhere', admin, storybook: '/nowhere' }
    server = await startServer(database, { site: smallSite(), folders })
    const owner = await server.signedInAs('owner')
    const bytes = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#e6007e' } })
      .png()
      .toBuffer()
    const { id: icon } = await uploaded(owner, { name: 'icon.png', type: 'image/png', bytes })
    const path = '/api/documents/settings/settings'
    const { layers } = (await owner.get(path)).json()
    const en = await owner.put(`${path}/en`, {
      version: layers.en.version,
      data: { siteName: 'A "House"' },
    })
    const all = await owner.put(`${path}/*`, { version: layers['*'].version, data: { icon } })
    const named = { en: en.json().layer.version, '*': all.json().layer.version }
    expect((await owner.post(`${path}/publish`, { layers: named })).status).toBe(200)
  })

  it.each([
    ['/favicon.ico', 48],
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ])('is what %s redirects to', async (path, side) => {
    const { status, headers } = await server.anonymous.get(path)
    expect([status, headers['cache-control']]).toEqual([302, 'public, max-age=300'])
    const image = await server.anonymous.get(String(headers.location))
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png'])
    expect(headers.location).toContain(`s_${side}x${side}`)
  })

  it('is in the web app manifest', async () => {
    const { icons } = JSON.parse((await server.anonymous.get('/manifest.webmanifest')).text)
    expect(icons).toHaveLength(2)
    for (const { src } of icons) expect(src).toMatch(/^\/_ipx\/f_png,fit_cover,s_\d+x\d+\/media\//)
  })

  it('is in the sign-in page, beside the escaped name', async () => {
    const { text } = await server.anonymous.get('/admin/login', { accept: 'text/html' })
    expect(text).toContain('<meta name="site-name" content="A &quot;House&quot;">')
    expect(text).toContain('<meta name="site-icon" content="/_ipx/f_png,fit_cover,s_48x48/media/')
  })
})
