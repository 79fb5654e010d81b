/** Tests a full disk through the API: which calls are refused, which still work, and how it recovers. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { hashPassword } from '../accounts/auth/passwords.ts'
import { insertUser } from '../accounts/users/user-store.ts'
import { callUsing } from '../http/calls/define-call.ts'
import { reply } from '../http/calls/reply.ts'
import { Problem } from '../problems/problems.ts'
import { temporaryFolder } from '../testing/cleanup-registry.ts'
import { startServer } from '../testing/start-server.ts'
import { openDiskReserve } from './disk-reserve.ts'

const account = { email: 'ada@example.org', password: 'a blue print in the sun' }

it('leaves space to sign in and delete when the disk is full, and recovers when there is space again', async () => {
  const folder = temporaryFolder()
  let free = 1e12
  const diskReserve = openDiskReserve(folder, { freeBytes: async () => free })
  const reserve = join(folder, 'reserve')
  await expect.poll(() => existsSync(reserve)).toBe(true)
  const server = await startServer('sqlite', { diskReserve })
  const { kysely } = server.db
  const password = await hashPassword(account.password)
  await insertUser(kysely, { ...account, username: 'Ada', password, role: 'owner' }, new Date())
  const editor = await server.signedInAs('editor')
  const create = (body: string) =>
    editor.post('/api/documents/updates', { locale: 'en', data: { title: 'Boats', body } })
  const made = (await create('Small')).json()
  expect(made.id).toEqual(expect.any(String))

  free = 0
  await sql`pragma max_page_count = 1`.execute(kysely)
  expect((await create('Large '.repeat(20_000))).problem()).toMatchObject({
    status: 507,
    code: 'storage_full',
  })
  expect(existsSync(reserve)).toBe(false)

  await sql`pragma max_page_count = 100000`.execute(kysely)
  expect((await create('Small')).problem().code).toBe('storage_full')
  expect((await server.anonymous.post('/api/auth/login', account)).status).toBe(200)
  const trash = { layers: { en: 1, '*': 1 } }
  expect((await editor.post(`/api/documents/updates/${made.id}/trash`, trash)).status).toBe(200)

  free = 1e12
  expect((await create('Small')).status).toBe(201)
  expect(existsSync(reserve)).toBe(true)
})

it('is freed for the deletion that finds the disk full, which then succeeds', async () => {
  let isFull = true
  const release = async () => {
    isFull = false
  }
  const remove = callUsing<object>()('DELETE /api/test/print', {
    summary: 'Needs a little space.',
    may: 'anyone',
    responses: { 200: z.object({ deleted: z.boolean() }) },
    run: async () => {
      if (isFull) throw new Problem('storage_full')
      return reply(200, { deleted: true })
    },
  })
  const diskReserve = { isFull: async () => false, release }
  const { anonymous } = await startServer('sqlite', { diskReserve, calls: [remove] })
  expect((await anonymous.send('DELETE', '/api/test/print', {}, '')).status).toBe(200)
})
