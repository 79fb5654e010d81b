/** Tests reads for visitors on a real streaming replica, while it follows, lags and is away. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../tools/testing/eventually.ts'
import { closeAtEnd } from '../testing/cleanup-registry.ts'
import { lineToDatabase } from '../testing/database-proxy.ts'
import type { ReplicatedDatabase, ReplicatedPostgres } from '../testing/replicated-postgres.ts'
import { replicatedPostgres, runOn } from '../testing/replicated-postgres.ts'
import type { Db, Outbox } from './index.ts'
import { openDatabase, openOutbox } from './index.ts'

let servers: ReplicatedPostgres
beforeAll(async () => {
  servers = await replicatedPostgres()
})

interface Opened {
  readonly db: Db
  readonly outbox: Outbox
  /** What was reported about the replica. */
  readonly reports: unknown[]
}

async function open(database: ReplicatedDatabase): Promise<Opened> {
  const reports: unknown[] = []
  const db = await openDatabase({ ...database, dataDir: '', onReplicaChange: (one) => reports.push(one) })
  const outbox = await openOutbox(db)
  closeAtEnd(async () => {
    await outbox.close()
    await db.close()
  })
  return { db, outbox, reports }
}

async function change({ db, outbox }: Opened, value: string): Promise<void> {
  await db.transaction(async (trx) => {
    await trx
      .insertInto('facts')
      .values({ name: 'test', value })
      .onConflict((row) => row.column('name').doUpdateSet({ value }))
      .execute()
    await outbox.append(trx, { kind: 'done', action: 'test', type: null, id: null, by: null })
  })
  await outbox.drain()
}

/** A change without an event. */
const changeSilently = ({ url }: ReplicatedDatabase, value: string) =>
  runOn(url, `update facts set value = '${value}' where name = 'test'`)

async function read({ db: { visitors } }: Opened) {
  const fact = await visitors
    .selectFrom('facts')
    .select('value')
    .where('name', '=', 'test')
    .executeTakeFirst()
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as "is"`.execute(visitors)
  return { value: fact?.value, isReplica: rows[0]?.is }
}

const expectOnReplica = (opened: Opened, value: string) =>
  eventually(async () => expect(await read(opened)).toEqual({ value, isReplica: true }))

describe('Reads for visitors', () => {
  let database: ReplicatedDatabase
  let opened: Opened
  beforeAll(async () => {
    database = await servers.newDatabase()
    opened = await open(database)
  })

  it('run on the replica once it has all events', async () => {
    await change(opened, 'first')
    await expectOnReplica(opened, 'first')
    const before = opened.db.visitorReads?.()
    await read(opened)
    expect(opened.db.visitorReads?.()).toEqual({ ...before, replica: Number(before?.replica) + 2 })
  })

  it('show a change at once while the replica lags, and use it again afterwards', async () => {
    await servers.pause()
    await change(opened, 'second')
    for (const _ of [1, 2]) expect(await read(opened)).toEqual({ value: 'second', isReplica: false })
    await servers.resume()
    await expectOnReplica(opened, 'second')
  })

  it('show a change to the listeners of its event', async () => {
    const seen: unknown[] = []
    const unsubscribe = opened.outbox.subscribe(async () => void seen.push(await read(opened)))
    await servers.pause()
    await change(opened, 'third')
    unsubscribe()
    await servers.resume()
    expect(seen).toEqual([{ value: 'third', isReplica: false }])
  })

  it('use the primary while the server does not hear of commits', async () => {
    await expectOnReplica(opened, 'third')
    await servers.pause()
    const listener = `query like 'listen %' and datname = current_database()`
    await runOn(database.url, `select pg_terminate_backend(pid) from pg_stat_activity where ${listener}`)
    await eventually(() => expect(opened.outbox.connected()).toBe(false))
    await changeSilently(database, 'fourth')
    expect(await read(opened)).toEqual({ value: 'fourth', isReplica: false })
    await servers.resume()
    await eventually(() => expect(opened.outbox.connected()).toBe(true))
  })

  it('see what was written at the start without an event', async () => {
    await servers.pause()
    await changeSilently(database, 'fifth')
    const next = await open(database)
    expect(await read(next)).toEqual({ value: 'fifth', isReplica: false })
    await servers.resume()
    await expectOnReplica(next, 'fifth')
  })

  it('never write', async () => {
    const { visitors } = opened.db
    const written = visitors.insertInto('facts').values({ name: 'written', value: '' })
    await expect(written.execute()).rejects.toThrow('Visitors only read.')
    await expect(visitors.transaction().execute(async () => {})).rejects.toThrow('Visitors only read.')
  })

  it('fail as on the primary, and stay on the replica', async () => {
    await expectOnReplica(opened, 'fifth')
    await expect(sql`select 1 / 0`.execute(opened.db.visitors)).rejects.toThrow('division by zero')
    expect(await read(opened)).toEqual({ value: 'fifth', isReplica: true })
    expect(opened.reports).toEqual([])
  })
})

describe('A replica', () => {
  it('that stops is replaced by the primary at once, and reported once', async () => {
    const { url, readUrl } = await servers.newDatabase()
    const line = lineToDatabase()
    const opened = await open({ url, readUrl: await line.lay(readUrl) })
    await change(opened, 'one')
    await expectOnReplica(opened, 'one')
    await line.cut()
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => read(opened)))
    expect(new Set(responses.map(({ value }) => value))).toEqual(new Set(['one']))
    expect(await read(opened)).toEqual({ value: 'one', isReplica: false })
    await line.restore()
    await expectOnReplica(opened, 'one')
    expect(opened.reports).toEqual([expect.any(Error), undefined])
  })

  it('that goes silent is replaced by the primary within seconds, and used through a new connection', async () => {
    const { url, readUrl } = await servers.newDatabase()
    const line = lineToDatabase()
    const opened = await open({ url, readUrl: await line.lay(readUrl) })
    await change(opened, 'one')
    await expectOnReplica(opened, 'one')
    line.silence()
    expect(await read(opened)).toEqual({ value: 'one', isReplica: false })
    await expectOnReplica(opened, 'one')
    expect(opened.reports).toEqual([expect.any(Error), undefined])
  })

  it('that is away does not stop the start', async () => {
    const { url, readUrl } = await servers.newDatabase()
    const line = lineToDatabase()
    const away = await line.lay(readUrl)
    await line.cut()
    const opened = await open({ url, readUrl: away })
    expect(await read(opened)).toEqual({ value: undefined, isReplica: false })
    expect(opened.reports).toEqual([expect.any(Error)])
  })

  it('that can be written to, or is of another database, stops the start', async () => {
    const [{ url }, other] = [await servers.newDatabase(), await servers.newDatabase()]
    const opening = (readUrl: string) => openDatabase({ url, readUrl, dataDir: '' })
    await expect(opening(url)).rejects.toThrow('DATABASE_READ_URL is not a streaming replica')
    await expect(opening(other.readUrl)).rejects.toThrow('a replica of another database')
  })
})
