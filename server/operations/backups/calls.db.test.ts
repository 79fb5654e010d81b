/** Calls of backups: make one, list it, download it, and restore it into the running server. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { openDatabase } from '../../db/index.ts'
import { temporaryFolder } from '../../testing/cleanup-registry.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { startServer } from '../../testing/start-server.ts'
import { openTarBackup } from './backup-archive.ts'
import { openBackupKey } from './sealed-stream.ts'
import { verifyBackup } from './verify-backup.ts'

async function finished(owner: Client) {
  await eventually(async () =>
    expect((await owner.get('/api/backups')).json()).toMatchObject({ running: null }),
  )
  return (await owner.get('/api/backups')).json()
}

async function backUp(owner: Client): Promise<string> {
  const response = await owner.post('/api/backups')
  expect(response.status, response.text).toBe(201)
  return response.json().id
}

const titleOf = async (owner: Client, id: string) =>
  (await owner.get(`/api/documents/updates/${id}`)).json().layers.en.data.title

async function create(owner: Client, title: string): Promise<string> {
  const response = await owner.post('/api/documents/updates', { locale: 'en', data: { title } })
  expect(response.status, response.text).toBe(201)
  return response.json().id
}

describe.each(callDatabases)('Backups on %s', (kind) => {
  it('are made, proven and listed', async () => {
    const server = await startServer(kind)
    const owner = await server.signedInAs('owner')
    expect((await owner.get('/api/backups')).json()).toMatchObject({
      ...{ items: [], running: null, failure: null },
      schedule: { enabled: true, hour: 3, daily: 7, weekly: 4, monthly: 12, withSecret: false },
    })
    const id = await backUp(owner)
    const { items, failure } = await finished(owner)
    expect(failure).toBeNull()
    const backup = { id, state: 'complete', kind: 'manual', engine: kind, proof: { failure: null } }
    expect(items).toMatchObject([backup])
    expect((await owner.get(`/api/backups/${id}`)).json()).toMatchObject(backup)
    expect((await owner.get('/api/health')).json()).toMatchObject({
      backups: { proven: { id }, failure: null },
    })
    expect((await owner.get('/api/backups/20200101T000000Z-aaaa')).status).toBe(404)
  })

  it('are for owners only', async () => {
    const server = await startServer(kind)
    const admin = await server.signedInAs('admin')
    expect((await admin.get('/api/backups')).status).toBe(403)
    expect((await admin.post('/api/backups')).status).toBe(403)
  })

  it('are made by schedule, which can be changed', async () => {
    const server = await startServer(kind)
    const owner = await server.signedInAs('owner')
    const schedule = { enabled: false, hour: 5, daily: 2, weekly: 0, monthly: 1, withSecret: false }
    expect((await owner.put('/api/backups/schedule', schedule)).json()).toEqual(schedule)
    expect((await owner.get('/api/backups')).json()).toMatchObject({ schedule, next: null })
    expect((await owner.put('/api/backups/schedule', { ...schedule, hour: 24 })).status).toBe(422)
  })

  it('contain the secret if the schedule says so, and only if they are encrypted', async () => {
    const schedule = { enabled: true, hour: 5, daily: 2, weekly: 0, monthly: 1, withSecret: true }
    const open = await startServer(kind)
    const refused = await (await open.signedInAs('owner')).put('/api/backups/schedule', schedule)
    expect(refused.problem()).toMatchObject({ status: 409, code: 'backup_without_passphrase' })
    const secret = 'the secret of this site, which is long'
    const server = await startServer(kind, { config: { backupPassphrase: 'correct horse battery', secret } })
    const owner = await server.signedInAs('owner')
    expect((await owner.put('/api/backups/schedule', schedule)).status).toBe(200)
    const id = await backUp(owner)
    expect((await finished(owner)).items).toMatchObject([{ id, encrypted: true, hasSecret: true }])
    const path = join(temporaryFolder(), 'backup.tar')
    writeFileSync(path, (await owner.get(`/api/backups/${id}/archive.tar`)).bytes)
    const archive = await openTarBackup(path, await openBackupKey('correct horse battery'))
    expect(archive.manifest.secret).toBe(secret)
    await archive.close()
  })

  it('are downloaded as one file that restores', async () => {
    const server = await startServer(kind)
    const owner = await server.signedInAs('owner')
    const id = await backUp(owner)
    await finished(owner)
    const path = join(temporaryFolder(), 'backup.tar')
    writeFileSync(path, (await owner.get(`/api/backups/${id}/archive.tar`)).bytes)
    const archive = await openTarBackup(path, undefined)
    await verifyBackup(archive)
    await archive.close()
  })

  it('are downloaded only after the password was confirmed', async () => {
    const server = await startServer(kind)
    const owner = await server.signedInAs('owner')
    const id = await backUp(owner)
    await finished(owner)
    expect((await owner.get('/api/auth/confirm')).status).toBe(204)
    const proved_at = new Date(Date.now() - 11 * 60_000).toISOString()
    await server.db.kysely.updateTable('sessions').set({ proved_at }).execute()
    for (const path of [`/api/backups/${id}/archive.tar`, '/api/auth/confirm'])
      expect((await owner.get(path)).problem()).toMatchObject({
        status: 403,
        code: 'reauthentication_required',
      })
    const actions = await server.db.kysely.selectFrom('audit').select('action').execute()
    expect(actions.map(({ action }) => action)).not.toContain('backup.downloaded')
  })

  it('are restored into the running server, which then restarts', async () => {
    const restarted = vi.fn()
    const startAgain = () => {
      restarted()
      throw new Error('The product replaces its process here')
    }
    const server = await startServer(kind, { startAgain })
    const owner = await server.signedInAs('owner')
    const before = await create(owner, 'Before')
    const id = await backUp(owner)
    await finished(owner)
    const lost = await create(owner, 'After')
    expect(await titleOf(owner, lost)).toBe('After')
    const response = await owner.post(`/api/backups/${id}/restore`)
    expect(response.status, response.text).toBe(204)
    await eventually(() => expect(restarted).toHaveBeenCalledOnce())
    const db = await openDatabase({ dataDir: server.dataDir, url: server.databaseUrl })
    const documents = await db.kysely.selectFrom('documents').select('id').execute()
    await db.close()
    expect(documents.map((row) => row.id)).toContain(before)
    expect(documents.map((row) => row.id)).not.toContain(lost)
  })

  it('run one at a time', async () => {
    const server = await startServer(kind)
    const owner = await server.signedInAs('owner')
    const responses = await Promise.all([owner.post('/api/backups'), owner.post('/api/backups')])
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409])
    await finished(owner)
  })
})
