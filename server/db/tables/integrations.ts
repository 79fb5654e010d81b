/** Page views, webhooks and e-mails. */

export interface VisitTables {
  visits: VisitsTable
  visit_totals: VisitTotalsTable
  visit_sources: VisitSourcesTable
  visit_salts: VisitSaltsTable
}

/** Today and yesterday, while visitors of a day can still be distinguished. */
interface VisitsTable {
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
interface VisitTotalsTable {
  day: string
  event: string
  page: string
  times: number
  visitors: number
}

/** Where visits came from: the host of a referrer, or the source that the URL names. */
interface VisitSourcesTable {
  day: string
  source: string
  times: number
}

interface VisitSaltsTable {
  day: string
  salt: string
}

// Webhooks and their deliveries.

export interface WebhookTables {
  webhooks: WebhooksTable
  webhook_deliveries: DeliveriesTable
}

export interface WebhooksTable {
  id: string
  name: string
  url: string
  /** JSON: the names of events. */
  events: string
  /** Encrypted with a key that only this site has. */
  secret: string
  /** Also signs until it expires, so that a receiver can change the secret. */
  old_secret: string | null
  old_secret_until: string | null
  /** The last outbox number for which deliveries were created. */
  heard: number
  paused_at: string | null
  /** `person`, `failures` or `secret`. */
  paused_why: string | null
  created_at: string
  changed_at: string
}

export interface DeliveriesTable {
  /** The `webhook-id`, the same for every attempt. */
  id: string
  webhook_id: string
  event: string
  /** The exact body, since it is signed. */
  body: string
  made_at: string
  /** When it is tried next. Null when it is finished. */
  due_at: string | null
  /** 1 when a user requested it: sent once, even while the webhook is paused. 2 when it is also still scheduled. */
  by_hand: number
  tries: number
  /** `waiting`, `delivered` or `failed`. */
  state: string
  /** Of the last response. Null where there was none. */
  status: number | null
  /** Why there was no response. */
  fault: string | null
  tried_at: string | null
}

// The queue of e-mails.

export interface MailTables {
  mail_messages: MailMessagesTable
}

export interface MailMessagesTable {
  id: string
  /** The template: `reset`, `enquiry`. */
  kind: string
  /** The language of the recipient. */
  locale: string
  /** Null for an address without an account. */
  user_id: string | null
  recipient: string
  /** The encrypted values of the template. Null when the message is sent or has expired. */
  sealed: string | null
  made_at: string
  /** When its link stops working. It is not sent after that. */
  expires_at: string | null
  /** When it is tried next. Null when it is finished. */
  due_at: string | null
  tries: number
  /** `waiting`, `sent` or `failed`. */
  state: string
  /** Why the last attempt failed. */
  fault: string | null
  /** What the mail server answered. */
  detail: string | null
  tried_at: string | null
}
