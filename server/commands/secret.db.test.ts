/** Tests a whole rotation of the secret, with restarts, by the commands that an administrator runs. */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../db/index.ts'
import { openSecrets } from '../integrations/webhooks/secrets.ts'
import { start } from '../main.ts'
import { closeAtEnd, temporaryFolder } from '../testing/cleanup-registry.ts'
import { callDatabases, newEmptyDatabase } from '../testing/databases.ts'
import { httpClient } from '../testing/http-client.ts'
import { smallSite } from '../testing/small-site.ts'

type Place = Awaited<ReturnType<typeof newEmptyDatabase>>

const folders = { site: '/nowhere', admin: '/nowhere', storybook: '/nowhere' }
const owner = { email: 'ada@example.org', password: 'a blue print in the sun' }
const html = { accept: 'text/html,*/*' }

async function startAt({ dataDir, url }: Place, secrets: Record<string, string> = {}) {
  const place = { port: 0, dataDir, databaseUrl: url, firstOwner: owner, logLevel: 'silent' as const }
  const db = await openDatabase({ dataDir, url })
  const options = { folders, demonstration: false, documentation: false, signals: false, warmUp: false }
  const config = { ...readConfig(secrets), ...place }
  const running = await start({ config, db, site: smallSite(), ...options })
  closeAtEnd(running.close)
  const port = Number(new URL(running.url).port)
  return { db, close: running.close, as: (headers: Record<string, string> = {}) => httpClient(port, headers) }
}

function command(name: string, { dataDir, url }: Place, ...options: string[]) {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  const env = { DATA_DIR: dataDir, DATABASE_URL: url ?? '' }
  const { promise, resolve } = Promise.withResolvers<{ code: number; text: string }>()
  const child = execFile(process.execPath, [file, ...options], { env }, (_, stdout, stderr) =>
    resolve({ code: child.exitCode ?? -1, text: (stdout + stderr).trim() }),
  )
  return promise
}

it.each(callDatabases)(
  'is replaced while sessions, previews, webhooks and the audit log go on, on %s',
  async (kind) => {
    const place = await newEmptyDatabase(kind, { tables: true })
    const secretIn = (name: string) => readFileSync(join(place.dataDir, name), 'utf8').trim()
    const first = await startAt(place)
    const login = await first.as().post('/api/auth/login', owner)
    const session = { cookie: String(login.headers['set-cookie']).split(';')[0] ?? '' }
    const editor = first.as(session)
    const data = { title: 'Draft', slug: 'draft', body: 'Not public.' }
    const { id } = (await editor.post('/api/documents/updates', { locale: 'en', data })).json()
    const link = (await editor.post(`/api/documents/updates/${id}/preview`, { locale: 'en' })).json().url
    const hook = { name: 'Receiver', url: 'https://receiver.invalid/', events: ['document.schedule_failed'] }
    const created = await editor.post('/api/webhooks', hook)
    expect(created.status).toBe(201)
    const { secret, webhook } = created.json()
    await first.close()
    const old = secretIn('secret')

    expect((await command('secret', place, 'reseal')).code).toBe(1)
    expect(await command('secret', place, 'rotate')).toMatchObject({ code: 0 })
    expect((await command('secret', place, 'rotate')).code).toBe(1)
    expect(secretIn('secret.previous')).toBe(old)
    expect(secretIn('secret')).not.toBe(old)
    expect(statSync(join(place.dataDir, 'secret')).mode & 0o777).toBe(0o600)

    const second = await startAt(place)
    const stored = () =>
      second.db.kysely
        .selectFrom('webhooks')
        .select('secret')
        .executeTakeFirstOrThrow()
        .then((row) => row.secret)
    const openedWith = async (...secrets: string[]) =>
      openSecrets(...secrets).open(await stored(), webhook.id)
    expect((await second.as(session).get('/api/webhooks')).status).toBe(200)
    expect((await second.as(html).get(link)).text).toContain('Preview: Draft')
    expect(await openedWith(secretIn('secret'), old)).toBe(secret)
    expect(await command('secret', place, 'reseal')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^Encrypted 2 values/),
    })
    expect(await openedWith(secretIn('secret'))).toBe(secret)
    expect((await second.as(session).post('/api/documents/updates', { locale: 'en', data: {} })).status).toBe(
      201,
    )
    expect(await command('audit', place, 'verify')).toMatchObject({ code: 0 })
    expect((await command('secret', place, 'forget')).code).toBe(0)
    expect(existsSync(join(place.dataDir, 'secret.previous'))).toBe(false)
    await second.close()

    const third = await startAt(place)
    expect((await third.as(session).get('/api/webhooks')).status).toBe(200)
    expect((await third.as(html).get(link)).text).not.toContain('Preview: Draft')
    expect(await command('audit', place, 'verify')).toMatchObject({
      code: 0,
      text: expect.stringContaining('is complete'),
    })
  },
)

it.each(callDatabases)('is printed and not replaced where SECRET is set, on %s', async (kind) => {
  const place = await newEmptyDatabase(kind, { tables: true })
  const env = { SECRET: 'a secret of forty letters, for this test', DATA_DIR: place.dataDir }
  const file = fileURLToPath(new URL('secret.ts', import.meta.url))
  const text = await new Promise<string>((resolve) =>
    execFile(process.execPath, [file, 'rotate'], { env }, (_, stdout) => resolve(stdout)),
  )
  expect(text).toMatch(/^SECRET is set.+SECRET_PREVIOUS.+\n {2}[\w-]{43}\n/s)
  expect(text).not.toContain(env.SECRET)
  expect((await command('secret', place, 'forge')).code).toBe(2)
})

it.each(['reseal', 'forget'])('keeps the previous one in a folder without a database: %s', async (action) => {
  const dataDir = temporaryFolder()
  const secrets = { SECRET: 'the new secret of this site, long enough', SECRET_PREVIOUS: 's'.repeat(32) }
  const file = fileURLToPath(new URL('secret.ts', import.meta.url))
  const env = { ...secrets, DATA_DIR: dataDir }
  const text = await new Promise<string>((resolve) =>
    execFile(process.execPath, [file, action], { env }, (_, stdout) => resolve(stdout.trim())),
  )
  expect(text).toBe(
    `There is no database in ${dataDir}. Set DATA_DIR to the folder of the server, or DATABASE_URL.`,
  )
})

it('is not replaced in a folder without one, and says so', async () => {
  const dataDir = join(temporaryFolder(), 'wrong')
  expect(await command('secret', { dataDir, url: undefined }, 'rotate')).toEqual({
    code: 1,
    text: `There is no secret in ${dataDir}. Set DATA_DIR to the folder of the server.`,
  })
  expect(existsSync(join(dataDir, 'secret'))).toBe(false)
})
