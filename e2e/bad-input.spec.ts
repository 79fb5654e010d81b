/** Invalid input is rejected with a clear message, and changes nothing. */
import { z } from 'zod'
import { savedDraft } from '../tools/testing/editor.ts'
import { owner } from '../tools/testing/product.ts'
import { expect, test } from './test.ts'
import { publishedUpdate } from './updates.ts'

const refusal = z.object({ code: z.string(), fields: z.array(z.object({ path: z.array(z.string()) })) })
const json = { 'content-type': 'application/json' }

test('a body that is not JSON is rejected first', async ({ request }) => {
  const response = await request.post('/api/auth/login', { headers: json, data: Buffer.from('{"email": ') })
  expect(response.status()).toBe(400)
  expect(response.headers()['content-type']).toContain('application/problem+json')
  expect(await response.json()).toMatchObject({ code: 'malformed_json', error: true, statusCode: 400 })
})

test('URLs of build tools answer 404', async ({ request }) => {
  for (const path of ['/@fs/etc/passwd', '/@fs/', '/@vite/client', '/@id/x', '/__vite_ping']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).not.toContain('root:')
  }
})

test('a form body is not accepted as JSON', async ({ request }) => {
  const response = await request.post('/api/auth/login', { form: owner })
  expect(response.status()).toBe(415)
  expect(await response.json()).toMatchObject({ code: 'not_json' })
})

test('a body that is too large is rejected, and the server continues', async ({ request }) => {
  const data = Buffer.from(JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(2_000_000) }))
  const response = await request.post('/api/auth/login', { headers: json, data })
  expect(response.status()).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'body_too_large' })
  expect((await request.get('/api/health/ready')).status()).toBe(200)
})

test('a signed-out client gets no validation errors', async ({ request }) => {
  const response = await request.post('/api/documents/updates', { headers: json, data: { locale: 'xx' } })
  expect(response.status()).toBe(401)
  expect(await response.json()).toMatchObject({ code: 'not_signed_in' })
})

test('an incomplete document is not published, and each missing field is named', async ({
  request,
  product,
}) => {
  const { id, slug } = await publishedUpdate(product.url, { title: 'Public', body: 'Public words.' })
  expect((await request.post('/api/auth/login', { data: owner })).status()).toBe(200)
  const saved = await request.put(`/api/documents/updates/${id}/en`, {
    data: { version: 1, data: { title: '', body: '' } },
  })
  const { layer } = savedDraft.parse(await saved.json())
  const response = await request.post(`/api/documents/updates/${id}/publish`, {
    data: { layers: { en: layer.version } },
  })
  expect(response.status()).toBe(422)
  const { code, fields } = refusal.parse(await response.json())
  expect(code).toBe('invalid_document')
  expect(fields.map(({ path }) => path.join('.'))).toEqual(['en.title', 'en.body'])
  const page = await request.get(`/updates/${slug}`, { headers: { accept: 'text/html', cookie: '' } })
  expect(await page.text()).toContain('Public words.')
})

test('a change from another origin is rejected', async ({ request }) => {
  for (const headers of [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ]) {
    const response = await request.post('/api/auth/login', { headers, data: owner })
    expect(response.status()).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'foreign_origin' })
  }
})
