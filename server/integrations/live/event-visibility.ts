/** What of an event somebody may know, as it is sent to them. */
import type { Permission, Types } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import type { Event } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'

export interface Message {
  readonly event: 'done' | 'presence'
  readonly data: Readonly<Record<string, unknown>>
}

/** By what was done something to: the first word of the action. What nobody thought of is for who reads the logs. */
const permissions: Readonly<Record<string, Permission>> = {
  document: 'documents.read',
  view: 'documents.read',
  media: 'media.read',
  folder: 'media.read',
  enquiry: 'enquiries.manage',
  user: 'users.manage',
  session: 'users.manage',
  webhook: 'webhooks.manage',
}

/** `undefined` where it is none of their business, or told by another event. */
export function messageFor(actor: Actor, event: Event, types: Types): Message | undefined {
  const type = event.type !== null && Object.hasOwn(types, event.type) ? types[event.type] : undefined
  const subject = type === undefined ? {} : { type }
  const { kind, ...data } = event
  switch (kind) {
    case 'presence':
      return may(actor, 'documents.read', subject) ? { event: kind, data } : undefined
    case 'done': {
      const permission = permissions[event.action.split('.')[0] ?? ''] ?? 'logs.read'
      return may(actor, permission, subject) ? { event: kind, data } : undefined
    }
    default:
      return undefined
  }
}
