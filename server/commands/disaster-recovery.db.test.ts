/** Follows each case of the page “Disaster recovery”, with the commands as they are written there. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { insertOneTimeCodes } from '../accounts/factors/factor-store.ts'
import { readConfig } from '../config/config.ts'
import { migrations } from '../db/migrations/index.ts'
import { openStore } from '../media/index.ts'
import { uploaded } from '../media/testing/form.ts'
import { png } from '../media/testing/samples.ts'
import { createBackup, nextBackupId } from '../operations/backups/create-backup.ts'
import { placesOf } from '../operations/backups/open-places.ts'
import { temporaryFolder } from '../testing/cleanup-registry.ts'
import type { Client } from '../testing/http-client.ts'
import { publishUpdate } from '../testing/publishing.ts'
import { stepsIn } from './testing/follow-page.ts'
import type { RecoveryMachine } from './testing/recovery-machine.ts'
import { newMachine, owner } from './testing/recovery-machine.ts'

const page = 'disaster-recovery'
/** Each starts several commands and servers. */
const long = { tags: ['full'], timeout: 180_000 }
const exampleId = /\b\d{8}T\d{6}Z-[0-9a-f]{4}\b/
/** The id in the example of a section. */
const exampleIn = (commands: readonly string[]) => exampleId.exec(commands.join('\n'))?.[0] ?? ''

/** The part of the commands before the restore: it ends with the list, in which one chooses a backup. */
function beforeRestore(commands: readonly string[]) {
  const at = commands.findIndex((line) => line.includes('npm run restore'))
  return [commands.slice(0, at), commands.slice(at)] as const
}

const lineWith = (text: string, word: string) => text.split('\n').find((line) => line.includes(word)) ?? ''
const idIn = (line: string) => exampleId.exec(line)?.[0] ?? ''

const titlesFor = async (client: Client) =>
  (await client.get('/api/documents/updates')).json().items.map(({ titles }) => titles.en)

describe('After a dead disk', long, () => {
  const steps = stepsIn(page, 'Dead disk')

  async function lostMachine(backups: string) {
    const env = { BACKUP_URL: backups, BACKUP_PASSPHRASE: steps.settings.BACKUP_PASSPHRASE ?? '' }
    const lost = newMachine({ env })
    await lost.start()
    const client = await lost.signedIn()
    await publishUpdate(client, 'en', 'Fern', 'fern')
    await uploaded(client, await png())
    await lost.follow(['npm run backup'])
    await publishUpdate(client, 'en', 'Too late', 'too-late')
    const [secret = ''] = await lost.follow(stepsIn(page, 'Prepare now').commands)
    await lost.stop()
    rmSync(lost.dataDir, { recursive: true })
    return secret
  }

  it('restores the newest backup with the secret on a new machine', async () => {
    const backups = temporaryFolder()
    const secret = await lostMachine(backups)
    expect(Object.keys(steps.settings).sort()).toEqual([
      ...['BACKUP_PASSPHRASE', 'BACKUP_URL', 'DATA_DIR', 'SECRET'],
    ])
    const env = { ...steps.settings, BACKUP_URL: backups, SECRET: secret }
    const machine = newMachine({ env, isRestored: true })
    const [first, second] = beforeRestore(steps.commands)
    const id = idIn(lineWith((await machine.follow(first)).join('\n'), 'checked'))
    const outputs = await machine.follow(second, { [exampleIn(steps.commands)]: id })
    expect(outputs[0]).toMatch(new RegExp(`^Restored ${id}: \\d+ rows\\.[^\\n]*$`))
    expect(outputs.join('\n')).toContain('0 problems')
    expect(outputs.join('\n')).toContain('The audit log is complete')
    const client = await machine.signedIn()
    expect(await titlesFor(client)).toEqual(['Fern'])
    expect((await client.get('/api/media')).json().items).toHaveLength(1)
  })

  it('restores without the secret too, and says what that means', async () => {
    const backups = temporaryFolder()
    await lostMachine(backups)
    const { SECRET: _, ...settings } = steps.settings
    const machine = newMachine({ env: { ...settings, BACKUP_URL: backups }, isRestored: true })
    const [first, [restore = '']] = beforeRestore(steps.commands)
    const id = idIn((await machine.follow(first)).join('\n'))
    const [outputs = ''] = await machine.follow([restore], { [exampleIn(steps.commands)]: id })
    expect(outputs).toContain('The backup belongs to another secret of the site.')
    await machine.start()
    expect(await titlesFor(await machine.signedIn())).toEqual(['Fern'])
    // The entries of the lost secret are not verified. None looks changed or forged.
    await expect(machine.follow(['npm run audit -- verify'])).rejects.toThrow('cannot be verified')
  })
})

