/** What other programs can be told of. Each name is a promise to whoever listens for it: none ever changes. */
export const webhookEvents = [
  'document.published',
  'document.unpublished',
  'document.schedule_failed',
  'document.trashed',
  'document.restored',
  'document.deleted',
  'media.changed',
  'enquiry.received',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent by hand, to see whether anything arrives. */
export const testEvent = 'webhook.test'
