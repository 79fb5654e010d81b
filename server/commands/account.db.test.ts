import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { insertOneTimeCodes } from '../accounts/factors/factor-store.ts'
import { insertPasskey, passkeysOf } from '../accounts/passkeys/passkey-store.ts'
import { temporaryFolder } from '../testing/cleanup-registry.ts'
import { callDatabases } from '../testing/databases.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const password = 'a blue print in the sun'

/** Runs the command on the database of a server. */
const accountCommand =
  ({ dataDir, databaseUrl = '' }: TestServer) =>
  (...args: string[]) => {
    const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PUBLIC_URL: 'https://site.example' }
    const command = [fileURLToPath(new URL('account.ts', import.meta.url)), ...args]
    const env = { ...process.env, ...place }
    const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
    return { status, stdout }
  }

it.each(callDatabases)(
  'prints a link with which a locked-out owner sets a new password on %s',
  async (database) => {
    const email = 'ada@example.org'
    const server = await startServer(database, {
      config: { firstOwner: { email, password: `${password} once` } },
    })
    const { anonymous } = server
    for (let guess = 0; guess < 6; guess++) await anonymous.post('/api/auth/login', { email, password })
    const account = accountCommand(server)

    const reset = account('reset', 'Ada@example.org')
    expect(reset.status).toBe(0)
    const token = /https:\/\/site\.example\/admin\/welcome#([\w-]{43})\n/.exec(reset.stdout)?.[1]
    const used = await anonymous.post('/api/auth/link/use', { token, password })
    expect(used.json().user).toMatchObject({ email, profileData: { role: 'owner' } })
    expect((await anonymous.post('/api/auth/link/use', { token, password })).status).toBe(403)
    const actions = await server.db.kysely.selectFrom('audit').select('action').execute()
    expect(actions.map(({ action }) => action)).toContain('user.linked')

    const unknown = account('reset', 'nobody@example.org')
    expect(unknown).toEqual({ status: 1, stdout: 'There is no account for nobody@example.org.\n' })
    expect(account('remove', email)).toEqual({
      status: 2,
      stdout: expect.stringMatching(/^Usage: npm run account/),
    })
  },
)

it.each(callDatabases)(
  'turns off two-step verification of an owner who lost the phone on %s',
  async (database) => {
    const email = 'ada@example.org'
    const server = await startServer(database, { config: { firstOwner: { email, password } } })
    const login = () => server.anonymous.post('/api/auth/login', { email, password })
    const { id } = await server.db.kysely.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const created_at = new Date().toISOString()
    await insertOneTimeCodes(server.db.kysely, { user_id: id, secret: '', last_step: 0, created_at })
    const key = { id: 'a', user_id: id, credential: 'a', public_key: 'a', counter: 0, transports: '[]' }
    await insertPasskey(server.db.kysely, { ...key, name: 'Phone', created_at, used_at: null })
    expect((await login()).problem().code).toBe('code_required')

    const account = accountCommand(server)
    expect(account('remove-factors', 'Ada@example.org')).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Two-step verification of Ada@example\.org is off/),
    })
    expect((await login()).status).toBe(200)
    expect(await passkeysOf(server.db.kysely, id)).toEqual([])
    const entry = await server.db.kysely
      .selectFrom('audit')
      .select('user_id')
      .where('action', '=', 'factor.removed')
      .executeTakeFirst()
    expect(entry).toEqual({ user_id: null })
    expect(account('remove-factors', 'nobody@example.org').status).toBe(1)
  },
)

it('creates no database in a folder without one', () => {
  const dataDir = join(temporaryFolder(), 'data')
  const command = [fileURLToPath(new URL('account.ts', import.meta.url)), 'reset', 'ada@example.org']
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
  const text = `There is no database in ${dataDir}. Set DATA_DIR to the folder of the server, or DATABASE_URL.`
  expect([status, stdout.trim(), existsSync(dataDir)]).toEqual([1, text, false])
})
