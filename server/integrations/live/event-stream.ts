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
  /** Tells an event, unless it was told before, or it is none of their business. */
  send(event: Event, number: number): void
  /** Nothing to say, but still there. */
  beat(): void
  end(): void
}

interface EventStreamOptions {
  readonly actor: Actor
  readonly session: string
  readonly types: Types
  readonly outbox: Outbox
  /** The last number that was heard; none where it begins now. */
  readonly after: number | undefined
}

/** Whoever reads slower than things happen is cut off at so many bytes, and resumes where it stopped. */
const maxBufferedBytes = 256 * 1_024
/** Whoever was away for longer than so many events looks at everything again. */
const maxMissed = 1_000

export function openEventStream({ actor, session, types, outbox, after }: EventStreamOptions): EventStream {
  const stream = new Readable({ read() {} })
  let heard = after ?? outbox.last()
  let isUpToDate = after === undefined

  function write(text: string): void {
    if (stream.destroyed) return
    stream.push(text)
    if (stream.readableLength > maxBufferedBytes) stream.destroy()
  }

  function tell(event: Event, number: number): void {
    heard = number
    const message = messageFor(actor, event, types)
    if (message !== undefined)
      write(`id: ${number}\nevent: ${message.event}\ndata: ${JSON.stringify(message.data)}\n\n`)
  }

  /** Reads what happened since; what happens meanwhile it reads as well, before it listens. */
  async function catchUp(): Promise<void> {
    do {
      const missed = outbox.last() - heard
      const events = missed > maxMissed ? undefined : await outbox.since(heard)
      if (events === undefined) {
        heard = outbox.last()
        write(`id: ${heard}\nevent: reset\ndata: {}\n\n`)
      } else for (const { event, number } of events) tell(event, number)
    } while (heard < outbox.last())
    isUpToDate = true
  }

  write(`retry: 2000\nid: ${heard}\ndata:\n\n`)
  if (!isUpToDate) catchUp().catch(() => stream.destroy())
  return {
    actor,
    session,
    stream,
    send(event, number) {
      if (isUpToDate && number > heard) tell(event, number)
    },
    beat: () => write(': still here\n\n'),
    end: () => void stream.push(null),
  }
}

interface Message {
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

/**
 * What of an event somebody may know, as it is sent to them. `undefined` where it is none of their business, or told
 * by another event.
 */
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