describe('After a wrong upgrade', long, () => {
  it('goes back to the backup before it, with the release before', async () => {
    const { commands } = stepsIn(page, 'Wrong upgrade')
    const machine = newMachine()
    await machine.start()
    await publishUpdate(await machine.signedIn(), 'en', 'Fern', 'fern')
    await upgradeWrongly(machine)
    await expect(machine.start()).rejects.toThrow('created by a newer version')
    const [first, second] = beforeRestore(commands)
    const listed = (await machine.follow(first)).join('\n')
    const id = idIn(lineWith(listed, 'before-upgrade'))
    const outputs = await machine.follow(second, { [exampleIn(commands)]: id })
    expect(outputs[0]).toContain(`Restored ${id}`)
    expect(outputs.at(-1)).toContain('Migrations: The tables are up to date.')
    expect(await titlesFor(await machine.signedIn())).toEqual(['Fern'])
  })

  /** What a newer release would do: back up, change the tables, and damage the content. */
  async function upgradeWrongly(machine: RecoveryMachine): Promise<void> {
    const { kysely } = machine.db()
    const at = new Date()
    const places = placesOf(readConfig(machine.env), openStore(machine.dataDir, undefined))
    await createBackup(await places(), { id: nextBackupId(at), at, kind: 'before-upgrade', withMedia: false })
    await kysely.schema.alterTable('users').addColumn('nickname', 'text').execute()
    await kysely.updateTable('document_layers').set({ title: 'Wrong' }).execute()
    const next = { number: migrations.length + 1, name: '9999-wrong', checksum: '', at: at.toISOString() }
    await kysely.$extendTables<{ migrations: typeof next }>().insertInto('migrations').values(next).execute()
    await machine.stop()
  }
})

describe('With a full disk', long, () => {
  it('frees space without losing content, and moves backups to another disk', async () => {
    const { commands, settings } = stepsIn(page, 'Full disk')
    const disk = { isFull: false }
    const diskReserve = { isFull: async () => disk.isFull, release: async () => {} }
    const other = join(temporaryFolder(), 'backups')
    const machine = newMachine({ diskReserve, names: { '/mnt/backups': other } })
    await machine.start()
    const client = await machine.signedIn()
    await publishUpdate(client, 'en', 'Fern', 'fern')
    const { id } = await uploaded(client, await png())
    await machine.follow(['npm run backup'])
    for (const name of ['cache', 'images', 'backup-work']) {
      mkdirSync(join(machine.dataDir, name), { recursive: true })
      writeFileSync(join(machine.dataDir, name, 'large'), 'x'.repeat(1_000_000))
    }
    disk.isFull = true
    const refused = await client.post('/api/documents/updates', { locale: 'en', data: { title: 'New' } })
    expect(refused.problem()).toMatchObject({ status: 507, code: 'storage_full' })
    expect(await titlesFor(await machine.signedIn())).toEqual(['Fern'])

    const at = commands.indexOf('sudo systemctl start cyanotype')
    const outputs = await machine.follow(commands.slice(0, at))
    expect(outputs[1]).toMatch(/^\S+\s+\S+images$/m)
    disk.isFull = false
    for (const name of ['cache', 'images', 'backup-work', 'backups'])
      expect(existsSync(join(machine.dataDir, name))).toBe(false)
    expect(Object.keys(settings)).toEqual(['BACKUP_URL'])
    machine.set({ BACKUP_URL: other })
    const after = (await machine.follow(commands.slice(at))).join('\n')
    expect(after).toContain(`The folder ${other} can be written and read.`)
    expect(after).toContain('0 problems')
    const again = await machine.signedIn()
    expect(await titlesFor(again)).toEqual(['Fern'])
    expect((await again.get(`/api/media/${id}`)).status).toBe(200)
  })
})

