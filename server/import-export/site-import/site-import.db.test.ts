/** Import of another system through the API: upload, dry run, import, and what can go wrong. */
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { formHeaders } from '../../media/testing/form.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { startServer } from '../../testing/start-server.ts'
import { sampleFolder, sampleGhost, sampleWxr, wxr } from '../other-systems/testing/sample-exports.ts'
import { finishedImport, uploadExport } from './testing/import-calls.ts'
import { zipOf } from './testing/zip.ts'

async function checked(owner: Client, name: string, content: string | Buffer, query = '') {
  const response = await uploadExport(owner, name, content, query)
  expect(response.status, response.text).toBe(204)
  return finishedImport(owner)
}

async function imported(owner: Client) {
  const response = await owner.post('/api/import/run')
  expect(response.status, response.text).toBe(204)
  return finishedImport(owner)
}

const uploadsIn = (dataDir: string) => {
  const folder = join(dataDir, 'import')
  return existsSync(folder) ? readdirSync(folder) : []
}

const manyPosts = (count: number) =>
  wxr(
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      slug: `post-${index}`,
      content: '<p>Blue</p>',
    })),
  )

describe.each(callDatabases)('Import through the API on %s', (kind) => {
  it('checks a WordPress export, imports it, and then finds nothing new', async () => {
    const server = await startServer(kind)
    const owner = await server.signedInAs('owner')
    expect((await owner.get('/api/import')).json()).toEqual({
      ...{ maxBytes: 500_000_000, isExclusive: kind === 'sqlite', current: null },
    })
    const dry = await checked(owner, 'export.xml', sampleWxr())
    expect(dry).toMatchObject({
      ...{ stage: 'checked', fileName: 'export.xml', failure: null },
      report: { updates: 4, pages: 3, drafts: 2, existing: 0, refused: 0, redirects: 3, authors: 1, tags: 2 },
    })
    expect(dry?.report?.notes.map(({ code }) => code)).toContain('shortcode')
    expect((await owner.get('/api/documents/updates')).json().items).toEqual([])
    expect((await owner.get('/api/import/report.txt')).text).toContain(
      '+ /updates/classic en: Classic\n    This shortcode',
    )

    const done = await imported(owner)
    expect(done).toMatchObject({ stage: 'imported', report: { updates: 4, pages: 3, redirects: 3 } })
    const { id, title } = done?.report?.items[0] ?? {}
    const document = (await owner.get(`/api/documents/updates/${id}`)).json()
    expect(document.layers.en).toMatchObject({ status: 'published', data: { title } })
    expect(uploadsIn(server.dataDir)).toEqual([])

    const again = await checked(owner, 'export.xml', sampleWxr())
    expect(again?.report).toMatchObject({ updates: 0, pages: 0, existing: 7, redirects: 0 })
  })

  it('imports archives of Markdown files with images, and of an export', async () => {
    const server = await startServer(kind)
    const owner = await server.signedInAs('owner')
    const files = Object.entries(sampleFolder).map(([name, content]) => [`site-main/${name}`, content])
    await checked(owner, 'site.zip', zipOf(Object.fromEntries(files)))
    const done = await imported(owner)
    expect(done).toMatchObject({ stage: 'imported', report: { updates: 2, pages: 2, tags: 2 } })
    const ghost = await checked(owner, 'ghost.zip', zipOf({ 'export/ghost.json': sampleGhost }), '?site=')
    expect(ghost).toMatchObject({ stage: 'checked', report: { updates: 3, pages: 1 } })
    expect(ghost?.report?.notes).toContainEqual(expect.objectContaining({ code: 'no-origin' }))
    const withSite = await checked(owner, 'ghost.json', sampleGhost, '?site=https://old.example&language=et')
    expect(withSite?.report?.items[0]).toMatchObject({ locale: 'et' })
    expect(withSite?.report?.redirects).toBeGreaterThan(0)
  })

  it('explains what is wrong with a file', async () => {
    const server = await startServer(kind)
    const owner = await server.signedInAs('owner')
    const failed = async (name: string, content: string | Buffer) =>
      (await checked(owner, name, content))?.failure
    expect(await failed('note.xml', '<feed/>')).toMatchObject({
      ...{ fault: 'not-wordpress', subject: 'note.xml', message: null },
    })
    expect(await failed('site.zip', zipOf({ 'posts/a.md': '---\ntitle: [\n---\n' }))).toMatchObject({
      ...{ fault: 'front-matter', subject: expect.stringContaining('a.md') },
    })
    expect(await failed('site.zip', zipOf({ '../a.md': 'x' }))).toMatchObject({ fault: 'archive-unsafe' })
    expect(await failed('site.zip', zipOf({ 'script.js': 'x' }))).toMatchObject({ fault: 'no-markdown' })
    expect((await owner.post('/api/import/run')).problem()).toMatchObject({ code: 'nothing_to_import' })
    expect(uploadsIn(server.dataDir)).toEqual([])
  })

  it('refuses a second import while one runs, and answers other requests meanwhile', async () => {
    const server = await startServer(kind)
    const owner = await server.signedInAs('owner')
    await uploadExport(owner, 'export.xml', manyPosts(60))
    const second = await uploadExport(owner, 'export.xml', sampleWxr())
    expect(second.problem()).toMatchObject({ status: 409, code: 'import_in_progress' })
    expect((await owner.get('/api/health/live')).status).toBe(200)
    expect((await owner.get('/api/import')).json().current?.stage).toBe('checking')
    await finishedImport(owner)
    const [first, other] = await Promise.all([owner.post('/api/import/run'), owner.post('/api/import/run')])
    expect([first.status, other.status].sort()).toEqual([204, 409])
    expect((await finishedImport(owner))?.report?.updates).toBe(60)
  })

  it('changes nothing when it is cancelled', async () => {
    const server = await startServer(kind)
    const owner = await server.signedInAs('owner')
    await checked(owner, 'export.xml', manyPosts(60))
    await owner.post('/api/import/run')
    await eventually(async () =>
      expect((await owner.get('/api/import')).json().current).toMatchObject({ step: 'documents' }),
    )
    expect((await owner.send('DELETE', '/api/import')).status).toBe(204)
    expect((await owner.get('/api/import')).json().current).toBeNull()
    expect((await owner.get('/api/documents/updates')).json().items).toEqual([])
    expect(uploadsIn(server.dataDir)).toEqual([])
  })

  it('forgets an upload that was interrupted', async () => {
    const server = await startServer(kind)
    const owner = await server.signedInAs('owner')
    const socket = connect(server.port, '127.0.0.1')
    const headers = { ...owner.always, ...formHeaders, host: 'x', 'content-length': '100000' }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(`POST /api/import HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n--`)
    await eventually(async () =>
      expect((await owner.get('/api/import')).json().current).toMatchObject({ stage: 'uploading' }),
    )
    socket.destroy()
    await eventually(async () => expect((await owner.get('/api/import')).json().current).toBeNull())
    await eventually(async () => expect(uploadsIn(server.dataDir)).toEqual([]))
  })

  it('is for owners only', async () => {
    const server = await startServer(kind)
    const admin = await server.signedInAs('admin')
    expect((await uploadExport(admin, 'export.xml', sampleWxr())).status).toBe(403)
    expect((await admin.get('/api/import/report.txt')).status).toBe(403)
  })
})
