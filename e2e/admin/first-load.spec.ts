/**
 * Full load of an admin screen: its data is requested before anything is rendered, no placeholder is shown,
 * and nothing is loaded that the screen does not use.
 */
import { signInTo } from '../admin.ts'
import { expect, test } from '../test.ts'

interface ScreenLoad {
  /** For each data request, whether the navigation was already on the page. */
  requests: Record<string, boolean>
  hadSpinner: boolean
}

test('a screen is rendered at once while its data loads', async ({ page }) => {
  await signInTo(page, '/admin')
  await page.addInitScript(() => {
    const load: ScreenLoad = { requests: {}, hadSpinner: false }
    Object.assign(window, { seen: load })
    const original = window.fetch
    window.fetch = (request, options) => {
      const path = String(request).replace(/\?.*/, '')
      load.requests[path] ??= document.querySelector('.shell') !== null
      return original(request, options)
    }
    const look = () => {
      load.hadSpinner ||= document.querySelector('.screen-loading') !== null
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  const screens = [
    { address: '/admin/updates', heading: 'Updates', data: '/api/documents/updates' },
    { address: '/admin', heading: /./, data: '/api/overview' },
    { address: '/admin/media', heading: 'Media', data: '/api/auth/check' },
    { address: '/admin/logs', heading: /./, data: '/api/auth/check' },
  ]
  for (const { address, heading, data } of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const load = await page.evaluate((): ScreenLoad => Reflect.get(window, 'seen'))
    expect(load.hadSpinner, address).toBe(false)
    expect(load.requests[data], address).toBe(false)
  }
})

test('the debug screen finds all services without requesting a page, which would preload its fonts', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requested.push(new URL(request.url()).pathname)
  })
  await page.goto('/admin/debug')
  for (const service of ['API', 'Resized images', 'Icons']) {
    await expect(page.locator('.debug-line', { hasText: service })).toContainText('Responds in')
  }
  expect(requested).toContain('/_payload.json')
  expect(requested).not.toContain('/')
})
