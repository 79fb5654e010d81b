import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import { startServer } from '../testing/start-server.ts'

const password = 'a blue print in the sun'

it.each(callDatabases)(
  'prints a link with which a locked-out owner sets a new password on %s',
  async (database) => {
    const email = 'ada@example.org'
    const server = await startServer(database, {
      config: { firstOwner: { email, password: `${password} once` } },
    })
    const { anonymous } = server
    for (let guess = 0; guess < 6; guess++) await anonymous.post('/api/auth/login', { email, password })
    const account = (...words: string[]) => {
      const env = {
        ...process.env,
        ...{
          DATA_DIR: server.dataDir,
          DATABASE_URL: server.databaseUrl ?? '',
          PUBLIC_URL: 'https://site.example',
        },
      }
      const command = [new URL('account.ts', import.meta.url).pathname, ...words]
      const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
      return { status, stdout }
    }

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
