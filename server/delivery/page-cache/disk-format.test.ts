import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toCachedResponse } from '../../http/response/cached-response.ts'
import { readCachedResponse, readLabel, writeCachedResponse } from './disk-format.ts'

const folder = mkdtempSync(join(tmpdir(), 'cyanotype-sheet-'))
afterAll(() => rmSync(folder, { recursive: true }))

const complete = join(folder, 'whole.sheet')
const damaged = join(folder, 'damaged.sheet')
const filed = {
  key: '/el/updates/φως',
  response: toCachedResponse('<h1>Φως</h1>', { 'content-type': 'text/html; charset=utf-8' }),
  tags: new Set(['updates:1', 'updates:list:el']),
  asOf: 7_319,
}
let bytes: Buffer

beforeAll(async () => {
  await writeCachedResponse(complete, filed)
  bytes = await readFile(complete)
})

it('reads what was written', async () => {
  const { body, headers } = filed.response
  expect(await readCachedResponse(complete)).toMatchObject({ body, headers })
  const { key, asOf, tags } = filed
  expect(await readLabel(complete)).toMatchObject({
    label: { key, asOf, tags: [...tags] },
    bytes: bytes.length,
  })
})

it('rejects a page with any changed byte, and its label when the change is there', async () => {
  const label = bytes.indexOf(10) + 1
  for (let at = 0; at < bytes.length; at++) {
    const [change = 1] = fc.sample(fc.integer({ min: 1, max: 255 }), { numRuns: 1, seed: at })
    const other = Buffer.from(bytes)
    other.writeUInt8(other.readUInt8(at) ^ change, at)
    writeFileSync(damaged, other)
    expect(await readCachedResponse(damaged), `byte ${at} by ${change}`).toBeUndefined()
    if (at < label) expect(await readLabel(damaged), `byte ${at} by ${change}`).toBeUndefined()
  }
})

it('rejects a page that is truncated or has extra bytes', async () => {
  for (let length = 0; length < bytes.length; length++) {
    writeFileSync(damaged, bytes.subarray(0, length))
    expect(await readCachedResponse(damaged), `${length} bytes`).toBeUndefined()
  }
  writeFileSync(damaged, Buffer.concat([bytes, Buffer.from(' ')]))
  expect(await readCachedResponse(damaged)).toBeUndefined()
})
