/** Requests reviews and decides them: each is one transaction with audit entry and notifications. */
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import type { DocumentType, Layer, Message, Permission, Types } from '@cyanotype/content/model/index.ts'
import { isLocale, may, siteLayers } from '@cyanotype/content/model/index.ts'
import { stateOf } from '../../accounts/users/user-response.ts'
import { actorFrom, listUsers } from '../../accounts/users/user-store.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import { newId, takeCommitLock } from '../../db/index.ts'
import type { DocumentResponse, Documents } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { Notifications } from '../notifications/index.ts'
import { approvedVersions, hasApproverRole, ruleOf, versionsIn } from './approvals.ts'
import type { ReviewRow } from './review-store.ts'
import { closeReview, decisionsAbout, insertDecision, insertReview, lastReview } from './review-store.ts'
import type { DecisionForm, RequestForm, ReviewUser, Rule, Versions } from './schemas.ts'

export interface ReviewDeps {
  readonly db: Db
  readonly documents: Pick<Documents, 'types' | 'read'>
  readonly notifications: Pick<Notifications, 'notify'>
  readonly now: () => Date
}

export interface ReviewedDocument {
  readonly type: string
  readonly id: string
}

/** A new request replaces an open one. */
export async function requestReview(
  deps: ReviewDeps,
  actor: Actor,
  document: ReviewedDocument,
  { layers: versions, reviewers, note }: RequestForm,
): Promise<void> {
  await checkVersions(deps, { actor, document, versions, permission: 'documents.edit' })
  const at = deps.now()
  await deps.db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const rule = await ruleOf(trx, document.type)
    const layers = siteLayers().filter((layer) => versions[layer] !== undefined)
    const people = await approversOf(trx, deps.documents.types, { type: document.type, layers, rule })
    const names = [...new Set(reviewers)].filter((id) => id !== actor.id)
    if (names.length === 0 || names.some((id) => !people.some((one) => one.id === id)))
      throw invalidReviewers()
    const open = await openReview(trx, document.id)
    if (open !== undefined) await closeReview(trx, open.id, 'withdrawn', at.toISOString())
    const review = {
      ...{ id: newId(at.getTime()), document_id: document.id, layers: JSON.stringify(versions) },
      ...{
        requested_by: actor.id,
        requested_at: at.toISOString(),
        note,
        state: 'requested',
        closed_at: null,
      },
    }
    await insertReview(trx, review, names)
    const about = { document, layer: firstOf(versions), note }
    await deps.notifications.notify(trx, actor, { kind: 'review_requested', to: names, ...about }, at)
    await noteIn(trx, { actor, at, action: 'review.requested', document, versions })
  })
}

/** Approves or asks for changes. The review ends with a request for changes, or with enough approvals. */
export async function decideReview(
  deps: ReviewDeps,
  actor: Actor,
  document: ReviewedDocument,
  { decision, layers: versions, comment }: DecisionForm,
): Promise<void> {
  const states = await checkVersions(deps, { actor, document, versions, permission: 'documents.publish' })
  const isWriter = siteLayers().some(
    (layer) => versions[layer] !== undefined && states[layer].changedBy === actor.username,
  )
  if (isWriter && decision === 'approved') throw new Problem('own_review')
  const at = deps.now()
  await deps.db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const review = await openReview(trx, document.id)
    if (review === undefined) throw new Problem('not_found')
    if (review.requested_by === actor.id) throw new Problem('own_review')
    const rule = await ruleOf(trx, document.type)
    const requested = versionsIn(review.layers)
    // Someone with other languages must not end a review of these.
    const isConcerned = siteLayers().some((layer) => versions[layer] && requested[layer])
    if (!isConcerned || !hasApproverRole(rule, actor.role)) throw new Problem('not_allowed')
    await insertDecision(trx, {
      ...{ id: newId(at.getTime()), review_id: review.id, document_id: document.id },
      ...{ layers: JSON.stringify(versions), user_id: actor.id, role: actor.role },
      ...{ decision, comment, decided_at: at.toISOString() },
    })
    const approved = approvedVersions(await decisionsAbout(trx, document.id), rule)
    const isApproved = siteLayers().every((layer) => (requested[layer] ?? 0) <= (approved[layer] ?? 0))
    if (decision === 'changes') await closeReview(trx, review.id, 'changes', at.toISOString())
    else if (isApproved) await closeReview(trx, review.id, 'approved', at.toISOString())
    const kind = decision === 'approved' ? 'review_approved' : 'changes_requested'
    const to = review.requested_by === null ? [] : [review.requested_by]
    const about = { document, layer: firstOf(versions), note: comment }
    await deps.notifications.notify(trx, actor, { kind, to, ...about }, at)
    const action = decision === 'approved' ? 'review.approved' : 'review.changes_requested'
    await noteIn(trx, { actor, at, action, document, versions })
  })
}

