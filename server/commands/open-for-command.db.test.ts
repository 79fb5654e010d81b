/** Commands on a database of an earlier version: they change nothing, because they make no backup. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { insertUser } from '../accounts/users/user-store.ts'
import { openDatabase } from '../db/index.ts'
import { migrations } from '../db/migrations/index.ts'
import type { DatabaseKind } from '../testing/databases.ts'
import { callDatabases, databases, emptyDatabase } from '../testing/databases.ts'
import { openForCommand } from './open-for-command.ts'

type Place = Awaited<ReturnType<typeof emptyDatabase>>

const refusal =
  'The database is from an earlier version. Start the server first: it makes a backup and upgrades the database.'
const earlier = migrations.slice(0, -1)
const owner = { email: 'ada@example.org', username: 'Ada', password: '', role: 'owner' } as const

/** A database that lacks the last migration. */
async function earlierDatabase(kind: DatabaseKind, { hasUser = true } = {}): Promise<Place> {
  const place = await emptyDatabase(kind)
  const db = await openDatabase(place)
  await db.migrate(earlier)
  if (hasUser) await insertUser(db.kysely, owner, new Date())
  await db.close()
  return place
}

async function pendingIn(place: Place): Promise<number> {
  const db = await openDatabase(place)
  const pending = await db.pendingMigrations()
  await db.close()
  return pending
}

const commands: readonly (readonly [string, ...string[]])[] = [
  ['account', 'reset', owner.email],
  ['content', 'import', 'export', '--dry-run'],
  ['content', 'export', 'new'],
  ['import', 'updates.json', '--from', 'ghost', '--dry-run'],
  ['secret', 'reseal'],
  ['setup', '--demonstration'],
]

const secrets = {
  SECRET: 'a new secret of the site for this test',
  SECRET_PREVIOUS: 'an old secret of the site for this test',
}

/** In the data folder, which has an export and a file of another system. */
function run({ dataDir, url }: Place, [name, ...args]: (typeof commands)[number]) {
  mkdirSync(join(dataDir, 'export'))
  writeFileSync(join(dataDir, 'export', 'cyanotype.json'), '{"format": 1}\n')
  writeFileSync(join(dataDir, 'updates.json'), '{}\n')
  const env = { ...process.env, ...secrets, DATA_DIR: dataDir, DATABASE_URL: url ?? '' }
  const options = { env, cwd: dataDir, encoding: 'utf8' } as const
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  const { status, stdout } = spawnSync(process.execPath, [file, ...args], options)
  return { status, output: stdout.trim() }
}

it.each(callDatabases.flatMap((kind) => commands.map((words) => ({ kind, words, text: words.join(' ') }))))(
  'refuses to upgrade a database with content without a backup: $text, on $kind',
  async ({ kind, words }) => {
    const place = await earlierDatabase(kind)
    expect(run(place, words)).toEqual({ status: 1, output: refusal })
    expect(await pendingIn(place)).toBe(1)
  },
)

it.each(databases)(
  'creates the tables of an empty database, also after an interruption, on %s',
  async (kind) => {
    for (const place of [await emptyDatabase(kind), await earlierDatabase(kind, { hasUser: false })]) {
      const { url: databaseUrl, dataDir } = place
      const db = await openForCommand({ databaseUrl, dataDir })
      expect(await db.pendingMigrations()).toBe(0)
      await db.close()
    }
  },
)
