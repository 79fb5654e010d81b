/** Webhook events. Other programs rely on these names, so none of them may change. */
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

/** Sent by a user to test a webhook. */
export const testEvent = 'webhook.test'
