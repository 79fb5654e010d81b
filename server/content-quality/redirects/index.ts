/** Redirects: configured ones, those of the URL history of documents, and those of moved documentation files. */
import type { Locale, Types } from '@cyanotype/content/model/index.ts'
import { model, readLocale, shared, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Db, Queries } from '../../db/index.ts'
import type { DocumentResponse } from '../../documents/index.ts'
import { pathOf } from '../../references/index.ts'
import type { RedirectTarget } from './find-redirect.ts'
import { encodedPath, findRedirectTarget } from './find-redirect.ts'
import type { RedirectConflict } from './redirect-index.ts'
import { conflictOf } from './redirect-index.ts'

export interface Redirects {
  /**
   * The redirect of a URL without a page, if there is one. Documents are found in the languages that may be shown: those
   * of the site by default. The result is not cached.
   */
  find(address: string, languages?: readonly Locale[]): Promise<RedirectTarget | undefined>
  /** The same for a request without a session or token, which may read from a replica. */
  findForVisitor(address: string, languages: readonly Locale[]): Promise<RedirectTarget | undefined>
  /** The conflicts that would prevent publishing the draft of a redirect. */
  obstacles(document: DocumentResponse): Promise<readonly RedirectConflict[]>
  /** Whether a new redirect between two paths would be refused. */
  isRefused(redirect: { readonly id: string; readonly from: string; readonly to: string }): Promise<boolean>
}

/** `movedPath` returns the current path of a page that is not a document. */
export function openRedirects(
  { kysely, visitors }: Db,
  types: Types,
  movedPath: (path: string) => string | undefined = () => undefined,
): Redirects {
  async function findWith(
    queries: Queries,
    address: string,
    languages: readonly Locale[] = siteLocales(),
  ): Promise<RedirectTarget | undefined> {
    const found = await findRedirectTarget({ queries, types, languages }, address)
    const path = pathOf(address) ?? ''
    const isMovable = found === undefined && languages.includes(readLocale(path).locale)
    const moved = isMovable ? movedPath(path) : undefined
    return moved === undefined ? found : { status: 301, location: encodedPath(moved) }
  }

  return {
    find: (address, languages) => findWith(kysely, address, languages),
    findForVisitor: (address, languages) => findWith(visitors, address, languages),
    async isRefused({ id, from, to }) {
      const path = pathOf(from)?.normalize()
      return (
        path === undefined || (await conflictOf(kysely, { document_id: id, path, target: to })) !== undefined
      )
    },
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