describe('The only owner', () => {
  it('turns off two-step verification after a lost phone', async () => {
    const machine = newMachine()
    await machine.start()
    const { id } = await machine.db().kysely.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const codes = { user_id: id, secret: '', last_step: 0, created_at: new Date().toISOString() }
    await insertOneTimeCodes(machine.db().kysely, codes)
    const login = () => machine.client().post('/api/auth/login', owner)
    expect((await login()).problem().code).toBe('code_required')
    await machine.follow(stepsIn('reset-password', 'Lost phone of the only owner').commands)
    expect((await login()).status).toBe(200)
  })

  it('chooses a new password after the old one was lost', long, async () => {
    const machine = newMachine()
    await machine.start()
    const outputs = await machine.follow(
      stepsIn('reset-password', 'Lost password of the only owner').commands,
    )
    const token = /#([\w-]{43})/.exec(outputs.join('\n'))?.[1]
    const password = 'another print in the sun'
    const used = await machine.client().post('/api/auth/link/use', { token, password })
    expect(used.json().user).toMatchObject({ email: owner.email })
    expect((await machine.client().post('/api/auth/login', owner)).status).toBe(401)
  })
})

describe('After a leaked API token', () => {
  const { commands } = stepsIn('sign-in-security', 'If a token leaks')

  async function leaked() {
    const machine = newMachine()
    await machine.start()
    const client = await machine.signedIn()
    const input = { name: 'Import', scopes: ['content:write'], collections: null, days: 30 }
    const created = await client.post('/api/tokens', input)
    expect(created.status, created.text).toBe(201)
    const bearer = { authorization: `Bearer ${created.json().secret}`, 'content-type': 'application/json' }
    const write = (title: string) =>
      machine
        .client()
        .send('POST', '/api/documents/updates', bearer, JSON.stringify({ locale: 'en', data: { title } }))
    const { id } = (await write('Written by a thief')).json()
    return { machine, client, write, id, token: created.json().token.id }
  }

  it('is revoked in the admin, and what it wrote is found and moved to the trash', async () => {
    const { client, write, id, token } = await leaked()
    expect((await client.send('DELETE', `/api/tokens/${token}`)).status).toBe(204)
    expect((await write('Again')).status).toBe(401)
    const { items } = (await client.get('/api/logs/audit?action=document.created')).json()
    expect(items).toMatchObject([{ id, details: { token: 'Import' } }])
    const { layers } = (await client.get(`/api/documents/updates/${id}`)).json()
    const versions = { en: layers.en.version, '*': layers['*'].version }
    const trashed = await client.post(`/api/documents/updates/${id}/trash`, { layers: versions })
    expect(trashed.status).toBe(200)
  })

  it('is revoked on the command line', long, async () => {
    const { machine, write } = await leaked()
    const outputs = await machine.follow(commands)
    expect(outputs.at(-1)).toBe(`Revoked 1 API token of ${owner.email}.`)
    expect((await write('Again')).status).toBe(401)
    const actions = await machine.db().kysely.selectFrom('audit').select('action').execute()
    expect(actions.map(({ action }) => action)).toContain('token.revoked')
    await expect(machine.follow(['npm run account -- revoke-tokens a@example.org'])).rejects.toThrow(
      'no account',
    )
  })
})

describe('In other languages', () => {
  it.each(['et', 'el'])('the page has the same commands and settings: %s', (locale) => {
    expect(stepsIn(page, undefined, locale)).toEqual(stepsIn(page))
  })
})
