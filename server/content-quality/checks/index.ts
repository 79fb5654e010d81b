/** Checks: what keeps a document from being published, what it could do better, and what is broken on the whole site. */
import type { Db } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { Translations } from '../translations/index.ts'
import type { Checking, PlacedFinding } from './check-document.ts'
import { checkDocument } from './check-document.ts'
import type { UnreadyDraft } from './invalid-drafts.ts'
import { unreadyDrafts } from './invalid-drafts.ts'
import type { ReadingTime } from './parse-timeout.ts'
import type { LinkJudge } from './resolve-links.ts'
import type { SiteTotal } from './site-counts.ts'
import { countSite } from './site-counts.ts'
import { sitePaths } from './site-paths.ts'
import type { BrokenLink, OrphanedPage, OrphanWish } from './site-report.ts'
import { brokenLinks, orphanedPages } from './site-report.ts'
import type { ReportPage, ReportWish } from './site-walk.ts'

export interface Checks {
  ofDocument(wish: {
    readonly actor: Actor
    readonly type: string
    readonly id: string
  }): Promise<readonly PlacedFinding[]>
  brokenLinks(wish: ReportWish): Promise<ReportPage<BrokenLink>>
  orphanedPages(wish: OrphanWish): Promise<ReportPage<OrphanedPage>>
  unreadyDrafts(wish: ReportWish): Promise<ReportPage<UnreadyDraft>>
  totals(): Promise<Totals>
  close(): Promise<void>
}

interface Totals {
  readonly brokenLinks: SiteTotal
  /** To which nothing leads, not even a list. */
  readonly orphanedPages: SiteTotal
  readonly unreadyDrafts: SiteTotal
}

export interface ChecksOptions {
  readonly db: Db
  readonly documents: Documents
  readonly translations: Translations
  /** Closed with the checks. */
  readonly readingTime?: ReadingTime
  /** Whether a redirect waits at a path. */
  readonly isRedirected?: LinkJudge['isRedirected']
  readonly obstacles?: Checking['obstacles']
}

export function openChecks({
  db,
  documents,
  translations,
  readingTime,
  isRedirected,
  obstacles = async () => [],
}: ChecksOptions): Checks {
  const { types } = documents
  const judge: LinkJudge = {
    types,
    sitePaths: sitePaths(types),
    isRedirected: isRedirected ?? (async () => false),
  }
  const broken = countSite((wish) => brokenLinks(db.kysely, judge, wish))
  const orphaned = countSite((wish) => orphanedPages(db.kysely, judge, { ...wish, listed: false }))
  const unready = countSite((wish) => unreadyDrafts(db.kysely, judge, wish))
  return {
    async ofDocument(wish) {
      const document = await documents.read(wish)
      const type = types[document.type]
      if (type === undefined) throw new Problem('not_found')
      return checkDocument({ queries: db.kysely, judge, translations, obstacles }, type, document)
    },
    brokenLinks: (wish) => brokenLinks(db.kysely, judge, wish),
    orphanedPages: (wish) => orphanedPages(db.kysely, judge, wish),
    unreadyDrafts: (wish) => unreadyDrafts(db.kysely, judge, wish),
    async totals() {
      const [links, pages, drafts] = await Promise.all([broken.total(), orphaned.total(), unready.total()])
      return { brokenLinks: links, orphanedPages: pages, unreadyDrafts: drafts }
    },
    async close() {
      await Promise.all([broken.close(), orphaned.close(), unready.close()])
      await readingTime?.close()
    },
  }
}

export type { PlacedFinding } from './check-document.ts'
export { examiner } from './guard-parse-time.ts'
export { openReadingTime } from './parse-timeout.ts'
