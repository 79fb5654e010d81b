/**
 * Previews: show the drafts of one document in one locale, or the whole site at a moment, to anyone with the
 * link. A link is valid for an hour, a shared link for days. Its token only allows reading, and can be
 * revoked.
 */

import type { PreviewEnd } from '@cyanotype/content/contracts/site-renderer.ts'
import { may } from '@cyanotype/content/model/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db } from '../../db/index.ts'
import { newId } from '../../db/index.ts'
import type { DraftGrant } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { PreviewRow } from './preview-store.ts'
import { deleteExpired, deletePreview, insertPreview, isOpen, openPreviewRows } from './preview-store.ts'
import type { Tokens } from './token.ts'
import { signedTokens } from './token.ts'

/** What a preview shows: drafts of a document, the site at a moment, or both. */
export interface Shown {
  readonly draft?: DraftGrant | undefined
  /** ISO 8601. Undefined: now. */
  readonly at?: string | undefined
}

/** A shared link is valid for days and listed. Any other preview is valid for an hour. */
export interface NewLink extends Shown {
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

export interface OpenPreview {
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

export interface PreviewFilter {
  /** The id of a document. */
  readonly document?: string | undefined
  /** Shared links, or previews of the editor. */
  readonly isShared?: boolean | undefined
}

interface PreviewOptions {
  readonly db: Db
  readonly secret: string
  readonly clock?: () => Date
}

const hour = 60 * 60 * 1_000
const maxListed = 200

export function openPreviews({ db, secret, clock = () => new Date() }: PreviewOptions): Previews {
  const tokens = signedTokens(secret)
  return {
    open: (actor, input) => open(db, tokens, clock(), actor, input),
    async grantOf(token) {
      const claims = tokens.read(token)
      if (claims === undefined) return 'invalid'
      if (clock().getTime() >= claims.expires) return 'expired'
      const { user, draft, at } = claims
      return (await isOpen(db.kysely, claims.preview)) ? { user, draft, at } : 'revoked'
    },
    async list(actor, filter = {}) {
      const wanted = { ...filter, user: ownerFor(actor), now: clock().toISOString() }
      const rows = await openPreviewRows(db.kysely, wanted, maxListed)
      return rows.map(answerFrom)
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

async function open(db: Db, tokens: Tokens, now: Date, actor: Actor, input: NewLink): Promise<NewPreview> {
  const { draft, at, days } = input
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
    const deed = { ...auditStamp(actor, now), action: 'preview.opened', type: 'preview', id } as const
    await record(trx, { ...deed, details: { document: draft, at, until: expiresAt } })
  })
  const token = tokens.write({
    preview: id,
    user: actor.id,
    expires,
    ...(draft && { draft: { type: draft.type, id: draft.id, locale: draft.locale } }),
    ...(at !== undefined && { at }),
  })
  return { id, token, expiresAt }
}

/** Whose previews a user may see and revoke: their own, or all. */
function ownerFor(actor: Actor): string | undefined {
  return may(actor, 'users.manage', {}) ? undefined : actor.id
}

function answerFrom(row: PreviewRow): OpenPreview {
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
