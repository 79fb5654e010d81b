/** Security and cache headers of every response. */
import { expect, test } from './test.ts'

const html = { accept: 'text/html' }
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

for (const path of [
  '/',
  '/el/docs',
  '/updates',
  '/nothing-here',
  '/admin/login',
  '/storybook/',
  '/api/auth/check',
]) {
  test(`${path} has the headers of every response`, async ({ request }) => {
    const headers = (await request.get(path, { headers: html })).headers()
    expect(headers).toMatchObject(everywhere)
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined()
  })
}

for (const path of ['/', '/et/updates', '/nothing-here', '/admin/login']) {
  test(`the CSP of ${path} allows no unknown inline script`, async ({ request }) => {
    const policy = (await request.get(path, { headers: html })).headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  })
}

test('the admin has a new nonce in each response', async ({ request }) => {
  const nonceOf = async () =>
    /'nonce-([^']+)'/.exec(
      (await request.get('/admin/login', { headers: html })).headers()['content-security-policy'] ?? '',
    )?.[1]
  const first = await nonceOf()
  expect(first).toBeDefined()
  expect(await nonceOf()).not.toBe(first)
})

test('a page is revalidated each time, with 304 if it has not changed', async ({ request }) => {
  const first = await request.get('/updates', { headers: html })
  expect(first.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  const { etag = '' } = first.headers()
  const again = await request.get('/updates', { headers: { ...html, 'if-none-match': etag } })
  expect(again.status()).toBe(304)
})
