/** Delivers events on all workers of a machine before a change is answered. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Outbox } from '../db/index.ts'
import type { MessageOfPrimary, MessageOfWorker } from './messages.ts'

type OwnOutbox = Pick<Outbox, 'drain' | 'last'>

/** To the primary process, which passes messages to the other workers. */
interface Channel {
  readonly send: (message: MessageOfWorker) => void
  readonly listen: (listener: (message: MessageOfPrimary) => void) => void
  /** How long a change waits for another worker, which may be busy with long work. */
  readonly maxWaitMs?: number
}

/**
 * Other nodes hear of a change by a notification of PostgreSQL, some milliseconds after its commit. The next request
 * of the same client may reach another worker before that, so the response waits for all of them.
 */
export function drainAllWorkers<Own extends OwnOutbox>(
  outbox: Own,
  { send, listen, maxWaitMs = 2_000 }: Channel,
): Own {
  const waiting = new Map<number, () => void>()
  let requests = 0
  let delivered = outbox.last()
  listen(({ kind, ...message }) => {
    if (!('request' in message)) return
    const { request } = message
    const reply = () => send({ kind: 'drained', request })
    if (kind === 'drain') outbox.drain().then(reply, reply)
    else waiting.get(request)?.()
  })

  send({ kind: 'follows events' })

  async function untilOthersDrained(): Promise<void> {
    requests += 1
    const request = requests
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.set(request, resolve)
    send({ kind: 'drain', request })
    const timeout = new AbortController()
    await Promise.race([promise, pause(maxWaitMs, undefined, { signal: timeout.signal }).catch(() => {})])
    timeout.abort()
    waiting.delete(request)
  }

  return {
    ...outbox,
    async drain() {
      await outbox.drain()
      const last = outbox.last()
      if (last <= delivered) return
      await untilOthersDrained()
      delivered = Math.max(delivered, last)
    },
  }
}
