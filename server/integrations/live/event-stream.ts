/** One open stream of server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html */
import { Readable } from 'node:stream'
import type { Permission, Types } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import type { Event, Outbox } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'

export interface EventStream {
  readonly actor: Actor
  readonly session: string
  readonly stream: Readable
  /** Sends an event, unless it was already sent or the user may not see it. */
  send(event: Event, number: number): void
  /** Keeps the connection alive. */
  sendHeartbeat(): void
  end(): void
}

interface EventStreamOptions {
  readonly actor: Actor
  readonly session: string
  readonly types: Types
  readonly outbox: Outbox
  /** The number of the last received event. Undefined for a new stream. */
  readonly after: number | undefined
}

/** A slow reader is disconnected at this buffer size, and resumes where it stopped. */
const maxBufferedBytes = 256 * 1_024
/** A client that missed more events reloads everything. */
const maxMissed = 1_000

export function openEventStream({ actor, session, types, outbox, after }: EventStreamOptions): EventStream {
  const stream = new Readable({ read() {} })
  let lastNumber = after ?? outbox.last()
  let isUpToDate = after === undefined
  /** The last event that came before the stream was up to date. Other listeners may not have it yet. */
  let waiting = 0

  function write(text: string): void {
    if (stream.destroyed) return
    stream.push(text)
    if (stream.readableLength > maxBufferedBytes) stream.destroy()
  }

  function sendEvent(event: Event, number: number): void {
    lastNumber = number
    const message = messageFor(actor, event, types)
    if (message !== undefined)
      write(`id: ${number}\nevent: ${message.event}\ndata: ${JSON.stringify(message.data)}\n\n`)
  }

  /** Sends missed events, including those that occur meanwhile, before it subscribes. */
  async function catchUp(): Promise<void> {
    do {
      const missed = outbox.last() - lastNumber
      const events = missed > maxMissed ? undefined : await outbox.since(lastNumber)
      if (events === undefined) {
        lastNumber = outbox.last()
        write(`id: ${lastNumber}\nevent: reset\ndata: {}\n\n`)
      } else for (const { event, number } of events) sendEvent(event, number)
    } while (lastNumber < Math.max(outbox.last(), waiting))
    isUpToDate = true
  }

  write(`retry: 2000\nid: ${lastNumber}\ndata:\n\n`)
  if (!isUpToDate) catchUp().catch(() => stream.destroy())
  return {
    actor,
    session,
    stream,
    send(event, number) {
      if (!isUpToDate) waiting = number
      else if (number > lastNumber) sendEvent(event, number)
    },
    sendHeartbeat: () => write(': still here\n\n'),
    end: () => void stream.push(null),
  }
}

interface Message {
  readonly event: 'done' | 'presence' | 'caret'
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * The required permission by the first word of the action. Unlisted actions require the permission to read
 * logs.
 */
const permissions: Readonly<Record<string, Permission>> = {
  document: 'documents.read',
  comment: 'documents.read',
  review: 'documents.read',
  publish_set: 'documents.read',
  view: 'documents.read',
  media: 'media.read',
  folder: 'media.read',
  enquiry: 'enquiries.manage',
  form_answer: 'enquiries.manage',
  user: 'users.manage',
  session: 'users.manage',
  webhook: 'webhooks.manage',
  mail: 'mail.manage',
  backup: 'backups.manage',
  demonstration: 'demonstration.manage',
  import: 'import.manage',
}

/**
 * The part of an event that a user may see. `undefined` when they may not see it, or another event reports
 * it.
 */
export function messageFor(actor: Actor, event: Event, types: Types): Message | undefined {
  const type = event.type !== null && Object.hasOwn(types, event.type) ? types[event.type] : undefined
  const subject = type === undefined ? {} : { type }
  const { kind, ...data } = event
  switch (kind) {
    case 'presence':
    case 'caret':
      return may(actor, 'documents.read', subject) ? { event: kind, data } : undefined
    case 'done': {
      const permission = permissions[event.action.split('.')[0] ?? ''] ?? 'logs.read'
      return may(actor, permission, subject) ? { event: kind, data } : undefined
    }
    default:
      return undefined
  }
}
