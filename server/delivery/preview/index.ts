/**
 * Previews: show the drafts of one document in one locale, a publish set, or the whole site at a moment, to anyone
 * with the link. A link is valid for an hour, a shared link for days. Its token only allows reading, and can be
 * revoked.
 */
import type { PreviewEnd } from '@cyanotype/content/contracts/site-renderer.ts'
import { may } from '@cyanotype/content/model/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db, Queries, Transaction } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import type { PreviewsTable } from '../../db/tables/operations.ts'
import type { DraftGrant } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { hour } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import type { Tokens } from './token.ts'
import { signedTokens } from './token.ts'

/** What a preview shows: drafts of a document or of a publish set, the site at a moment, or both. */
interface Shown {
  readonly draft?: DraftGrant | undefined
  /** ISO 8601. Undefined: now. */
  readonly at?: string | undefined
  /** The id of a publish set. */
  readonly set?: string | undefined
}

/** A shared link is valid for days and listed. Any other preview is valid for an hour. */
interface NewLink extends Shown {
  readonly days?: number | undefined
}

export interface PreviewGrant extends Shown {
  /** The id of the user who created it. */
  readonly user: string
}

export type Refusal = Exclude<PreviewEnd, 'ended'>

export interface NewPreview {
  readonly id: string
  readonly token: string
  readonly expiresAt: string
}

interface OpenPreview {
  readonly id: string
  readonly type: string | null
  readonly document: string | null
  readonly locale: string | null
  readonly at: string | null
  readonly isShared: boolean
  readonly createdAt: string
  readonly expiresAt: string
  readonly createdBy: string
}

export interface Previews {
  open(actor: Actor, input: NewLink): Promise<NewPreview>
  /** What a token shows, or why it is invalid. */
  grantOf(token: unknown): Promise<PreviewGrant | Refusal>
  /** The own previews. Users who manage others see all. Newest first. */
  list(actor: Actor, filter?: PreviewFilter): Promise<readonly OpenPreview[]>
  /** Revokes a preview: its link then shows the public site. */
  close(actor: Actor, id: string): Promise<void>
  removeExpired(): Promise<void>
}

interface PreviewFilter {
  /** The id of a document. */
  readonly document?: string | undefined
  /** Shared links, or previews of the editor. */
  readonly isShared?: boolean | undefined
}

interface PreviewOptions {
  readonly db: Db
  readonly secret: string
  /** Secrets that it replaced. Links that they signed stay valid. */
  readonly previousSecrets?: readonly string[]
  readonly clock?: () => Date
}

const maxListed = 200

export function openPreviews({
  db,
  secret,
  previousSecrets = [],
  clock = () => new Date(),
}: PreviewOptions): Previews {
  const tokens = signedTokens(secret, ...previousSecrets)
  return {
    open: (actor, input) => open({ db, tokens, now: clock(), actor, input }),
    async grantOf(token) {
      const claims = tokens.read(token)
      if (claims === undefined) return 'invalid'
      if (clock().getTime() >= claims.expires) return 'expired'
      const { user, draft, at, set } = claims
      return (await isOpen(db.kysely, claims.preview)) ? { user, draft, at, set } : 'revoked'
    },
    async list(actor, filter = {}) {
      const conditions = { ...filter, user: ownerFor(actor), now: clock().toISOString() }
      const rows = await openPreviewRows(db.kysely, conditions, maxListed)
      return rows.map(previewFrom)
    },
    async close(actor, id) {
      await db.transaction(async (trx) => {
        if (!(await deletePreview(trx, id, ownerFor(actor)))) throw new Problem('not_found')
        await record(trx, { ...auditStamp(actor, clock()), action: 'preview.closed', type: 'preview', id })
      })
    },
    async removeExpired() {
      await db.transaction((trx) => deleteExpired(trx, clock().toISOString()))
    },
  }
}

async function open({
  db,
  tokens,
  now,
  actor,
  input,
}: {
  readonly db: Db
  readonly tokens: Tokens
  readonly now: Date
  readonly actor: Actor
  readonly input: NewLink
}): Promise<NewPreview> {
  const { draft, at, set, days } = input
  const id = newId()
  const expires = now.getTime() + (days === undefined ? hour : days * 24 * hour)
  const expiresAt = new Date(expires).toISOString()
  await db.transaction(async (trx) => {
    await insertPreview(trx, {
      id,
      user_id: actor.id,
      document_id: draft?.id ?? null,
      type: draft?.type ?? null,
      locale: draft?.locale ?? null,
      at: at ?? null,
      is_shared: days === undefined ? 0 : 1,
      created_at: now.toISOString(),
      expires_at: expiresAt,
    })
    const event = { ...auditStamp(actor, now), action: 'preview.opened', type: 'preview', id } as const
    await record(trx, { ...event, details: { document: draft, at, publishSet: set, until: expiresAt } })
  })
  const token = tokens.write({
    preview: id,
    user: actor.id,
    expires,
    ...(draft && { draft: { type: draft.type, id: draft.id, locale: draft.locale } }),
    ...(at !== undefined && { at }),
    ...(set !== undefined && { set }),
  })
  return { id, token, expiresAt }
}

/** Whose previews a user may see and revoke: their own, or all. */
function ownerFor(actor: Actor): string | undefined {
  return may(actor, 'users.manage', {}) ? undefined : actor.id
}

function previewFrom(row: PreviewRow): OpenPreview {
  return {
    id: row.id,
    type: row.type,
    document: row.document_id,
    locale: row.locale,
    at: row.at,
    isShared: row.is_shared === 1,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    createdBy: row.username,
  }
}

// SQL of previews.

type PreviewRow = PreviewsTable & { readonly username: string }

export async function insertPreview(trx: Transaction, row: PreviewsTable): Promise<void> {
  await trx.insertInto('previews').values(row).execute()
}

/** Whether a preview is still valid, and its creator may still sign in. */
async function isOpen(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('previews')
    .innerJoin('users', 'users.id', 'previews.user_id')
    .select('previews.id')
    .where('previews.id', '=', id)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

interface PreviewConditions {
  /** Those of one user, or of all. */
  readonly user: string | undefined
  readonly now: string
  readonly document?: string | undefined
  readonly isShared?: boolean | undefined
}

/** Newest first. */
function openPreviewRows(
  queries: Queries,
  { user, now, document, isShared }: PreviewConditions,
  limit: number,
): Promise<PreviewRow[]> {
  let rows = queries
    .selectFrom('previews')
    .innerJoin('users', 'users.id', 'previews.user_id')
    .selectAll('previews')
    .select('users.username')
    .where('previews.expires_at', '>', now)
    .orderBy('previews.id', 'desc')
    .limit(limit)
  if (user !== undefined) rows = rows.where('previews.user_id', '=', user)
  if (document !== undefined) rows = rows.where('previews.document_id', '=', document)
  if (isShared !== undefined) rows = rows.where('previews.is_shared', '=', isShared ? 1 : 0)
  return rows.execute()
}

/** Returns whether it existed, for the given user or for anyone. */
async function deletePreview(trx: Transaction, id: string, user: string | undefined): Promise<boolean> {
  const one = trx.deleteFrom('previews').where('id', '=', id)
  const { numDeletedRows } = await (user === undefined
    ? one
    : one.where('user_id', '=', user)
  ).executeTakeFirst()
  return numDeletedRows > 0n
}

async function deleteExpired(trx: Transaction, now: string): Promise<void> {
  await trx.deleteFrom('previews').where('expires_at', '<=', now).execute()
}
