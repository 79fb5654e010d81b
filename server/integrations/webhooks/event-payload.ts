/** The payload of an event: ids, locales and public URLs, but no draft, no enquiry text, and no user. */

import type { WebhookEvent } from '@cyanotype/content/contracts/webhook-events.ts'
import { webhookEvents } from '@cyanotype/content/contracts/webhook-events.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Event, Notice, PublicChange } from '../../db/index.ts'

export interface PageAddress {
  readonly locale: Locale
  /** Percent-encoded, without the origin. */
  readonly path: string
}

/** Finds the pages that a change updated or removed. */
export type FindAddresses = (change: PublicChange) => Promise<readonly PageAddress[]>

export interface Message {
  readonly event: WebhookEvent
  data(find: FindAddresses): Promise<Readonly<Record<string, unknown>>>
}

/** `undefined` for events that are not sent. */
export function messageOf(event: Event): Message | undefined {
  switch (event.kind) {
    case 'published':
    case 'unpublished':
      // Pages are invalidated when a media item changes. Webhooks have a separate event for that.
      return event.type === 'media' ? undefined : ofPublicChange(event)
    case 'done':
      return ofNotice(event)
    case 'presence':
    case 'caret':
      return undefined
  }
}

function ofPublicChange(change: PublicChange): Message {
  const { kind, type, id, locales, scheduled = false } = change
  return {
    event: `document.${kind}`,
    data: async (find) => ({ id, type, locales, addresses: await find(change), scheduled }),
  }
}

/** Changes of public content are reported by another event. */
const skippedEvents: readonly string[] = ['document.published', 'document.unpublished']

function ofNotice({ action, id, type, layers = [] }: Notice): Message | undefined {
  const data = async () =>
    type === 'media' || type === 'enquiry' ? { id } : { id, type, locales: layers.filter(isLocale) }
  if (/^media\.[a-z]+$/.test(action)) {
    const change = action.slice('media.'.length)
    return { event: 'media.changed', data: async () => ({ id, change }) }
  }
  const event = webhookEvents.find((name) => name === action)
  return event === undefined || skippedEvents.includes(event) ? undefined : { event, data }
}
