import { Socket } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../../tools/testing/eventually.ts'
import { closeAtEnd } from '../testing/cleanup-registry.ts'
import { databases, emptyDatabase, openTestDatabase } from '../testing/databases.ts'
import type { Db } from './database.ts'
import { openDatabase } from './database.ts'
import type { Event, PublicChange } from './outbox.ts'
import { openOutbox } from './outbox.ts'

const event = (id: string): PublicChange => ({
  kind: 'published',
  type: 'updates',
  id,
  layers: ['el'],
  locales: ['el'],
  slugs: [],
})
const noteIn =
  (events: string[]) =>
  ({ id }: Event) =>
    void events.push(id ?? '')

describe.each(databases)('Outbox on %s', (kind) => {
  const opened = async () => {
    const db = await openTestDatabase(kind)
    const outbox = await openOutbox(db)
    closeAtEnd(() => outbox.close())
    const events: string[] = []
    outbox.subscribe(noteIn(events))
    return { db, outbox, events }
  }

  it('has delivered all committed events to all subscribers in order after a drain', async () => {
    const { db, outbox, events } = await opened()
    const names = Array.from({ length: 250 }, (_, index) => String(index))
    for (const name of names) await db.transaction((trx) => outbox.append(trx, event(name)))
    await outbox.drain()
    expect(events).toEqual(names)
    await outbox.drain()
    expect(events).toHaveLength(250)
  })

  it('delivers nothing of a transaction that was rolled back', async () => {
    const { db, outbox, events } = await opened()
    const failed = db.transaction(async (trx) => {
      await outbox.append(trx, event('never'))
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await db.transaction((trx) => outbox.append(trx, event('yes')))
    await outbox.drain()
    expect(events).toEqual(['yes'])
  })

  it('misses no event of many concurrent transactions', async () => {
    const { db, outbox, events } = await opened()
    const names = Array.from({ length: 40 }, (_, index) => String(index))
    await Promise.all(
      names.map(async (name) => {
        await db.transaction((trx) => outbox.append(trx, event(name)))
        await outbox.drain()
        expect(events).toContain(name)
      }),
    )
    expect(events.toSorted()).toEqual(names.toSorted())
  })

  it('delivers soon after the commit, also without a drain', async () => {
    const { db, outbox, events } = await opened()
    await db.transaction((trx) => outbox.append(trx, event('unasked')))
    await eventually(() => expect(events).toEqual(['unasked']))
    expect(outbox.last()).toBe(1)
  })

  it('returns the events after a number, or reports that they are no longer stored', async () => {
    const { db, outbox } = await opened()
    for (const name of ['a', 'b', 'c']) await db.transaction((trx) => outbox.append(trx, event(name)))
    const since = async (number: number) => (await outbox.since(number))?.map(({ event: { id } }) => id)
    expect(await since(1)).toEqual(['b', 'c'])
    expect(await since(3)).toEqual([])
    expect(await since(4)).toBeUndefined()
    await outbox.removeBefore(new Date(Date.now() + 1_000))
    expect(await since(2)).toEqual(['c'])
    expect(await since(1)).toBeUndefined()
    await db.transaction((trx) => outbox.append(trx, event('d')))
    expect(await since(3)).toEqual(['d'])
  })

  it('returns the events after a number also if some between are superseded', async () => {
    const { db, outbox } = await opened()
    for (const name of ['a', 'b', 'c']) await db.transaction((trx) => outbox.append(trx, event(name)))
    await db.kysely.deleteFrom('outbox').where('number', '=', 2).execute()
    const found = await outbox.since(1)
    expect(found?.map(({ event: { id } }) => id)).toEqual(['c'])
  })

  it('starts with events after the start of the process', async () => {
    const { db, outbox } = await opened()
    await db.transaction((trx) => outbox.append(trx, event('before')))
    const later = await openOutbox(db)
    closeAtEnd(() => later.close())
    const events: string[] = []
    later.subscribe(noteIn(events))
    await db.transaction((trx) => outbox.append(trx, event('after')))
    await later.drain()
    expect(events).toEqual(['after'])
  })
})

describe('Outbox of several nodes', () => {
  it('probes the connection for notifications, so that a dead one does not count as connected', async () => {
    const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive')
    const db = await openTestDatabase('postgres')
    const outbox = await openOutbox(db)
    closeAtEnd(() => outbox.close())
    expect(keepAlive.mock.calls).toEqual([[true, 10_000]])
    keepAlive.mockRestore()
  })

  it('wakes the other nodes, also after a lost connection, without losing an event', async () => {
    const where = await emptyDatabase('postgres')
    const [here, there] = [await openDatabase(where), await openDatabase(where)]
    await here.migrate()
    const [outbox, other] = [await openOutbox(here), await openOutbox(there)]
    const events: string[] = []
    other.subscribe(noteIn(events))
    const write = (id: string) => here.transaction((trx) => outbox.append(trx, event(id)))

    await write('first')
    await eventually(() => expect(events).toEqual(['first']))

    await cutListeners(here)
    await eventually(() => expect(other.connected()).toBe(false))
    await write('meanwhile')
    await eventually(() => expect(events).toEqual(['first', 'meanwhile']))
    expect(other.connected()).toBe(true)

    for (const closing of [outbox, other, here, there]) await closing.close()
  })
})

describe('Outbox of a single process', () => {
  it('delivers what a command writes to the same file', async () => {
    const where = await emptyDatabase('sqlite')
    const [server, command] = [await openDatabase(where), await openDatabase(where)]
    await server.migrate()
    const [outbox, commands] = [await openOutbox(server), await openOutbox(command)]
    const events: string[] = []
    outbox.subscribe(noteIn(events))
    await command.transaction((trx) => commands.append(trx, event('by a command')))
    await eventually(() => expect(events).toEqual(['by a command']))
    for (const closing of [outbox, commands, server, command]) await closing.close()
  })
})

function cutListeners({ kysely }: Db) {
  return sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(kysely)
}
