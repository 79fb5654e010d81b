import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFast, toCachedResponse } from './cached-response.ts'

const text = Array.from(
  { length: 400 },
  (_, line) => `<p>Sheet ${line * 7_919} lay ${line % 17} minutes.</p>`,
).join('')

it.each([
  ['of several scripts', 'Õhtu, έκθεση, 写真, 📷'],
  ['with half a letter in it', 'a\ud83dz'],
  ['without any', ''],
])('encodes a text %s as UTF-8', (_, given) => {
  expect(toCachedResponse(given, {}).body).toEqual(Buffer.from(given))
})

it('is compressed fast for the first request, and smaller in the background', async () => {
  const cachedResponse = toCachedResponse(text, { 'content-type': 'text/html' })
  compressFast(cachedResponse)
  const hasty = cachedResponse.forms.br?.body ?? Buffer.alloc(0)
  expect(brotliDecompressSync(hasty).toString()).toBe(text)
  await expect.poll(() => cachedResponse.forms.br?.body.length).toBeLessThan(hasty.length)
  expect(brotliDecompressSync(cachedResponse.forms.br?.body ?? hasty).toString()).toBe(text)
})
