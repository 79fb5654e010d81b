/** Checks: problems that prevent publishing, warnings for a document, and problems of the whole site. */
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { fieldsOf, mdxCharacters } from '@cyanotype/content/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { Glossary } from '../glossary/index.ts'
import type { Translations } from '../translations/index.ts'
import type { Checking, PlacedFinding } from './check-document.ts'
import { checkDocument } from './check-document.ts'
import { textsIn } from './check-texts.ts'
import { messages } from './finding.ts'
import type { UnreadyDraft } from './invalid-drafts.ts'
import { unreadyDrafts } from './invalid-drafts.ts'
import type { ParseTimeLimit } from './parse-timeout.ts'
import type { LinkResolver } from './resolve-links.ts'
import { sitePaths } from './resolve-links.ts'
import type { SiteTotal } from './site-counts.ts'
import { countSite } from './site-counts.ts'
import type { BrokenLink, OrphanedPage, OrphanQuery, ReportPage, ReportQuery } from './site-report.ts'
import { brokenLinks, orphanedPages } from './site-report.ts'

export interface Checks {
  ofDocument(input: {
    readonly actor: Actor
    readonly type: string
    readonly id: string
  }): Promise<readonly PlacedFinding[]>
  brokenLinks(query: ReportQuery): Promise<ReportPage<BrokenLink>>
  orphanedPages(query: OrphanQuery): Promise<ReportPage<OrphanedPage>>
  unreadyDrafts(query: ReportQuery): Promise<ReportPage<UnreadyDraft>>
  totals(): Promise<Totals>
  close(): Promise<void>
}

interface Totals {
  readonly brokenLinks: SiteTotal
  /** Without any link to them, not even from a list. */
  readonly orphanedPages: SiteTotal
  readonly unreadyDrafts: SiteTotal
}

export interface ChecksOptions {
  readonly db: Db
  readonly documents: Documents
  readonly translations: Translations
  readonly glossary: Glossary
  /** Closed together with the checks. */
  readonly parseTimeLimit?: ParseTimeLimit
  /** Whether a path has a redirect. */
  readonly isRedirected?: LinkResolver['isRedirected']
  readonly obstacles?: Checking['obstacles']
}

export function openChecks({
  db,
  documents,
  translations,
  glossary,
  parseTimeLimit,
  isRedirected,
  obstacles = async () => [],
}: ChecksOptions): Checks {
  const { types } = documents
  const resolveLinks: LinkResolver = {
    types,
    sitePaths: sitePaths(types),
    isRedirected: isRedirected ?? (async () => false),
    openReader: () => documents.openReader(),
  }
  const broken = countSite((query) => brokenLinks(db.kysely, resolveLinks, query))
  const orphaned = countSite((query) => orphanedPages(db.kysely, resolveLinks, { ...query, listed: false }))
  const unready = countSite((query) => unreadyDrafts(db.kysely, resolveLinks, query))
  return {
    async ofDocument(input) {
      const document = await documents.read(input)
      const type = types[document.type]
      if (type === undefined) throw new Problem('not_found')
      return checkDocument(
        { queries: db.kysely, linkResolver: resolveLinks, translations, glossary, obstacles },
        type,
        document,
      )
    },
    brokenLinks: (query) => brokenLinks(db.kysely, resolveLinks, query),
    orphanedPages: (query) => orphanedPages(db.kysely, resolveLinks, query),
    unreadyDrafts: (query) => unreadyDrafts(db.kysely, resolveLinks, query),
    async totals() {
      const [links, pages, drafts] = await Promise.all([broken.total(), orphaned.total(), unready.total()])
      return { brokenLinks: links, orphanedPages: pages, unreadyDrafts: drafts }
    },
    async close() {
      await Promise.all([broken.close(), orphaned.close(), unready.close()])
      await parseTimeLimit?.close()
    },
  }
}

export type { PlacedFinding } from './check-document.ts'

export { openParseTimeLimit, type ParseTimeLimit } from './parse-timeout.ts'

/**
 * Refuses texts that would block the server. It runs before all other checks, on data as it was sent: values
 * of the wrong type or length are refused by their field later.
 */
export function parseGuard(time: ParseTimeLimit) {
  return async (type: DocumentType, layer: Layer, data: LayerData): Promise<void> => {
    for (const { field, text } of textsIn(fieldsOf(type, layer), data)) {
      if (text.length > mdxCharacters || (await time.suffices(text))) continue
      const { id: code, message } = messages.tooSlow
      throw new Problem(
        'invalid_request',
        {},
        { fields: [{ path: ['data', ...field.split('.')], message, code }] },
      )
    }
  }
}
