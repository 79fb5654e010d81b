import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { record } from '../audit/append-entry.ts'
import { openDatabase } from '../db/index.ts'
import { callDatabases, emptyDatabase } from '../testing/databases.ts'

it.each(callDatabases)('verifies the audit log from the command line on %s', async (kind) => {
  const where = await emptyDatabase(kind)
  const db = await openDatabase(where)
  await db.migrate()
  const auditBase = { action: 'document.saved', at: new Date().toISOString(), by: null, from: null } as const
  for (let count = 0; count < 3; count++) await db.transaction((trx) => record(trx, auditBase))
  const audit = (...options: string[]) => {
    const env = { ...process.env, DATA_DIR: where.dataDir, DATABASE_URL: where.url ?? '' }
    const command = [fileURLToPath(new URL('audit.ts', import.meta.url)), ...options]
    const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
    return { status, stdout: stdout.trim() }
  }
  const verified = audit('verify')
  expect(verified).toEqual({
    status: 0,
    stdout: expect.stringMatching(/is complete: 3 entries\. Head: 3:[0-9a-f]{64}$/),
  })
  const head = verified.stdout.split(' ').at(-1) ?? ''
  expect(audit('verify', '--head', head).status).toBe(0)
  const longer = audit('verify', '--json', '--head', head.replace('3:', '4:'))
  expect(longer.status).toBe(1)
  expect(JSON.parse(longer.stdout)).toMatchObject({ entries: 3, broken: { number: 4, because: 'missing' } })
  expect(audit('mend')).toEqual({ status: 2, stdout: expect.stringMatching(/^Usage/) })
  await db.close()
})

it('creates no database in a folder without one', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cyanotype-audit-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const command = [fileURLToPath(new URL('audit.ts', import.meta.url)), 'verify']
  const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
  expect({ status, stdout: stdout.trim() }).toEqual({
    status: 2,
    stdout: `There is no database in ${dataDir}. Set DATA_DIR to the folder of the server, or DATABASE_URL.`,
  })
  expect(readdirSync(dataDir)).toEqual([])
})
