/**
 * Live events: sends changes to every open admin by server-sent events. They come from the outbox with their
 * numbers. A client that was away sends the last number, and receives all events since.
 */
import type { Readable } from 'node:stream'
import type { Types } from '@cyanotype/content/model/index.ts'
import type { Db, Outbox } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { Carets } from './carets.ts'
import { openCarets } from './carets.ts'
import type { EventStream } from './event-stream.ts'
import { openEventStream } from './event-stream.ts'
import type { Presence } from './presence.ts'
import { openPresence } from './presence.ts'

export interface Live {
  /** Opens a stream for a user, starting after an event number. */
  follow(actor: Actor, session: string, after: number | undefined): Readable
  readonly presence: Presence
  readonly carets: Carets
  /** Ends all streams. Their clients reconnect, to another node or after a restart. */
  close(): void
}

export interface LiveOptions {
  readonly db: Db
  readonly outbox: Outbox
  readonly types: Types
  /** Whether a session is still valid. */
  readonly isSessionValid: (session: string) => Promise<boolean>
  readonly now?: () => Date
}

const heartbeatMs = 15_000
const maxPerUser = 20

export function openLive({ db, outbox, types, isSessionValid, now = () => new Date() }: LiveOptions): Live {
  const streams = new Set<EventStream>()
  let isOpen = true

  /** Closes the stream when its session has ended. */
  async function check(stream: EventStream): Promise<void> {
    if (!(await isSessionValid(stream.session).catch(() => true))) stream.end()
  }

  const unsubscribe = outbox.subscribe((event, number) => {
    for (const stream of streams) {
      stream.send(event, number)
      if (event.kind === 'done' && event.id === stream.actor.id) void check(stream)
    }
  })

  const heartbeat = setInterval(() => {
    for (const stream of streams) {
      stream.sendHeartbeat()
      void check(stream)
    }
  }, heartbeatMs).unref()

  return {
    presence: openPresence(db, types, now),
    carets: openCarets(db, types, now),
    follow(actor, session, after) {
      if (!isOpen) throw new Problem('stopping')
      const own = [...streams].filter((stream) => stream.actor.id === actor.id)
      if (own.length >= maxPerUser) own[0]?.end()
      const stream = openEventStream({ actor, session, types, outbox, after })
      streams.add(stream)
      stream.stream.once('close', () => streams.delete(stream))
      return stream.stream
    },
    close() {
      isOpen = false
      clearInterval(heartbeat)
      unsubscribe()
      for (const stream of streams) stream.end()
    },
  }
}
