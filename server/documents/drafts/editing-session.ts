/**
 * Editing sessions: the saves of one open editor. A session numbers its saves, and the last save of each
 * layer is stored. A late or repeated save gets that result and changes nothing. An autosave replaces the
 * previous one, so that the history has a version for every half hour and not for every word.
 */

import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import type { Queries, Transaction } from '../../db/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import type { SavedResponse } from '../core/document-schemas.ts'
import { saveResponse } from '../core/save-response.ts'
import type { LayerRow } from '../store/document-store.ts'
import type { EditingSessionRow } from '../store/editing-session-store.ts'
import {
  editingSessionOf,
  finishVersion,
  isProtectedVersion,
  saveEditingSession,
} from '../store/editing-session-store.ts'
import { dataAt } from './merge-save.ts'
import { layerStates } from './read-document.ts'

export interface SessionSave {
  /** Chosen by the client. */
  readonly id: string
  /** Counts the saves of the session, from 1. */
  readonly number: number
  /** Whether the editor saved by itself while the user was typing. */
  readonly autosave?: boolean | undefined
}

interface Save {
  readonly actor: Principal
  readonly id: string
  readonly layer: Layer
  readonly session?: SessionSave | undefined
}

/** Includes the user id, so no user can write into the session of another. */
const keyOf = (actor: Principal, { id }: SessionSave) => `${actor?.id ?? ''}/${id}`

export async function lastSaveOf(
  queries: Queries,
  { actor, id, layer, session }: Save,
): Promise<EditingSessionRow | undefined> {
  return session && editingSessionOf(queries, id, layer, keyOf(actor, session))
}

export function isLate({ session }: Save, last: EditingSessionRow): boolean {
  return session !== undefined && session.number <= last.number
}

/** The result of the last save of the session. */
export async function repeatedResponse(
  queries: Queries,
  type: DocumentType,
  { id, layer }: Save,
  { version, merged }: EditingSessionRow,
): Promise<SavedResponse> {
  const state = (await layerStates(queries, type, id))[layer]
  const data = (await dataAt({ queries, type, id, layer, number: version })) ?? state.data
  return saveResponse(type, { ...state, version, data }, JSON.parse(merged))
}

/** How long autosaves replace each other before one is kept, in milliseconds. */
const maxSessionMs = 30 * 60_000

/** Whether the latest version is an autosave of this session that a newer one may replace. */
export async function mayReplace({
  queries,
  row,
  layer,
  last,
  at,
}: {
  readonly queries: Queries
  readonly row: LayerRow
  readonly layer: Layer
  readonly last: EditingSessionRow | undefined
  readonly at: string
}): Promise<boolean> {
  const { draft_version: newest, published_version, scheduled_version, document_id: id } = row
  if (last === undefined || last.version !== newest || last.begun_at === null) return false
  const age = Date.parse(at) - Date.parse(last.begun_at)
  if (age < 0 || age >= maxSessionMs || newest === published_version || newest === scheduled_version)
    return false
  return !(await isProtectedVersion(queries, id, layer, newest))
}

interface Outcome {
  /** The layer before the save. */
  readonly row: LayerRow
  readonly last: EditingSessionRow | undefined
  readonly version: number
  /** The base version of the save, and the complete data that was sent. */
  readonly base: number
  readonly sent: LayerData
  /** Whether the version replaced the previous one of the session. */
  readonly replaced: boolean
  readonly merged: readonly string[]
  readonly at: string
}

/** Stores the save. An explicit save protects the latest version from being replaced, no matter who wrote it. */
export async function recordSave(
  trx: Transaction,
  { actor, id, layer, session }: Save,
  outcome: Outcome,
): Promise<void> {
  const { version, base, sent, merged, at } = outcome
  const autosave = session?.autosave ?? false
  if (!autosave) await finishVersion(trx, id, layer, version)
  if (session === undefined) return
  await saveEditingSession(trx, id, layer, {
    session: keyOf(actor, session),
    number: session.number,
    version,
    base,
    sent: JSON.stringify(sent),
    begun_at: autosave ? startedAt(outcome) : null,
    merged: JSON.stringify(merged),
    saved_at: at,
  })
}

function startedAt({ row, last, version, replaced, at }: Outcome): string | null {
  if (version > row.draft_version && !replaced) return at
  return last?.version === row.draft_version ? last.begun_at : null
}
