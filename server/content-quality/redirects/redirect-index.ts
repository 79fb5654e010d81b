/**
 * Redirect index: keeps the active redirects. A redirect is active while its shared layer and at least one
 * locale are public. Circles, long chains and duplicate paths are refused.
 */
import type { Message } from '@cyanotype/content/model/index.ts'
import { layers, model, shared } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { Queries, Transaction } from '../../db/index.ts'
import { takeCommitLock } from '../../db/index.ts'
import type { DerivedIndex } from '../../documents/index.ts'
import { Problem } from '../../problems/problems.ts'
import { pathOf } from '../../references/index.ts'
import { maxSteps } from './find-redirect.ts'
import type { RedirectRow } from './redirect-store.ts'
import { beginRedirect, endRedirect, findRedirect, publicDataOf, redirectOf } from './redirect-store.ts'

const name = model.redirects.name

interface Options {
  readonly clock?: () => Date
}

export function redirectIndex({ clock = () => new Date() }: Options = {}): DerivedIndex {
  return {
    name: 'redirects',
    fingerprint: () => '1',
    drafted: async () => {},
    async published(trx, { type, id, at }) {
      if (type.name === name) await updateRedirects(trx, id, at)
    },
    async withdrawn(trx, { type, id }) {
      if (type.name === name) await updateRedirects(trx, id, clock().toISOString())
    },
    // The database deletes its rows with the document. A rebuild of the index must keep the history.
    removed: async () => {},
  }
}

async function updateRedirects(trx: Transaction, id: string, at: string): Promise<void> {
  const next = await inForce(trx, id)
  const current = await redirectOf(trx, id)
  if (current !== undefined && isSame(current, next)) return
  // Two redirects to each other that are published at the same time must see each other.
  await takeCommitLock(trx)
  if (current !== undefined) await endRedirect(trx, id, at)
  if (next === undefined) return
  await refuseConflict(trx, next)
  await beginRedirect(trx, next, at)
}

function isSame(current: RedirectRow, next: RedirectRow | undefined): boolean {
  return (
    next !== undefined &&
    current.path === next.path &&
    current.target === next.target &&
    current.status === next.status
  )
}

const redirect = z.object({ from: z.string(), to: z.string(), status: z.coerce.number() })

async function inForce(trx: Transaction, id: string): Promise<RedirectRow | undefined> {
  const seen = await publicDataOf(trx, id, layers)
  const common = seen.find(({ layer }) => layer === shared)
  if (common === undefined || seen.length === 1) return undefined
  const { from, to, status } = redirect.parse(common.data)
  const path = pathOf(from)?.normalize()
  return path === undefined ? undefined : { document_id: id, path, target: to, status }
}

async function refuseConflict(trx: Transaction, row: RedirectRow): Promise<void> {
  const redirectConflict = await conflictOf(trx, row)
  if (redirectConflict === undefined) return
  const { field, ...problem } = redirectConflict
  throw new Problem('invalid_document', {}, { fields: [{ path: [shared, field], ...problem }] })
}

export interface RedirectConflict {
  readonly field: 'from' | 'to'
  readonly code: string
  /** In English. */
  readonly message: string
  readonly values: Readonly<Record<string, string>>
}

/** Conflicts between redirects: a circle, a chain that is too long, or two redirects for one path. */
export async function conflictOf(
  queries: Queries,
  { document_id: id, path, target }: Omit<RedirectRow, 'status'>,
): Promise<RedirectConflict | undefined> {
  /** The current state of the redirect itself is no conflict. */
  const otherAt = async (place: string) => {
    const row = await findRedirect(queries, place)
    return row?.document_id === id ? undefined : row
  }
  if ((await otherAt(path)) !== undefined) return conflictProblem('from', taken, { path })
  const chain = [path]
  for (let next = pathOf(target)?.normalize(); next !== undefined; ) {
    chain.push(next)
    if (next === path) return conflictProblem('to', circle, { chain: chain.join(' → ') })
    if (chain.length > maxSteps) return conflictProblem('to', tooLong, { chain: chain.join(' → ') })
    const row = await otherAt(next)
    next = row === undefined ? undefined : pathOf(row.target)?.normalize()
  }
  return undefined
}

function conflictProblem(
  field: RedirectConflict['field'],
  { id: code, message }: Message,
  values: RedirectConflict['values'],
): RedirectConflict {
  return {
    field,
    code,
    values,
    message: message.replace(/\{(\w+)\}/g, (placeholder, value) => values[value] ?? placeholder),
  }
}

const taken = /*i18n*/ {
  id: 'redirect.taken',
  message: 'Another redirect already exists for {path}. Edit that one instead.',
}
const circle = /*i18n*/ {
  id: 'redirect.circle',
  message: 'This redirect creates a loop: {chain}. Choose a different target.',
}
const tooLong = /*i18n*/ {
  id: 'redirect.tooLong',
  message: 'This redirect chain is too long: {chain}. Redirect to the last URL directly.',
}
