/** Redirects: what somebody said about addresses of the past, and what the history of documents says by itself. */
import type { Types } from '@cyanotype/content/model/index.ts'
import { model, shared } from '@cyanotype/content/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { DocumentAnswer } from '../../documents/index.ts'
import { pathOf } from '../../references/index.ts'
import type { RedirectTarget } from './find-redirect.ts'
import { findRedirectTarget } from './find-redirect.ts'
import type { RedirectConflict } from './redirect-conflicts.ts'
import { conflictOf } from './redirect-conflicts.ts'

export interface Redirects {
  /** Where an address without a page leads now, if anywhere. Looked up each time: what is not there is never kept. */
  find(address: string): Promise<RedirectTarget | undefined>
  /** What would keep the draft of a redirect from coming into force beside the others. */
  obstacles(document: DocumentAnswer): Promise<readonly RedirectConflict[]>
}

export function openRedirects({ kysely }: Db, types: Types): Redirects {
  return {
    find: (address) => findRedirectTarget(kysely, types, address),
    async obstacles({ id, type, layers }) {
      if (type !== model.redirects.name) return []
      const { from, to } = layers[shared].data
      const path = typeof from === 'string' ? pathOf(from)?.normalize() : undefined
      if (path === undefined || typeof to !== 'string') return []
      const redirectConflict = await conflictOf(kysely, { document_id: id, path, target: to })
      return redirectConflict === undefined ? [] : [redirectConflict]
    },
  }
}

export { redirectIndex } from './redirect-index.ts'
