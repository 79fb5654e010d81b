/** Fuzz test: malformed forms are rejected, leave nothing behind, and do not stop the server. */
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { boundary, formHeaders, formOf, uploaded } from '../testing/form.ts'
import { pdf, png } from '../testing/samples.ts'

const delimiters = [
  `--${boundary}`,
  `--${boundary}--`,
  `\r\n--${boundary}`,
  '\r\n\r\n',
  '--',
  '\0',
  '"',
  ';',
  'filename=',
]

/** A form with one kind of damage. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.nat(40),
  insert: fc.oneof(
    fc.constantFrom(...delimiters),
    fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    fc.constant('x'.repeat(2_000)),
  ),
})
const contentType = fc.oneof(
  { weight: 5, arbitrary: fc.constant(formHeaders['content-type']) },
  fc.constantFrom(
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    `multipart/form-data; boundary=${'b'.repeat(200)}`,
    'multipart/form-data; boundary=--',
    'multipart/mixed; boundary=x',
    'application/x-www-form-urlencoded',
    'text/plain; charset=utf-16',
  ),
)

describe.each(callDatabases)('Malformed forms on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  it('are rejected, leave nothing behind, and do not stop the server', { timeout: 120_000 }, async () => {
    const editor = await server.signedInAs('editor')
    const countItems = async () => (await editor.get('/api/media?limit=200')).json().items.length
    const form = formOf({ ...pdf(), bytes: Buffer.from('no file of any kind') })
    const statuses = new Map<number, number>()

    await fc.assert(
      fc.asyncProperty(
        fc.array(damage, { minLength: 1, maxLength: 4 }),
        contentType,
        async (changes, type) => {
          let body = form
          for (const { at, remove, insert } of changes) {
            const from = Math.floor(at * body.length)
            body = Buffer.concat([
              body.subarray(0, from),
              Buffer.from(insert, 'latin1'),
              body.subarray(from + remove),
            ])
          }
          const { status } = await editor.send('POST', '/api/media', { 'content-type': type }, body)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          expect(status).toBeGreaterThanOrEqual(400)
          expect(status).toBeLessThan(500)
        },
      ),
      { numRuns: 1_000 },
    )
    expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([400, 415]))
    expect(await countItems()).toBe(0)
    const files = readdirSync(join(server.dataDir, 'media'), { recursive: true, withFileTypes: true })
    expect(files.filter((entry) => entry.isFile())).toEqual([])
    expect((await uploaded(editor, await png())).kind).toBe('picture')
  })

  it.each([
    ['a length that is none', 'Content-Length: abc\r\n'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
    ['chunks that are none', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n'],
    ['a header that is none', 'no header at all\r\n'],
    ['more headers than fit', `X: ${'x'.repeat(20_000)}\r\n`],
  ])('with %s are rejected before they are parsed', async (_what, lines) => {
    const socket = connect(server.port, '127.0.0.1')
    socket.end(
      `POST /api/media HTTP/1.1\r\nHost: x\r\nContent-Type: ${formHeaders['content-type']}\r\n${lines}\r\n`,
    )
    let response = ''
    for await (const chunk of socket) response += chunk
    expect(response).toMatch(/^HTTP\/1\.1 4\d\d /)
  })
})
