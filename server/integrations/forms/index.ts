/** Answers to forms of pages: received from visitors, read by administrators, and deleted after their retention period. */

import { defaultFormDays } from '@cyanotype/content/contracts/dynamic-page.ts'
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { auditStamp, changesBetween, record } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Actor, Visitor } from '../../http/calls/principal.ts'
import { day } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import { cursorOf, readCursor } from '../time-cursor.ts'
import { exportAnswers } from './export-answers.ts'
import type { AnsweredField, FormAnswer, FormAnswerStatus } from './form-answer.ts'
import { answerFrom, emailsIn } from './form-answer.ts'
import type { AnswerFilter } from './form-store.ts'
import {
  answeredForms,
  answersBefore,
  countAnswers,
  deleteAnswer,
  deleteAnswersBefore,
  findAnswer,
  insertAnswer,
  storedEmails,
  updateStatus,
} from './form-store.ts'

export { readFields } from './form-answer.ts'
export { type PageForms, pageFormsAt } from './published-form.ts'

export interface FormAnswers {
  /** Stores an answer whose fields were checked, even if it looks like spam: the sender sees no difference. */
  receive(sent: SentAnswer, from: Pick<Visitor, 'address'>): Promise<void>
  list(query: AnswerQuery): Promise<AnswerList>
  read(id: string): Promise<FormAnswer>
  setStatus(actor: Actor, id: string, status: FormAnswerStatus): Promise<FormAnswer>
  remove(actor: Actor, id: string): Promise<void>
  /** Answers as CSV, newest first, in chunks. Every label is a column. Recorded in the audit log first. */
  export(actor: Actor, filter: AnswerFilter): Promise<AsyncGenerator<string>>
  removeExpired(): Promise<void>
}

export interface SentAnswer {
  readonly form: string
  readonly document: string
  readonly page: string
  readonly locale: Locale
  readonly fields: readonly AnsweredField[]
  readonly isSpam: boolean
}

export interface AnswerQuery extends AnswerFilter {
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

interface AnswerList {
  readonly items: FormAnswer[]
  readonly next: string | null
  readonly unread: number
  readonly forms: string[]
}

export interface FormAnswersOptions {
  readonly db: Db
  readonly documents: Pick<Documents, 'openReader'>
  readonly now?: () => Date
  /** Tells administrators about an answer that does not look like spam. */
  readonly notify?: (trx: Transaction, answer: FormAnswer) => Promise<void>
}

interface Deps extends FormAnswersOptions {
  readonly now: () => Date
  readonly notify: NonNullable<FormAnswersOptions['notify']>
}

const maxCounted = 1_000
/** More than anyone chooses from. */
const maxForms = 200

export function openFormAnswers(options: FormAnswersOptions): FormAnswers {
  const deps = { now: () => new Date(), notify: async () => {}, ...options }
  return {
    receive: (sent, from) => receive(deps, sent, from),
    list: (query) => list(deps, query),
    read: (id) => read(deps, id),
    setStatus: (actor, id, status) => setStatus(deps, actor, id, status),
    remove: (actor, id) => remove(deps, actor, id),
    export: (actor, filter) => exported(deps, actor, filter),
    removeExpired: () => removeExpired(deps),
  }
}

async function receive(
  { db, now, notify }: Deps,
  { isSpam, fields, ...sent }: SentAnswer,
  { address }: Pick<Visitor, 'address'>,
): Promise<void> {
  const [id, at] = [newId(), now().toISOString()]
  const status = isSpam ? 'spam' : 'new'
  const content = { fields: JSON.stringify(fields), emails: storedEmails(emailsIn(fields)) }
  const row = { id, at, ...sent, ...content, status, changed_at: null, changed_by: null }
  await db.transaction(async (trx) => {
    await insertAnswer(trx, row)
    if (!isSpam) await notify(trx, answerFrom(row))
    // Without the answer, because the audit log is kept for longer than answers may be.
    const entry = {
      at,
      by: null,
      from: address,
      action: 'form_answer.received',
      type: 'form-answer',
    } as const
    const { page, locale, form } = sent
    await record(trx, { ...entry, id, details: { page, locale, form, status } })
  })
}

async function list({ db }: Deps, { after, limit = 50, ...filter }: AnswerQuery): Promise<AnswerList> {
  const rows = await answersBefore(db.kysely, filter, readCursor(after), limit + 1)
  const items = rows.slice(0, limit).map(answerFrom)
  const last = items.at(-1)
  return {
    items,
    next: last === undefined || rows.length <= limit ? null : cursorOf(last),
    unread: await countAnswers(db.kysely, 'new', maxCounted),
    forms: await answeredForms(db.kysely, maxForms),
  }
}

async function read({ db }: Deps, id: string): Promise<FormAnswer> {
  const row = await findAnswer(db.kysely, id)
  if (row === undefined) throw new Problem('not_found')
  return answerFrom(row)
}

async function setStatus(
  deps: Deps,
  actor: Actor,
  id: string,
  status: FormAnswerStatus,
): Promise<FormAnswer> {
  const { db, now } = deps
  await db.transaction(async (trx) => {
    const before = await findAnswer(trx, id)
    if (before === undefined) throw new Problem('not_found')
    const stamp = auditStamp(actor, now())
    await updateStatus(trx, id, { status, changed_at: stamp.at, changed_by: actor.id })
    const details = changesBetween({ status: before.status }, { status })
    await record(trx, { ...stamp, action: 'form_answer.changed', type: 'form-answer', id, details })
  })
  return read(deps, id)
}

async function remove({ db, now }: Deps, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (trx) => {
    if (!(await deleteAnswer(trx, id))) throw new Problem('not_found')
    await record(trx, { ...auditStamp(actor, now()), action: 'form_answer.deleted', type: 'form-answer', id })
  })
}

async function exported(
  { db, now }: Deps,
  actor: Actor,
  { status, form }: AnswerFilter,
): Promise<AsyncGenerator<string>> {
  const entry = { action: 'form_answer.exported', type: 'form-answer', details: { status, form } } as const
  await db.transaction((trx) => record(trx, { ...auditStamp(actor, now()), ...entry }))
  return exportAnswers(db, { status, form })
}

async function removeExpired({ db, documents, now }: Deps): Promise<void> {
  const settings = await readSettings(documents.openReader())
  const days = settings?.data.formDays ?? defaultFormDays
  const moment = new Date(now().getTime() - days * day).toISOString()
  await db.transaction(async (trx) => {
    const count = await deleteAnswersBefore(trx, moment)
    const entry = { action: 'form_answer.forgotten', type: 'form-answer' } as const
    const details = { count: Number(count), before: moment }
    if (count > 0n) await record(trx, { ...auditStamp(null, now()), ...entry, details })
  })
}
