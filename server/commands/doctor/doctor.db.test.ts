import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { readConfig } from '../../config/config.ts'
import { openSmtpReceiver } from '../../integrations/mail/testing/smtp-receiver.ts'
import { openStore } from '../../media/index.ts'
import { uploaded } from '../../media/testing/form.ts'
import { png } from '../../media/testing/samples.ts'
import { openBucket } from '../../media/testing/stores.ts'
import { nextBackupId } from '../../operations/backups/create-backup.ts'
import { placesOf } from '../../operations/backups/open-places.ts'
import { runFullBackup } from '../../operations/backups/run-backup.ts'
import { openStoredBackups } from '../../operations/backups/stored-backups.ts'
import { closeAtEnd, temporaryFolder } from '../../testing/cleanup-registry.ts'
import { callDatabases, newEmptyDatabase } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import { startIdentityProvider } from '../../testing/identity-provider.ts'
import { publishUpdate } from '../../testing/publishing.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

/** Makes a backup, and waits for its check. */
async function backUp(owner: Client): Promise<void> {
  expect((await owner.post('/api/backups')).status).toBe(201)
  await eventually(async () =>
    expect((await owner.get('/api/backups')).json()).toMatchObject({ running: null }),
  )
}

/** A backup that was made and checked at a time. Returns its id. */
async function backUpAt({ dataDir, databaseUrl }: TestServer, at: Date): Promise<string> {
  const places = placesOf({ ...readConfig({}), dataDir, databaseUrl }, openStore(dataDir, undefined))
  const deps = { places: await places(), stored: openStoredBackups(places), now: () => at }
  const plan = { daily: 7, weekly: 4, monthly: 12 }
  const id = nextBackupId(at)
  await runFullBackup(deps, { id, kind: 'scheduled', plan }, () => {})
  return id
}

type Variables = Readonly<Record<string, string>>

/** Runs in an empty folder, so that no `.env` of the repository counts. */
function runDoctor(env: Variables, ...options: string[]): Promise<{ code: number; text: string }> {
  const cwd = temporaryFolder()
  const command = [fileURLToPath(new URL('doctor.ts', import.meta.url)), ...options]
  const { promise, resolve } = Promise.withResolvers<{ code: number; text: string }>()
  const process = execFile(globalThis.process.execPath, command, { cwd, env }, (_, stdout, stderr) =>
    resolve({ code: process.exitCode ?? -1, text: stdout + stderr }),
  )
  return promise
}

async function findings(env: Variables, option?: '--all') {
  const all: Finding[] = []
  for await (const finding of examine(() => readConfig(env), option === '--all')) all.push(finding)
  const code = all.some(({ state }) => state === 'problem') ? 1 : 0
  return { code, all, of: (check: string) => all.find((one) => one.check === check) }
}

/** A document in the trash has layers, but no entries in the search index. */
async function trashOne(editor: Client): Promise<void> {
  const data = { title: 'Moss', slug: 'moss', body: 'In the trash.' }
  const { id, layers } = (await editor.post('/api/documents/updates', { locale: 'en', data })).json()
  const versions = { en: layers.en.version, '*': layers['*'].version }
  const trashed = await editor.post(`/api/documents/updates/${id}/trash`, { layers: versions })
  expect(trashed.status).toBe(200)
}

const variablesOf = ({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined }) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
})

it.each(callDatabases)(
  'reports no problem while a server runs, and after it stopped, on %s',
  async (kind) => {
    const server = await startServer(kind)
    const editor = await server.signedInAs('owner', ['en'])
    await publishUpdate(editor, 'en', 'Fern', 'fern')
    await trashOne(editor)
    await uploaded(editor, await png())
    await backUp(editor)
    const names = [
      'Configuration',
      'Data folder',
      'Secret',
      'Disk space',
      'E-mail',
      'OpenID Connect',
      'Traces',
      'Database',
      'Migrations',
      'Integrity',
    ]
    names.push(
      'Clock',
      'Audit log',
      'Search index',
      'Media storage',
      'Media files',
      'Backup storage',
      'Backups',
    )
    const check = async () => {
      const { code, all } = await findings(variablesOf(server))
      expect(all.filter(({ state, check }) => state !== 'ok' && check !== 'Disk space')).toEqual([])
      expect(all.map(({ check }) => check)).toEqual(names)
      expect(code).toBe(0)
    }
    await check()
    await server.close()
    await check()
  },
)

