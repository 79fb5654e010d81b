/** Audit log: numbering, tamper detection and retention, on both databases. */
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/index.ts'
import { day } from '../platform/durations.ts'
import { databases, openTestDatabase } from '../testing/databases.ts'
import { record } from './append-entry.ts'
import { hashOf, insertEntry } from './audit-store.ts'
import { keyAuditLog, resealChainKeys } from './chain-keys.ts'
import { pruneAuditLog } from './retention.ts'
import { verifyAuditLog } from './verify-chain.ts'

const start = Date.UTC(2026, 0, 1)

describe.each(databases)('audit log on %s', (kind) => {
  let db: Db
  const write = (id: string, at = start) =>
    db.transaction((trx) =>
      record(trx, {
        action: 'document.saved',
        at: new Date(at).toISOString(),
        by: 'ada',
        from: '192.0.2.7',
        type: 'updates',
        id,
      }),
    )
  const verify = () => verifyAuditLog(db.kysely)
  /** Simulates an attacker with access to the database: removes the triggers that refuse changes. */
  const forge = (statement: string) =>
    db.transaction(async (trx) => {
      for (const trigger of ['audit_never_changes', 'audit_never_shrinks']) {
        const cursor = kind === 'postgres' ? ' on audit' : ''
        await sql.raw(`drop trigger if exists ${trigger}${cursor}`).execute(trx)
      }
      await sql.raw(statement).execute(trx)
    })

  beforeEach(async () => {
    db = await openTestDatabase(kind)
  })

  it('numbers entries without gaps in the order of commits under concurrent writes', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => write(`action.${index}`)))
    await expect(
      db.transaction(async (trx) => {
        await record(trx, {
          action: 'document.saved',
          at: new Date(start).toISOString(),
          by: null,
          from: null,
        })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await write('last')
    const rows = await db.kysely
      .selectFrom('audit')
      .select(['number', 'subject_id'])
      .orderBy('number')
      .execute()
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1))
    expect(rows.at(-1)?.subject_id).toBe('last')
    expect(await verify()).toMatchObject({ entries: 31, head: { number: 31 } })
    expect(await verify()).not.toHaveProperty('broken')
  })

  it('is valid when it is empty', async () => {
    expect(await verify()).toEqual({ entries: 0, head: { number: 0, hash: '0'.repeat(64) } })
  })

  it.each([
    `update audit set user_id = 'eve' where number = 2`,
    'delete from audit where number = 2',
    'delete from audit',
  ])('refuses to change or delete entries: %s', async (statement) => {
    for (const id of ['a', 'b', 'c']) await write(id)
    await expect(sql.raw(statement).execute(db.kysely)).rejects.toThrow(/audit trail never/)
    expect(await verify()).toMatchObject({ entries: 3 })
  })

  it.each([
    [`update audit set user_id = 'eve' where number = 2`, { number: 2, because: 'changed' }],
    [`update audit set address = null where number = 3`, { number: 3, because: 'changed' }],
    [`update audit set details = '{"a":1}' where number = 4`, { number: 4, because: 'changed' }],
    [`update audit set hash = '${'0'.repeat(64)}' where number = 1`, { number: 1, because: 'changed' }],
    ['delete from audit where number = 2', { number: 2, because: 'missing' }],
    ['delete from audit where number <= 2', { number: 1, because: 'missing' }],
    [`update audit set number = 9 where number = 4`, { number: 4, because: 'missing' }],
  ])('detects tampering: %s', async (statement, broken) => {
    for (const id of ['a', 'b', 'c', 'd']) await write(id)
    await forge(statement)
    expect((await verify()).broken).toEqual(broken)
  })

  it('detects a deleted end when an earlier head is known', async () => {
    for (const id of ['a', 'b', 'c']) await write(id)
    const { head } = await verify()
    await write('d')
    expect(await verifyAuditLog(db.kysely, head)).not.toHaveProperty('broken')
    await forge('delete from audit where number >= 3')
    expect(await verify()).not.toHaveProperty('broken')
    expect((await verifyAuditLog(db.kysely, head)).broken).toEqual({ number: 3, because: 'missing' })
    await write('other')
    expect((await verifyAuditLog(db.kysely, head)).broken).toEqual({ number: 3, because: 'changed' })
  })

  it('has a key from when the secret is known, and is verifiable before and after', async () => {
    await write('plain')
    await keyAuditLog(db, ['of this site'])
    for (const id of ['a', 'b']) await write(id)
    const hashes = (await db.kysely.selectFrom('audit').select('hash').orderBy('number').execute()).map(
      ({ hash }) => hash,
    )
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
    for (const hash of hashes.slice(1)) expect(hash).toMatch(/^[0-9a-f]{8}\.[0-9a-f]{64}$/)
    expect(await verify()).toEqual({ entries: 3, head: { number: 3, hash: hashes[2] } })
    await forge("update audit set subject_id = 'c' where number = 3")
    expect((await verify()).broken).toEqual({ number: 3, because: 'changed' })
  })

  it('detects an entry without a key after one with a key', async () => {
    await keyAuditLog(db, ['of this site'])
    await write('a')
    const before = (await verify()).head
    const entry = { number: 2, at: '2026-01-01', user_id: null, address: null, action: 'document.saved' }
    const row = { ...entry, type: null, subject_id: null, details: '{}' }
    await db.transaction((trx) => insertEntry(trx, { ...row, hash: hashOf(row, before.hash, undefined) }))
    expect((await verify()).broken).toEqual({ number: 2, because: 'unkeyed' })
  })

  it('reports entries whose key was sealed with a secret that is lost, and goes on with another key', async () => {
    await keyAuditLog(db, ['of this site'])
    await write('a')
    await keyAuditLog(db, ['another secret'])
    await write('b')
    expect(await verify()).toMatchObject({ entries: 2, unverified: 1 })
    await keyAuditLog(db, ['another secret', 'of this site'])
    expect(await verify()).not.toHaveProperty('unverified')
    expect(await db.transaction((trx) => resealChainKeys(trx, ['another secret', 'of this site']))).toBe(1)
    await keyAuditLog(db, ['another secret'])
    expect(await verify()).not.toHaveProperty('unverified')
  })

  it('deletes entries that are older than 400 days and stays verifiable', async () => {
    for (const index of [0, 1, 2, 3]) await write(`old.${index}`, start + index * day)
    await write('young', start + 10 * day)
    await pruneAuditLog(db, new Date(start + (400 + 2) * day), 400)
    const rows = await db.kysely.selectFrom('audit').selectAll().orderBy('number').execute()
    expect(rows.slice(0, 3).map(({ subject_id }) => subject_id)).toEqual(['old.2', 'old.3', 'young'])
    expect(rows.at(3)?.action).toBe('audit.cut')
    expect(await verify()).toMatchObject({ entries: 4, head: { number: 6 } })
    expect(await verify()).not.toHaveProperty('broken')
    await pruneAuditLog(db, new Date(start + (400 + 3) * day), 400)
    expect(await verify()).toMatchObject({ entries: 4, head: { number: 7 } })
    await pruneAuditLog(db, new Date(start + (400 + 3) * day), 400)
    expect(await verify()).toMatchObject({ head: { number: 7 } })
    await expect(sql.raw('delete from audit where number = 6').execute(db.kysely)).rejects.toThrow(/never/)
    await forge('delete from audit where number <= 4')
    expect((await verify()).broken).toEqual({ number: 1, because: 'missing' })
  })
})
