/** Queue of visits: they are written a moment after the response, in batches. */
import type { Db } from '../../db/index.ts'
import type { VisitEvent } from './event-body.ts'
import type { Visit, VisitorRequest } from './visit.ts'
import { visitOf } from './visit.ts'
import { insertVisits, saltOf } from './visit-store.ts'

export interface QueuedVisit {
  readonly event: VisitEvent
  readonly request: VisitorRequest
  readonly domain: string
  readonly at: Date
}

export interface VisitQueue {
  /** Returns false when the queue is full. */
  add(visits: readonly QueuedVisit[]): boolean
  flush(): Promise<void>
}

const flushAfter = 1_000
const maxQueued = 10_000

export function openVisitQueue(db: Db, onError: (error: unknown) => void): VisitQueue {
  const waiting: QueuedVisit[] = []
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    const events = waiting.splice(0)
    if (events.length === 0) return
    const salts = new Map<string, string>()
    const visits: Visit[] = []
    for (const { event, request, domain, at } of events) {
      const day = dayOf(at)
      const salt = salts.get(day) ?? (await saltOf(db.kysely, day))
      salts.set(day, salt)
      visits.push(visitOf({ event, request, domain, day, salt }))
    }
    await db.transaction((trx) => insertVisits(trx, visits))
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write).catch(onError)
    return writing
  }

  return {
    add(visits) {
      if (waiting.length + visits.length > maxQueued) return false
      waiting.push(...visits)
      if (visits.length > 0) timer ??= setTimeout(() => void flush(), flushAfter).unref()
      return true
    },
    flush,
  }
}

/** The day in UTC. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)