it.each(callDatabases)(
  'names missing and damaged files, and an index that is out of date, on %s',
  async (kind) => {
    const server = await startServer(kind)
    const editor = await server.signedInAs('owner', ['en'])
    await publishUpdate(editor, 'en', 'Fern', 'fern')
    const { id } = await uploaded(editor, await png())
    await server.db.kysely.deleteFrom('search_entries').where('state', '=', 'public').execute()
    const folder = join(server.dataDir, 'media', id.slice(-2))
    const [name = ''] = readdirSync(folder)
    writeFileSync(join(folder, name), 'something else')
    const damaged = await findings(variablesOf(server), '--all')
    expect(damaged.of('Search index')).toMatchObject({
      state: 'warning',
      found: expect.stringMatching(/^1 entry is missing, and 0 belong to/),
    })
    expect(damaged.of('Media files')).toMatchObject({
      state: 'problem',
      found: `1 file is damaged: ${name}.`,
    })
    expect(damaged.code).toBe(1)
    rmSync(join(folder, name))
    expect((await findings(variablesOf(server))).of('Media files')?.found).toBe(`1 file is missing: ${name}.`)
    chmodSync(join(server.dataDir, 'secret'), 0o644)
    expect((await findings(variablesOf(server))).of('Secret')).toMatchObject({
      state: 'problem',
      fix: `Run: chmod 600 ${join(server.dataDir, 'secret')}`,
    })
  },
)

it('says what is wrong without a database, with a damaged one, and with invalid variables', async () => {
  const { dataDir } = await newEmptyDatabase('sqlite', { tables: false })
  const empty = await runDoctor({ DATA_DIR: dataDir })
  expect(empty.code).toBe(0)
  expect(empty.text).toContain(`Warning  Database: ${join(dataDir, 'cyanotype.db')} does not exist.`)
  expect(readdirSync(dataDir)).toEqual([])

  writeFileSync(join(dataDir, 'cyanotype.db'), 'no database at all '.repeat(1_000))
  const damaged = await findings({ DATA_DIR: dataDir })
  expect(damaged.of('Database')).toMatchObject({
    state: 'problem',
    found: expect.stringContaining('is damaged'),
  })
  expect(damaged.code).toBe(1)
  const asJson = await runDoctor({ DATA_DIR: dataDir }, '--json')
  // The free space may change between the two.
  const without = (all: readonly Finding[]) =>
    all.map((one) => (one.check === 'Disk space' ? { ...one, found: '' } : one))
  expect([asJson.code, without(JSON.parse(asJson.text))]).toEqual([1, without(damaged.all)])

  const wrong = await runDoctor({ DATA_DIR: dataDir, PORT: 'eighty' })
  expect(wrong).toMatchObject({
    code: 1,
    text: expect.stringContaining('Problem  Configuration: PORT must be'),
  })
  expect((await runDoctor({}, '--repair')).code).toBe(2)
})

it('reports migrations that have not run', async () => {
  const { dataDir } = await newEmptyDatabase('sqlite', { tables: false })
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, 'cyanotype.db'), '')
  expect((await findings({ DATA_DIR: dataDir })).of('Migrations')).toMatchObject({
    state: 'warning',
    found: expect.stringMatching(/^\d+ migrations have not run/),
  })
})

it.each(callDatabases)('reports a database of a newer version on %s', async (kind) => {
  const server = await startServer(kind)
  const newer = { number: 9_999, name: '9999-later', checksum: '', at: '' }
  await server.db.kysely
    .$extendTables<{ migrations: typeof newer }>()
    .insertInto('migrations')
    .values(newer)
    .execute()
  const later = await findings(variablesOf(server))
  expect(later.of('Migrations')).toMatchObject({
    state: 'problem',
    found: expect.stringContaining('newer version'),
  })
})

