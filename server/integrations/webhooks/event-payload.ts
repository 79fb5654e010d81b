/**
 * What other programs are told of an event: ids, languages and addresses that visitors know, never a word of a draft, of a
 * visitor's message, or of who did it.
 */

import type { WebhookEvent } from '@cyanotype/content/contracts/webhook-events.ts'
import { webhookEvents } from '@cyanotype/content/contracts/webhook-events.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Event, Notice, PublicChange } from '../../db/index.ts'

export interface PageAddress {
  readonly locale: Locale
  /** Encoded, and without the name of the site. */
  readonly path: string
}

/** Where the pages are that a change made other ones, or took away. */
export type FindAddresses = (change: PublicChange) => Promise<readonly PageAddress[]>

export interface Message {
  readonly event: WebhookEvent
  data(find: FindAddresses): Promise<Readonly<Record<string, unknown>>>
}

/** `undefined` for what is told to nobody outside. */
export function messageOf(event: Event): Message | undefined {
  switch (event.kind) {
    case 'published':
    case 'unpublished':
      // A file that is shown otherwise is told so to those who keep pages; here it has an event of its own.
      return event.type === 'media' ? undefined : ofPublicChange(event)
    case 'done':
      return ofNotice(event)
    case 'presence':
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

/** What changes the public text is told as such. */
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
