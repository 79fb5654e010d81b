/** How often pages are seen. */

export interface VisitTables {
  visits: VisitsTable
  visit_totals: VisitTotalsTable
  visit_sources: VisitSourcesTable
  visit_salts: VisitSaltsTable
}

/** Of today and yesterday, while a visitor of the day can still be told from another. */
export interface VisitsTable {
  /** `2026-11-20`, UTC. */
  day: string
  /** `pageview`, or an event of the site's own. */
  event: string
  /** The path without a query; empty for all pages of the day together. */
  page: string
  /** A keyed hash; nobody can tell who it was once the day's key is gone. */
  visitor: string
  times: number
}

/** Of the days before. */
export interface VisitTotalsTable {
  day: string
  event: string
  page: string
  times: number
  visitors: number
}

/** Where visits came from: the host of a referrer, or what the address itself says. */
export interface VisitSourcesTable {
  day: string
  source: string
  times: number
}

export interface VisitSaltsTable {
  day: string
  salt: string
}