it.each(callDatabases)(
  'writes to the bucket and reads from it, or says that it cannot, on %s',
  async (kind) => {
    const { place, end } = await openBucket()
    const server = await startServer(kind, { config: { media: place } })
    await uploaded(await server.signedInAs('owner'), await png())
    const endpoint = new URL(place.base).origin
    const address = `s3://${place.accessKeyId}:${place.secretAccessKey}@house/${place.prefix}?endpoint=${endpoint}`
    const env = { ...variablesOf(server), MEDIA_URL: address }
    const healthy = await findings(env, '--all')
    expect(healthy.of('Media storage')?.state).toBe('ok')
    expect(healthy.of('Media files')?.found).toMatch(/^1 file is complete\. 1 was read/)
    await end()
    const broken = await findings(env)
    expect(broken.of('Media storage')).toMatchObject({
      state: 'problem',
      fix: expect.stringContaining('MEDIA_URL'),
    })
    expect(JSON.stringify(broken.all)).not.toContain(`${place.secretAccessKey}@`)
  },
)

it.each(callDatabases)('connects to the mail server, or says why it cannot, on %s', async (kind) => {
  const server = await startServer(kind)
  const receiver = await openSmtpReceiver()
  const mail = { MAIL_FROM: 'noreply@example.org', PUBLIC_URL: 'https://example.org' }
  const env = { ...variablesOf(server), ...mail, SMTP_URL: `smtp://127.0.0.1:${receiver.port}` }
  expect((await findings(env)).of('E-mail')).toEqual({
    ...{ check: 'E-mail', state: 'ok' },
    found: `The mail server 127.0.0.1:${receiver.port} accepts the connection.`,
  })
  expect(receiver.mails).toEqual([])
  const withPassword = { ...env, SMTP_URL: `smtp://maria:wrong%40word@127.0.0.1:${receiver.port}` }
  const refused = await findings(withPassword)
  expect(refused.of('E-mail')).toMatchObject({
    state: 'problem',
    found: expect.stringContaining('rejected the user name or password'),
    fix: expect.stringContaining('SMTP_URL'),
  })
  expect(JSON.stringify(refused.all)).not.toContain('wrong@word')
  await receiver.close()
  const away = await findings(env)
  expect(away.of('E-mail')).toMatchObject({
    state: 'problem',
    found: expect.stringContaining('does not respond'),
  })
  expect(away.code).toBe(1)
})

it.each(callDatabases)('reaches the sign-in provider, or says why it cannot, on %s', async (kind) => {
  const server = await startServer(kind)
  const provider = await startIdentityProvider()
  closeAtEnd(provider.close)
  const given = { OIDC_CLIENT_ID: 'cyanotype', OIDC_CLIENT_SECRET: 'a secret' }
  const env = { ...variablesOf(server), ...given, PUBLIC_URL: 'https://example.org' }
  const of = async (issuer: string) => (await findings({ ...env, OIDC_ISSUER: issuer })).of('OpenID Connect')
  expect(await of(provider.issuer)).toEqual({
    ...{ check: 'OpenID Connect', state: 'ok' },
    found: `${provider.issuer} responds. Its settings must allow the redirect URI https://example.org/api/auth/openid-connect/callback`,
  })
  provider.defect = 'other_issuer'
  expect(await of(provider.issuer)).toMatchObject({
    state: 'problem',
    found: expect.stringContaining('is not a valid issuer'),
  })
  await provider.close()
  const away = { state: 'problem', found: expect.stringContaining('does not respond') }
  expect(await of(provider.issuer)).toMatchObject(away)
})

it.each(callDatabases)('says when backups are missing, old, or cannot be stored, on %s', async (kind) => {
  const server = await startServer(kind)
  const owner = await server.signedInAs('owner')
  expect((await findings(variablesOf(server))).of('Backups')).toMatchObject({
    state: 'warning',
    found: 'There is no checked backup.',
  })
  const old = await backUpAt(server, new Date('2026-01-01T03:15:00Z'))
  expect((await findings(variablesOf(server))).of('Backups')).toMatchObject({
    state: 'problem',
    found: `The newest checked backup is ${old}. The schedule should have made a newer one.`,
  })
  await backUp(owner)
  expect((await findings(variablesOf(server))).of('Backups')).toMatchObject({ state: 'ok' })
  writeFileSync(join(server.dataDir, 'a-file'), '')
  const wrong = await findings({ ...variablesOf(server), BACKUP_URL: join(server.dataDir, 'a-file') })
  expect(wrong.of('Backup storage')).toMatchObject({
    state: 'problem',
    fix: expect.stringContaining('BACKUP_URL'),
  })
  expect(wrong.of('Backups')).toBeUndefined()
})
