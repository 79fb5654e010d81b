import { beforeAll, expect, it } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { readConfig } from '../../config/config.ts'
import { openDatabase, openOutbox } from '../../db/index.ts'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import type { ReplicatedPostgres } from '../../testing/replicated-postgres.ts'
import { replicatedPostgres } from '../../testing/replicated-postgres.ts'
import { checkReplica } from './check-replica.ts'

let servers: ReplicatedPostgres
beforeAll(async () => {
  servers = await replicatedPostgres()
})

it('says whether the replica answers, and how far behind it is', async () => {
  const { url, readUrl } = await servers.newDatabase()
  const db = await openDatabase({ url, dataDir: '' })
  const outbox = await openOutbox(db)
  closeAtEnd(async () => {
    await outbox.close()
    await db.close()
  })
  const check = async (databaseReadUrl?: string) =>
    checkReplica(db, { ...readConfig({}), databaseUrl: url, databaseReadUrl })
  const found = async (address = readUrl) => (await check(address))[0]

  expect(await check(undefined)).toEqual([])
  await eventually(async () => expect(await found()).toMatchObject({ state: 'ok' }))
  await servers.pause()
  for (const _ of [1, 2])
    await db.transaction((trx) =>
      outbox.append(trx, { kind: 'done', action: 'test', type: null, id: null, by: null }),
    )
  expect(await found()).toMatchObject({ state: 'warning', found: 'The replica is 2 events behind.' })
  await servers.resume()
  expect(await found()).toMatchObject({ state: 'ok', found: 'The replica answers and has all events.' })

  const wrong = await found(url)
  expect([wrong?.state, wrong?.found]).toEqual([
    'problem',
    expect.stringContaining('not a streaming replica'),
  ])
  const away = await found('postgres://cyanotype:secret@127.0.0.1:1/none')
  expect([away?.state, away?.found]).toEqual(['problem', expect.stringContaining('ECONNREFUSED')])
  expect(JSON.stringify(away)).not.toContain('secret')
})
