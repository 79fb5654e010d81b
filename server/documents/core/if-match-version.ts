/** Reads the base version of a change from the body or from `If-Match` with an ETag. */
import type { IncomingMessage } from 'node:http'
import { Problem } from '../../problems/problems.ts'

export const tagOf = (version: number) => `"${version}"`

interface Named {
  readonly version: number
  /** Whether the version came from the header. A mismatch is then a failed precondition. */
  readonly byHeader: boolean
}

export function namedVersion({ headers }: IncomingMessage, inBody: number | undefined): Named {
  const tag = headers['if-match']
  if (tag === undefined) {
    if (inBody === undefined) throw new Problem('version_required')
    return { version: inBody, byHeader: false }
  }
  const number = /^"(\d{1,15})"$/.exec(tag.trim())?.[1]
  if (number === undefined) throw new Problem('version_required')
  if (inBody !== undefined && inBody !== Number(number)) throw new Problem('precondition_failed')
  return { version: Number(number), byHeader: true }
}

/** Turns a conflict into `precondition_failed`, with the same data, for clients that sent `If-Match`. */
export async function asPrecondition<T>({ byHeader }: Named, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (problem) {
    if (!byHeader || !(problem instanceof Problem)) throw problem
    if (problem.code !== 'version_conflict' && problem.code !== 'stale_version') throw problem
    throw new Problem('precondition_failed', {}, problem.details)
  }
}
