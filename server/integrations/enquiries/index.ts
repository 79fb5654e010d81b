/** Enquiries: received from visitors, handled by administrators, and deleted after their retention period. */
import { auditStamp, changesBetween, record } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import type { Actor, Visitor } from '../../http/calls/principal.ts'
import type { IdempotencyClaim } from '../../http/idempotency/index.ts'
import { byteOrderMark, csvLine } from '../../platform/csv.ts'
import { day } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import type { TimeCursor } from '../time-cursor.ts'
import { cursorOf, readCursor } from '../time-cursor.ts'
import type { EnquiryForm, EnquiryResponse, EnquiryRules, EnquiryStatus } from './enquiry.ts'
import { isSpam, responseFrom } from './enquiry.ts'
import {
  countEnquiries,
  deleteEnquiriesBefore,
  deleteEnquiry,
  enquiriesBefore,
  findEnquiry,
  insertEnquiry,
  updateStatus,
} from './enquiry-store.ts'

export interface Enquiries {
  /** Accepts an enquiry, even if it looks like spam: the sender gets the same response. */
  receive(
    form: EnquiryForm,
    from: Pick<Visitor, 'address'>,
    idempotencyClaim?: IdempotencyClaim,
  ): Promise<void>
  list(query: EnquiryQuery): Promise<{ items: EnquiryResponse[]; next: string | null; unread: number }>
  read(id: string): Promise<EnquiryResponse>
  setStatus(actor: Actor, id: string, status: EnquiryStatus): Promise<EnquiryResponse>
  remove(actor: Actor, id: string): Promise<void>
  /** All enquiries as CSV, newest first, in chunks. Recorded in the audit log first. */
  export(actor: Actor, status?: EnquiryStatus): Promise<AsyncGenerator<string>>
  removeExpired(): Promise<void>
}

export { type EnquiryForm, enquiryForm } from './enquiry.ts'

interface EnquiryQuery {
  readonly status?: EnquiryStatus | undefined
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

export interface EnquiriesOptions {
  readonly db: Db
  /** Whether and in which languages visitors can write, and for how many days enquiries are kept. */
  readonly rules: () => Promise<EnquiryRules>
  readonly now?: () => Date
  /** Tells administrators about a message that does not look like spam. */
  readonly notify?: (trx: Transaction, enquiry: EnquiryResponse) => Promise<void>
}

const maxCounted = 1_000
const batchSize = 500
const columns = ['id', 'at', 'status', 'name', 'email', 'message', 'page', 'locale'] as const

interface EnquiryDeps extends EnquiriesOptions {
  readonly now: () => Date
  readonly notify: NonNullable<EnquiriesOptions['notify']>
}

export function openEnquiries(options: EnquiriesOptions): Enquiries {
  const deps = { now: () => new Date(), notify: async () => {}, ...options }
  return {
    receive: (form, from, idempotencyClaim) => receive(deps, form, from, idempotencyClaim),
    list: (query) => list(deps, query),
    read: (id) => read(deps, id),
    setStatus: (actor, id, status) => setStatus(deps, actor, id, status),
    remove: (actor, id) => remove(deps, actor, id),
    export: (actor, status) => exported(deps, actor, status),
    removeExpired: () => removeExpired(deps),
  }
}

async function receive(
  { db, rules, now, notify }: EnquiryDeps,
  form: EnquiryForm,
  { address }: Pick<Visitor, 'address'>,
  idempotencyClaim?: IdempotencyClaim,
): Promise<void> {
  const { name, email, message, page, locale } = form
  const { isOpen, languages } = await rules()
  if (!isOpen || !languages.includes(locale)) throw new Problem('enquiries_closed')
  const [id, at] = [newId(), now().toISOString()]
  const status = isSpam(form) ? 'spam' : 'new'
  const untouched = { changed_at: null, changed_by: null }
  await db.transaction(async (trx) => {
    await idempotencyClaim?.(trx, id)
    const row = { id, at, name, email, message, page, locale, status, ...untouched }
    await insertEnquiry(trx, row)
    if (status === 'new') await notify(trx, responseFrom(row))
    // Without the message, because the audit log is kept for longer than enquiries may be.
    const auditBase = {
      at,
      by: null,
      from: address,
      action: 'enquiry.received',
      type: 'enquiry',
      id,
    } as const
    await record(trx, { ...auditBase, details: { page, locale, status } })
  })
}

async function list({ db }: EnquiryDeps, { status, after, limit = 50 }: EnquiryQuery) {
  const found = await page(db, status, readCursor(after), limit + 1)
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const unread = await countEnquiries(db.kysely, 'new', maxCounted)
  return { items, next: last === undefined || found.length <= limit ? null : cursorOf(last), unread }
}

async function page({ kysely }: Db, status: EnquiryStatus | undefined, before: TimeCursor, limit: number) {
  return (await enquiriesBefore(kysely, status, before, limit)).map(responseFrom)
}

async function read({ db }: EnquiryDeps, id: string): Promise<EnquiryResponse> {
  const row = await findEnquiry(db.kysely, id)
  if (row === undefined) throw new Problem('not_found')
  return responseFrom(row)
}

async function setStatus(
  deps: EnquiryDeps,
  actor: Actor,
  id: string,
  status: EnquiryStatus,
): Promise<EnquiryResponse> {
  const { db, now } = deps
  await db.transaction(async (trx) => {
    const before = await findEnquiry(trx, id)
    if (before === undefined) throw new Problem('not_found')
    const stamp = auditStamp(actor, now())
    await updateStatus(trx, id, { status, changed_at: stamp.at, changed_by: actor.id })
    const details = changesBetween({ status: before.status }, { status })
    await record(trx, { ...stamp, action: 'enquiry.changed', type: 'enquiry', id, details })
  })
  return read(deps, id)
}

async function remove({ db, now }: EnquiryDeps, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (trx) => {
    if (!(await deleteEnquiry(trx, id))) throw new Problem('not_found')
    await record(trx, { ...auditStamp(actor, now()), action: 'enquiry.deleted', type: 'enquiry', id })
  })
}

async function exported(
  { db, now }: EnquiryDeps,
  actor: Actor,
  status: EnquiryStatus | undefined,
): Promise<AsyncGenerator<string>> {
  const entry = { action: 'enquiry.exported', type: 'enquiry', details: { status } } as const
  await db.transaction((trx) => record(trx, { ...auditStamp(actor, now()), ...entry }))
  return linesOf(db, status)
}

async function* linesOf(db: Db, status: EnquiryStatus | undefined): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvLine(columns)}`
  let items = await page(db, status, readCursor(undefined), batchSize)
  for (let last = items.at(-1); last !== undefined; last = items.at(-1)) {
    yield items.map((item) => csvLine(columns.map((column) => item[column]))).join('')
    items = await page(db, status, last, batchSize)
  }
}

async function removeExpired({ db, rules, now }: EnquiryDeps): Promise<void> {
  const { days } = await rules()
  const moment = new Date(now().getTime() - days * day).toISOString()
  await db.transaction(async (trx) => {
    const count = await deleteEnquiriesBefore(trx, moment)
    const auditBase = { ...auditStamp(null, now()), action: 'enquiry.forgotten', type: 'enquiry' } as const
    if (count > 0n) await record(trx, { ...auditBase, details: { count: Number(count), before: moment } })
  })
}
