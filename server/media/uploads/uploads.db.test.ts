/** Tests uploads: streamed, limited, all or none, and without leftovers of rejected ones. */
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import type { ClientRequest } from 'node:http'
import { request } from 'node:http'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { boundary, formHeaders, formOf, upload, uploaded } from '../testing/form.ts'
import { table, track } from '../testing/movie.ts'
import { mp3, mp4, pdf, png, svg, webm } from '../testing/samples.ts'

let server: TestServer
let editor: Client

/** Every file of the library, finished or not. */
function storedFiles(): readonly string[] {
  const root = join(server.dataDir, 'media')
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  )
}

/** The memory of buffers after garbage collection. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().arrayBuffers
}

const storedItems = async () => (await editor.get('/api/media?limit=200')).json().items

/** An upload that stops after its beginning. */
function startRequest(client: Client): ClientRequest {
  const options = { host: '127.0.0.1', port: server.port, method: 'POST', path: '/api/media' }
  const sent = request({
    ...options,
    headers: { ...client.always, ...formHeaders, 'transfer-encoding': 'chunked' },
  })
  sent.on('error', () => {}) // it is ended on purpose
  return sent
}

describe.each(callDatabases)('Upload on %s', (database) => {
  beforeAll(async () => {
    server = await startServer(database)
    editor = await server.signedInAs('editor')
  })

  it('removes locations from videos, audio files and documents', async () => {
    const noted = Buffer.from('ID3\x03\0\0\0\0\0\x1eCOMM\0\0\0\x14\0\0\0eng\0canary-place-1234', 'latin1')
    const song = Buffer.concat([noted, mp3().bytes])
    const text =
      '%PDF-1.7\n<?xpacket begin=""?><a exif:GPSLatitude="canary-place"/><?xpacket end="w"?>\n%%EOF\n'
    const files = [
      mp4('canary-place'),
      webm('canary-place'),
      { ...mp3(), bytes: song },
      { ...pdf(), bytes: Buffer.from(text) },
    ]
    for (const file of files) {
      expect(file.bytes.includes('canary-place')).toBe(true)
      const { src, bytes } = await uploaded(editor, file)
      const served = await editor.get(src)
      expect([served.status, served.bytes.length]).toEqual([200, bytes])
      expect(served.bytes.includes('canary-place'), file.name).toBe(false)
    }
  })

  it('accepts many files at once', async () => {
    const before = storedFiles().length
    const response = await upload(editor, [await png(), svg(), pdf()])
    expect(response.status).toBe(201)
    const { items } = response.json()
    expect(items.map(({ name, kind }) => [name, kind])).toEqual([
      ['fern.png', 'picture'],
      ['leaf.svg', 'drawing'],
      ['manual.pdf', 'document'],
    ])
    expect(items[0]).toMatchObject({
      version: 1,
      width: 40,
      height: 30,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    expect(storedFiles()).toHaveLength(before + 3)
    for (const { id, src } of items) expect(storedFiles()).toContain(src.replace(`/media/${id}/`, `${id}-`))
  })

  it.each([
    [
      'is of no kind that is taken',
      { name: 'x.txt', type: 'text/plain', bytes: Buffer.from('words') },
      415,
      'unknown_file_type',
    ],
    [
      'is not what it says',
      { name: 'x.png', type: 'image/png', bytes: pdf().bytes },
      415,
      'file_type_differs',
    ],
    [
      'is damaged',
      { name: 'x.png', type: 'image/png', bytes: Buffer.from('89504e470d0a1a0a00', 'hex') },
      422,
      'unreadable_file',
    ],
    [
      'is a film that does not say where its camera noted what',
      mp4('', track({ handler: 'meta', form: 'gpmd', number: 2, tables: [table('stco', 1, 0)] })),
      422,
      'unreadable_file',
    ],
    [
      'is unsafe',
      { ...svg(), bytes: Buffer.from('<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>') },
      422,
      'unsafe_drawing',
    ],
  ])('keeps nothing of a form in which one file %s', async (_what, file, status, code) => {
    const before = [storedFiles(), await storedItems()]
    const response = await upload(editor, [await png(), file])
    expect([response.status, response.problem().code]).toEqual([status, code])
    expect([storedFiles(), await storedItems()]).toEqual(before)
  })

  it('is rejected by its declared length before anything arrives', async () => {
    const sent = request({
      ...{ host: '127.0.0.1', port: server.port, method: 'POST', path: '/api/media' },
      headers: { ...editor.always, ...formHeaders, 'content-length': 200_100_001 },
    })
    sent.flushHeaders()
    const [response] = await once(sent, 'response')
    expect([response.statusCode, response.headers.connection]).toEqual([413, 'close'])
    sent.destroy()
  })

  it('is rejected as soon as an image exceeds 25 MB, or an SVG 2 MB', async () => {
    const start = (await png()).bytes
    const picture = { ...(await png()), bytes: Buffer.concat([start, Buffer.alloc(25_000_000)]) }
    const drawing = { ...svg(), bytes: Buffer.concat([svg().bytes, Buffer.alloc(2_000_000, ' ')]) }
    for (const file of [picture, drawing]) {
      const before = storedFiles()
      const response = await upload(editor, [file]).catch(() => undefined) // the connection may close early
      if (response !== undefined)
        expect([response.status, response.problem().code]).toEqual([413, 'body_too_large'])
      await eventually(() => expect(storedFiles()).toEqual(before))
    }
  })

  it('buffers less than 1 MB', async () => {
    const [chunk, times] = [Buffer.alloc(65_536, 7), 300]
    const sent = startRequest(editor)
    const responded = once(sent, 'response')
    const form = formOf(mp3(10)).toString('latin1')
    sent.write(form.slice(0, form.indexOf('ID3') + 10), 'latin1')
    const before = usedBytes()
    for (let count = 1; count <= times; count++) {
      if (!sent.write(chunk)) await once(sent, 'drain')
      const much = () => expect(usedBytes() - before).toBeLessThan(1_000_000)
      if (count % 100 === 0) await eventually(much)
    }
    sent.end(`\r\n--${boundary}--\r\n`)
    const [response] = await responded
    expect(response.statusCode).toBe(201)
    response.resume()
  })

  it('leaves nothing behind when it is interrupted', async () => {
    const before = storedFiles()
    const form = formOf(mp3(300_000))
    const sent = startRequest(editor)
    sent.write(form.subarray(0, 200_000))
    await eventually(() => expect(storedFiles()).toHaveLength(before.length + 1))
    sent.destroy()
    await eventually(() => expect(storedFiles()).toEqual(before))
  })

  it('may run in parallel with three others of the same user, not four', async () => {
    const same = await server.signedInAs('editor')
    const before = storedFiles().length
    const open = Array.from({ length: 4 }, () => startRequest(same))
    for (const sent of open) sent.write(formOf(mp3(50_000)).subarray(0, 40_000))
    await eventually(() => expect(storedFiles()).toHaveLength(before + 4))
    const response = await upload(same, [pdf()])
    expect([response.status, response.problem().code]).toEqual([429, 'too_many_uploads'])
    expect((await upload(editor, [pdf()])).status).toBe(201)
    for (const sent of open) sent.destroy()
    await eventually(async () => expect((await upload(same, [pdf()])).status).toBe(201))
  })

  it('that is repeated with the same idempotency key creates nothing', async () => {
    const count = (await storedItems()).length
    const key = { 'idempotency-key': `upload-${database}` }
    const first = await upload(editor, [await png(), pdf()], '', key)
    const again = await upload(editor, [await png(), pdf()], '', key)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
    expect(await storedItems()).toHaveLength(count + 2)
    expect((await uploaded(editor, pdf())).id).not.toBe(first.json().items[1]?.id)
  })

  it('that repeats an idempotency key with another file of the same name is rejected', async () => {
    const key = { 'idempotency-key': `cover-${database}` }
    const first = await upload(editor, [await png({ color: '#010101' })], '', key)
    const count = (await storedItems()).length
    const other = await upload(editor, [await png({ color: '#fe0101' })], '', key)
    expect([first.status, other.status, other.problem().code]).toEqual([201, 422, 'idempotency_key_used'])
    expect(await storedItems()).toHaveLength(count)
  })

  it('reports items with the same uploaded bytes', async () => {
    const file = await png({ color: '#a1b2c3' })
    const first = await uploaded(editor, file)
    const second = await uploaded(editor, { ...file, name: 'again.png' })
    expect(first.duplicates).toEqual([])
    expect(second.duplicates).toEqual([{ id: first.id, name: 'fern.png', trashedAt: null }])
    expect((await editor.get(`/api/media/${first.id}`)).json().duplicates).toEqual([
      { id: second.id, name: 'again.png', trashedAt: null },
    ])
  })

  it('requires an editor, and rejects others before anything is read', async () => {
    const form = formOf(await png())
    for (const client of [await server.signedInAs('viewer'), await server.signedInAs('translator', ['el'])]) {
      expect((await client.send('POST', '/api/media', formHeaders, form)).status).toBe(403)
    }
    expect((await server.anonymous.send('POST', '/api/media', formHeaders, 'broken')).status).toBe(401)
    const foreign = await editor.send(
      'POST',
      '/api/media',
      { ...formHeaders, origin: 'https://evil.example' },
      form,
    )
    expect(foreign.status).toBe(403)
  })

  it.each([
    ['is no form', { 'content-type': 'application/json' }, '{}', 415],
    ['says no type', {}, 'x', 415],
    ['names no boundary', { 'content-type': 'multipart/form-data' }, 'x', 400],
    ['has no file', formHeaders, `--${boundary}--\r\n`, 422],
    [
      'has a field that nobody asked for',
      formHeaders,
      `--${boundary}\r\nContent-Disposition: form-data; name="role"\r\n\r\nowner\r\n--${boundary}--`,
      422,
    ],
  ])('is rejected when it %s', async (_what, headers, body, status) => {
    expect((await editor.send('POST', '/api/media', headers, body)).status).toBe(status)
  })

  it('is stored in an existing folder', async () => {
    const folder = (await editor.post('/api/media/folders', { name: 'Prints' })).json()
    expect((await uploaded(editor, pdf(), `?folder=${folder.id}`)).folder).toBe(folder.id)
    const nowhere = await upload(editor, [pdf()], '?folder=nowhere')
    expect([nowhere.status, nowhere.problem().fields?.[0]?.path]).toEqual([422, ['folder']])
  })
})