/** By the user who requested it, or by an administrator. */
export async function withdrawReview(
  deps: ReviewDeps,
  actor: Actor,
  document: ReviewedDocument,
): Promise<void> {
  await deps.documents.read({ actor, ...document })
  const at = deps.now()
  await deps.db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const review = await openReview(trx, document.id)
    if (review === undefined) throw new Problem('not_found')
    const isAllowed = review.requested_by === actor.id || may(actor, 'users.manage')
    if (!isAllowed) throw new Problem('not_allowed')
    await closeReview(trx, review.id, 'withdrawn', at.toISOString())
    await noteIn(trx, { actor, at, action: 'review.withdrawn', document, versions: {} })
  })
}

async function openReview(queries: Queries, document: string): Promise<ReviewRow | undefined> {
  const review = await lastReview(queries, document)
  return review?.state === 'requested' ? review : undefined
}

interface VersionCheck {
  readonly actor: Actor
  readonly document: ReviewedDocument
  readonly versions: Versions
  readonly permission: Permission
}

/** A user can only review what they have seen: the newest versions. */
async function checkVersions(
  { documents }: ReviewDeps,
  { actor, document, versions, permission }: VersionCheck,
): Promise<DocumentResponse['layers']> {
  const type = typeNamed(documents.types, document.type)
  const { layers: states, trashedAt } = await documents.read({ actor, ...document })
  if (trashedAt !== null) throw new Problem('trashed')
  for (const layer of siteLayers()) {
    if (versions[layer] === undefined) continue
    if (!may(actor, permission, { type, layer })) throw new Problem('not_allowed')
    if (states[layer].version !== versions[layer]) throw new Problem('stale_version')
  }
  return states
}

interface Approval {
  readonly type: string
  readonly layers: readonly Layer[]
  readonly rule: Rule
}

/** Users who may publish at least one of the layers, with the roles of the rule. */
export async function approversOf(
  queries: Queries,
  types: Types,
  { type: name, layers, rule }: Approval,
): Promise<readonly ReviewUser[]> {
  const type = typeNamed(types, name)
  const users = await listUsers(queries)
  return users
    .filter((row) => stateOf(row) === 'active')
    .map(actorFrom)
    .filter(({ role }) => hasApproverRole(rule, role))
    .filter((user) => layers.some((layer) => may(user, 'documents.publish', { type, layer })))
    .map(({ id, username }) => ({ id, username }))
}

export function typeNamed(types: Types, name: string): DocumentType {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  if (type === undefined) throw new Problem('not_found')
  return type
}

const noReviewer: Message = /*i18n*/ {
  id: 'review.reviewers',
  message: 'Choose other users who may publish here, with a role that may approve.',
}

function invalidReviewers(): Problem {
  const { id: code, message } = noReviewer
  return new Problem('invalid_request', {}, { fields: [{ path: ['reviewers'], message, code }] })
}

/** The layer that a notification opens: a language if there is one. */
function firstOf(versions: Versions): Layer {
  const named = siteLayers().filter((layer) => versions[layer] !== undefined)
  return named.find(isLocale) ?? named[0] ?? '*'
}

interface ReviewAction {
  readonly actor: Actor
  readonly at: Date
  readonly action: AuditAction
  readonly document: ReviewedDocument
  readonly versions: Versions
}

/** The entry contains no text of users, because it is kept. */
function noteIn(trx: Transaction, { actor, at, action, document, versions }: ReviewAction): Promise<void> {
  return record(trx, { ...auditStamp(actor, at), action, ...document, details: { layers: versions } })
}
