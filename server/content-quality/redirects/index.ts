/** Redirects: configured redirects, and those that follow from the URL history of documents. */
import type { Types } from '@cyanotype/content/model/index.ts'
import { model, shared } from '@cyanotype/content/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { DocumentAnswer } from '../../documents/index.ts'
import { pathOf } from '../../references/index.ts'
import type { RedirectTarget } from './find-redirect.ts'
import { findRedirectTarget } from './find-redirect.ts'
import type { RedirectConflict } from './redirect-index.ts'
import { conflictOf } from './redirect-index.ts'

export interface Redirects {
  /** The redirect of a URL without a page, if there is one. The result is not cached. */
  find(address: string): Promise<RedirectTarget | undefined>
  /** The conflicts that would prevent publishing the draft of a redirect. */
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
