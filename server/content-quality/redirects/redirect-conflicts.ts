/** Conflicts between redirects: a circle, a chain that is too long, or two redirects for one path. */
import type { Message } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { pathOf } from '../../references/index.ts'
import { maxSteps } from './find-redirect.ts'
import type { RedirectRow } from './redirect-store.ts'
import { findRedirect } from './redirect-store.ts'

export interface RedirectConflict {
  readonly field: 'from' | 'to'
  readonly code: string
  /** In English. */
  readonly message: string
  readonly values: Readonly<Record<string, string>>
}

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
    message: message.replace(/\{(\w+)\}/g, (whole, value) => values[value] ?? whole),
  }
}

const taken = /*i18n*/ {
  id: 'redirect.taken',
  message: 'Another redirect already leads away from {path}.',
}
const circle = /*i18n*/ {
  id: 'redirect.circle',
  message: 'This leads in a circle: {chain}.',
}
const tooLong = /*i18n*/ {
  id: 'redirect.tooLong',
  message:
    'This leads from one redirect to the next without end: {chain}. Lead straight to the last of them.',
}
