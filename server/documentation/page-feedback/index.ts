/**
 * Page feedback: answers of visitors to “Was this page helpful?”, read by editors, and deleted after the
 * retention period of enquiries. Nothing is stored that identifies a visitor, so receiving an answer writes no
 * audit entry either: it would contain the IP address.
 */
import { randomUUID } from 'node:crypto'
import { publicLanguagesIn } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { enquiryRules } from '../../integrations/enquiries/enquiry.ts'
import { day as dayMs } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import type { Comment, FeedbackForm, PageAnswers } from './feedback.ts'
import { docsPages } from './feedback.ts'
import {
  commentsBefore,
  countByPage,
  cursorOf,
  deleteComment,
  deleteFeedbackBefore,
  deleteFeedbackOf,
  insertFeedback,
  readCursor,
} from './feedback-store.ts'

export { type FeedbackForm, feedbackForm } from './feedback.ts'

export interface PageFeedback {
  /** Stores an answer. Spam is dropped: its sender gets the same answer. */
  receive(form: FeedbackForm): Promise<void>
  /** The pages with the most “No” first. */
  list(locale?: Locale): Promise<readonly PageAnswers[]>
  /** The comments on a page, newest first. */
  comments(query: CommentQuery): Promise<{ items: Comment[]; next: string | null }>
  /** Deletes a comment. Its answer still counts. */
  removeComment(actor: Actor, id: string): Promise<void>
  /** Deletes all answers about a page. */
  removePage(actor: Actor, page: string): Promise<void>
  removeExpired(): Promise<void>
}

interface CommentQuery {
  readonly page: string
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

export interface PageFeedbackOptions {
  readonly db: Db
  readonly documents: Pick<Documents, 'openReader'>
  readonly now?: () => Date
}

interface Deps extends PageFeedbackOptions {
  readonly now: () => Date
  readonly findPage: ReturnType<typeof docsPages>
}

/** More pages than any documentation has with answers. */
const maxPages = 500

export function openPageFeedback({ now = () => new Date(), ...options }: PageFeedbackOptions): PageFeedback {
  const deps = { ...options, now, findPage: docsPages(options.documents) }
  return {
    receive: (form) => receive(deps, form),
    list: (locale) => list(deps, locale),
    comments: (query) => comments(deps, query),
    removeComment: (actor, id) => removeComment(deps, actor, id),
    removePage: (actor, page) => removePage(deps, actor, page),
    removeExpired: () => removeExpired(deps),
  }
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

async function receive({ db, documents, now, findPage }: Deps, form: FeedbackForm): Promise<void> {
  const page = await findPage(form.page)
  const languages = await publicLanguagesIn(documents.openReader())
  if (page === undefined || !languages.includes(page.locale)) throw new Problem('not_found')
  if (form.website) return
  const answer = { helpful: form.helpful ? 1 : 0, comment: form.comment || null }
  const row = { id: randomUUID(), day: dayOf(now()), page: page.path, locale: page.locale, ...answer }
  await db.transaction((trx) => insertFeedback(trx, row))
}

async function list({ db, findPage }: Deps, locale: Locale | undefined): Promise<readonly PageAnswers[]> {
  const rows = await countByPage(db.kysely, locale, maxPages)
  return Promise.all(
    rows.flatMap((row) =>
      isLocale(row.locale) ? [withTitle({ ...row, locale: row.locale }, findPage)] : [],
    ),
  )
}

async function withTitle(row: Omit<PageAnswers, 'title'>, findPage: Deps['findPage']): Promise<PageAnswers> {
  return { ...row, title: (await findPage(row.page))?.title ?? null }
}

async function comments({ db }: Deps, { page, after, limit = 50 }: CommentQuery) {
  const found = await commentsBefore(db.kysely, page, readCursor(after), limit + 1)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    items: rows.map(({ id, day, helpful, comment }) => ({
      id,
      day,
      helpful: helpful === 1,
      text: comment ?? '',
    })),
    next: last === undefined || found.length <= limit ? null : cursorOf(last),
  }
}

async function removeComment({ db, now }: Deps, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (trx) => {
    const page = await deleteComment(trx, id)
    if (page === undefined) throw new Problem('not_found')
    const entry = { action: 'feedback.comment_deleted', type: 'page-feedback', id } as const
    await record(trx, { ...auditStamp(actor, now()), ...entry, details: { page } })
  })
}

async function removePage({ db, now }: Deps, actor: Actor, page: string): Promise<void> {
  await db.transaction(async (trx) => {
    const count = await deleteFeedbackOf(trx, page)
    if (count === 0) throw new Problem('not_found')
    const entry = { action: 'feedback.deleted', type: 'page-feedback' } as const
    await record(trx, { ...auditStamp(actor, now()), ...entry, details: { page, count } })
  })
}

async function removeExpired({ db, documents, now }: Deps): Promise<void> {
  const { days } = await enquiryRules(documents)
  const day = dayOf(new Date(now().getTime() - days * dayMs))
  await db.transaction(async (trx) => {
    const count = await deleteFeedbackBefore(trx, day)
    const entry = { action: 'feedback.expired', type: 'page-feedback' } as const
    if (count > 0)
      await record(trx, { ...auditStamp(null, now()), ...entry, details: { count, before: day } })
  })
}
