import { Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../testing/databases.ts'
import { isDatabaseUnreachable } from '../is-unreachable.ts'

it('ends connections to a PostgreSQL server that falls silent, and opens others', async () => {
  const watched = vi.spyOn(Socket.prototype, 'setTimeout')
  const db = await openTestDatabase('postgres')
  const silence = () => {
    for (const socket of watched.mock.contexts) if (socket instanceof Socket) socket.emit('timeout')
  }
  const interrupted = db.transaction(async (trx) => {
    const asleep = sql`select pg_sleep(5)`.execute(trx)
    silence()
    await asleep
  })
  await expect(interrupted).rejects.toSatisfy(isDatabaseUnreachable)
  expect((await sql`select 1 as one`.execute(db.kysely)).rows).toEqual([{ one: 1 }])
  watched.mockRestore()
})
