/** Expected versions: the base of a change, from the body or from `If-Match` with an ETag. */
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { Problem } from '../../problems/problems.ts'
import { layerVersions, localeVersions } from './document-schemas.ts'

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

// Expected versions of an operation on whole layers: every such call requires them.

const about = 'The newest version of each layer that the client has seen. Required.'

export const namedLayers = z.strictObject({ layers: layerVersions.optional().describe(about) })
export const namedLocales = z.strictObject({ layers: localeVersions.optional().describe(about) })

export function basedOn<Versions>({ layers }: { readonly layers?: Versions | undefined }): {
  readonly layers: Versions
} {
  if (layers === undefined) throw new Problem('version_required')
  return { layers }
}
