/** Tests that data is deleted after its retention period. Every job is listed in `testing/expiring-data.ts`. */
import { beforeAll, describe, expect, it } from 'vitest'
import { insertUser } from '../../accounts/users/user-store.ts'
import { retentionJobs } from '../../background-work.ts'
import { readConfig } from '../../config/config.ts'
import type { Outbox } from '../../db/index.ts'
import { openDatabase, openOutbox } from '../../db/index.ts'
import { openIdempotencyKeys } from '../../http/idempotency/index.ts'
import { openModules } from '../../open-modules.ts'
import { minute } from '../../platform/durations.ts'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import { databases, newEmptyDatabase } from '../../testing/databases.ts'
import type { Job } from './index.ts'
import type { JobSetup } from './testing/expiring-data.ts'
import { expiringData, names } from './testing/expiring-data.ts'

describe.each(databases)('Retention jobs on %s', (kind) => {
  let setup: JobSetup
  let jobs: Readonly<Record<string, Job>>

  beforeAll(async () => {
    const { dataDir, url: databaseUrl } = await newEmptyDatabase(kind, { tables: true })
    const config = { ...readConfig({}), dataDir, databaseUrl }
    const db = await openDatabase({ dataDir, url: databaseUrl })
    closeAtEnd(() => db.close())
    await db.migrate()
    const outbox: Outbox = await openOutbox(db)
    closeAtEnd(() => outbox.close())
    const modules = await openModules({ config, list: [], db, outbox })
    closeAtEnd(() =>
      Promise.all([modules.translations.close(), modules.search.stop(), modules.checks.close()]),
    )
    const account = { email: 'ada@example.org', username: 'Ada', password: '', role: 'owner' } as const
    const { id: user } = await insertUser(db.kysely, account, new Date())
    setup = { db, modules, user, dataDir }
    jobs = retentionJobs(outbox, modules, openIdempotencyKeys(db))
  })

  it('are exactly the listed ones', () =>
    expect(Object.keys(jobs).sort()).toEqual(Object.keys(expiringData).sort()))

  it.each(Object.entries(expiringData))(
    'delete old data, and nothing else: %s',
    async (name, { lasts, young = lasts - minute, put, remaining }) => {
      const now = Date.now()
      await put(setup, 'old', new Date(now - lasts - minute))
      await put(setup, 'young', new Date(now - young))
      expect([...(await remaining(setup))].sort()).toEqual(names)
      await jobs[name]?.()
      expect(await remaining(setup)).toEqual(['young'])
    },
  )
})
