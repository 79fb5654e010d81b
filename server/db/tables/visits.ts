/** Page views. */

export interface VisitTables {
  visits: VisitsTable
  visit_totals: VisitTotalsTable
  visit_sources: VisitSourcesTable
  visit_salts: VisitSaltsTable
}

/** Today and yesterday, while visitors of a day can still be told apart. */
export interface VisitsTable {
  /** `2026-11-20`, UTC. */
  day: string
  /** `pageview`, or a custom event of the site. */
  event: string
  /** The path without a query. Empty for the total of the day. */
  page: string
  /** A keyed hash: it cannot be traced to a person once the key of the day is deleted. */
  visitor: string
  times: number
}

/** Of earlier days. */
export interface VisitTotalsTable {
  day: string
  event: string
  page: string
  times: number
  visitors: number
}

/** Where visits came from: the host of a referrer, or the source that the URL names. */
export interface VisitSourcesTable {
  day: string
  source: string
  times: number
}

export interface VisitSaltsTable {
  day: string
  salt: string
}
