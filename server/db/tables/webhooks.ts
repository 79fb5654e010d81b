/** Which programs are told of what happens, and what each was told. */

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
  /** Sealed with a key that only this site has. */
  secret: string
  /** Signs too until its time is over, so that a receiver can change over. */
  old_secret: string | null
  old_secret_until: string | null
  /** The last number of the outbox from which deliveries were made. */
  heard: number
  paused_at: string | null
  /** `person`, `failures` or `secret`. */
  paused_why: string | null
  created_at: string
  changed_at: string
}

export interface DeliveriesTable {
  /** The `webhook-id`, the same at every try. */
  id: string
  webhook_id: string
  event: string
  /** What is sent, letter for letter: it is signed. */
  body: string
  made_at: string
  /** When it is tried next; null when it is done with. */
  due_at: string | null
  /** 1 where somebody asked for it: tried once, also while the rest is paused. */
  by_hand: number
  tries: number
  /** `waiting`, `delivered` or `failed`. */
  state: string
  /** Of the last answer; null where there was none. */
  status: number | null
  /** Why there was none. */
  fault: string | null
  tried_at: string | null
}
