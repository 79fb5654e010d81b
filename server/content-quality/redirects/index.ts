/** Redirects: what somebody said about addresses of the past, and what the history of documents says by itself. */
import type { Types } from '@cyanotype/content/model/index.ts'
import { model, shared } from '@cyanotype/content/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { DocumentAnswer } from '../../documents/index.ts'
import { pathOf } from '../../references/index.ts'
import type { Elsewhere } from './find-redirect.ts'
import { findElsewhere } from './find-redirect.ts'
import type { Collision } from './redirect-conflicts.ts'
import { collisionOf } from './redirect-conflicts.ts'

export interface Redirects {
  /** Where an address without a page leads now, if anywhere. Looked up each time: what is not there is never kept. */
  find(address: string): Promise<Elsewhere | undefined>
  /** What would keep the draft of a redirect from coming into force beside the others. */
  obstacles(document: DocumentAnswer): Promise<readonly Collision[]>
}

export function openRedirects({ kysely }: Db, types: Types): Redirects {
  return {
    find: (address) => findElsewhere(kysely, types, address),
    async obstacles({ id, type, layers }) {
      if (type !== model.redirects.name) return []
      const { from, to } = layers[shared].data
      const path = typeof from === 'string' ? pathOf(from)?.normalize() : undefined
      if (path === undefined || typeof to !== 'string') return []
      const collision = await collisionOf(kysely, { document_id: id, path, target: to })
      return collision === undefined ? [] : [collision]
    },
  }
}

export { redirectShelf } from './redirect-index.ts'
