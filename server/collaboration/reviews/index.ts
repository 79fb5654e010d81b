/** Reviews: a user requests the approval of versions, and reviewers approve them or ask for changes. */
import type { Types } from '@cyanotype/content/model/index.ts'
import { may, siteLayers, siteLocales } from '@cyanotype/content/model/index.ts'
import { auditStamp, changesBetween, record } from '../../audit/index.ts'
import type { Queries, Transaction } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { titlesOf } from '../notifications/notification-store.ts'
import { approvedVersions, rolesIn, ruleOf, versionsIn } from './approvals.ts'
import type { DecisionRow, ReviewRow } from './review-store.ts'
import {
  allRules,
  decisionsAbout,
  decisionsIn,
  eraseReviewTexts,
  lastReview,
  reviewersOf,
  reviewsFor,
  reviewTextsOf,
  saveReviewRule,
} from './review-store.ts'
import type {
  DecisionForm,
  DecisionResponse,
  OwnReview,
  RequestForm,
  ReviewResponse,
  ReviewState,
  ReviewUser,
  Rule,
} from './schemas.ts'
import { decisions, noRule, stateOf } from './schemas.ts'
import type { ReviewDeps, ReviewedDocument } from './write-reviews.ts'
import { approversOf, decideReview, requestReview, typeNamed, withdrawReview } from './write-reviews.ts'

export { approvals } from './approvals.ts'

export interface Reviews {
  state(actor: Actor, document: ReviewedDocument): Promise<ReviewState>
  /** Users whose approval counts for what the actor can have reviewed, by name. */
  people(actor: Actor, document: ReviewedDocument): Promise<readonly ReviewUser[]>
  request(actor: Actor, document: ReviewedDocument, form: RequestForm): Promise<ReviewState>
  decide(actor: Actor, document: ReviewedDocument, form: DecisionForm): Promise<ReviewState>
  withdraw(actor: Actor, document: ReviewedDocument): Promise<void>
  /** Open reviews that wait for the actor. */
  own(actor: Actor): Promise<readonly OwnReview[]>
  rules(): Promise<readonly (Rule & { readonly type: string })[]>
  setRule(actor: Actor, type: string, rule: Rule): Promise<Rule & { readonly type: string }>
}

export interface ReviewsOptions extends Omit<ReviewDeps, 'now'> {
  readonly now?: () => Date
}

const maxOwn = 50

export function openReviews({ now = () => new Date(), ...options }: ReviewsOptions): Reviews {
  const deps = { ...options, now }
  const { db, documents } = options
  const state = async (actor: Actor, document: ReviewedDocument) => {
    await documents.read({ actor, ...document })
    return stateFrom(db.kysely, document)
  }
  return {
    state,
    async people(actor, document) {
      const { layers: states } = await documents.read({ actor, ...document })
      const rule = await ruleOf(db.kysely, document.type)
      const type = typeNamed(documents.types, document.type)
      const own = siteLayers().filter((layer) => may(actor, 'documents.edit', { type, layer }))
      const written = own.filter((layer) => states[layer].version > 0)
      const layers = written.length > 0 ? written : siteLayers()
      const found = await approversOf(db.kysely, documents.types, { type: type.name, layers, rule })
      return found.toSorted((one, other) => one.username.localeCompare(other.username))
    },
    async request(actor, document, form) {
      await requestReview(deps, actor, document, form)
      return state(actor, document)
    },
    async decide(actor, document, form) {
      await decideReview(deps, actor, document, form)
      return state(actor, document)
    },
    withdraw: (actor, document) => withdrawReview(deps, actor, document),
    own: (actor) => ownReviewsOf(db.kysely, documents.types, actor),
    rules: () => rulesOf(db.kysely, documents.types),
    setRule: (actor, type, rule) => setRule(deps, actor, type, rule),
  }
}

async function stateFrom(queries: Queries, { type, id }: ReviewedDocument): Promise<ReviewState> {
  const rule = await ruleOf(queries, type)
  const review = await lastReview(queries, id)
  return {
    rule,
    review: review === undefined ? null : await reviewFrom(queries, review),
    approved: approvedVersions(await decisionsAbout(queries, id), rule),
  }
}

async function reviewFrom(queries: Queries, row: ReviewRow): Promise<ReviewResponse> {
  const { id, state, layers, requested_by, username, requested_at, note } = row
  return {
    ...{ id, state: stateOf(state), layers: versionsIn(layers), requestedAt: requested_at, note },
    requestedBy: personFrom(requested_by, username),
    reviewers: await reviewersOf(queries, id),
    decisions: (await decisionsIn(queries, id)).map(decisionFrom),
  }
}

function decisionFrom({
  user_id,
  username,
  decision,
  layers,
  comment,
  decided_at,
}: DecisionRow): DecisionResponse {
  return {
    by: personFrom(user_id, username),
    decision: decisions.find((name) => name === decision) ?? 'changes',
    layers: versionsIn(layers),
    ...{ comment, at: decided_at },
  }
}

const personFrom = (id: string | null, username: string | null): ReviewUser | null =>
  id === null || username === null ? null : { id, username }

async function ownReviewsOf(queries: Queries, types: Types, actor: Actor): Promise<readonly OwnReview[]> {
  const rows = (await reviewsFor(queries, actor.id, maxOwn)).filter(({ type }) => {
    const declared = Object.hasOwn(types, type) ? types[type] : undefined
    return declared !== undefined && may(actor, 'documents.read', { type: declared })
  })
  const titles = await titlesOf(
    queries,
    rows.map(({ document_id }) => document_id),
  )
  return rows.map(({ document_id, type, layers, username, requested_at }) => {
    const versions = versionsIn(layers)
    const named = titles.get(document_id)
    const [title = null] = [...Object.keys(versions), ...siteLocales()].flatMap((code) => named?.[code] ?? [])
    return {
      document: { type, id: document_id, title },
      ...{ requestedBy: username, requestedAt: requested_at, layers: versions },
    }
  })
}

async function rulesOf(queries: Queries, types: Types) {
  const rows = await allRules(queries)
  return Object.keys(types).map((type) => {
    const row = rows.find((one) => one.type === type)
    const rule = row === undefined ? noRule : { approvals: row.approvals, roles: rolesIn(row.roles) }
    return { type, ...rule }
  })
}

async function setRule({ db, documents, now }: ReviewDeps, actor: Actor, name: string, rule: Rule) {
  typeNamed(documents.types, name)
  await db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const before = await ruleOf(trx, name)
    const { approvals, roles } = rule
    await saveReviewRule(trx, { type: name, approvals, roles: roles === null ? null : JSON.stringify(roles) })
    const details = { ...changesBetween(before, rule) }
    const auditBase = { ...auditStamp(actor, now()), action: 'review.rule_changed', type: name } as const
    await record(trx, { ...auditBase, details })
  })
  return { type: name, ...rule }
}

/** Notes and comments of a user in reviews. The decisions stay, because they explain what was published. */
export const reviewData = {
  kind: 'reviews' as const,
  async find(queries: Queries, { user }: { readonly user?: string }) {
    return user === undefined ? [] : reviewTextsOf(queries, user)
  },
  async erase(trx: Transaction, { user }: { readonly user?: string }): Promise<number> {
    if (user === undefined) return 0
    const texts = await reviewTextsOf(trx, user)
    await eraseReviewTexts(trx, user)
    return texts.length
  },
}
