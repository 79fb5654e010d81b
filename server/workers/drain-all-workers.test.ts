import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { drainAllWorkers } from './drain-all-workers.ts'
import type { MessageOfPrimary, MessageOfWorker } from './messages.ts'

/** An outbox of one worker, and what it sends to the primary process. */
function openTestWorker(maxWaitMs?: number) {
  const sent: MessageOfWorker[] = []
  let committed = 0
  let delivered = 0
  let receive: (message: MessageOfPrimary) => void = () => {}
  const own = {
    last: () => delivered,
    async drain() {
      await setImmediate()
      delivered = committed
    },
  }
  const outbox = drainAllWorkers(own, {
    send: (message) => void sent.push(message),
    listen(listener) {
      receive = listener
    },
    ...(maxWaitMs !== undefined && { maxWaitMs }),
  })
  const commit = () => {
    committed += 1
  }
  return { outbox, sent, commit, receive: (message: MessageOfPrimary) => receive(message) }
}

/** Whether it resolves without another message. */
async function isDone(work: Promise<void>): Promise<boolean> {
  let done = false
  void work.then(() => {
    done = true
  })
  for (let turn = 0; turn < 10; turn += 1) await setImmediate()
  return done
}

it('waits after a change until the other workers have delivered it', async () => {
  const { outbox, sent, commit, receive } = openTestWorker()
  commit()
  const draining = outbox.drain()
  expect(await isDone(draining)).toBe(false)
  expect(sent).toEqual([{ kind: 'follows events' }, { kind: 'drain', request: 1 }])
  receive({ kind: 'drained', request: 1 })
  expect(await isDone(draining)).toBe(true)
})

it('sends nothing without a new event', async () => {
  const { outbox, sent, commit, receive } = openTestWorker()
  await outbox.drain()
  commit()
  const draining = outbox.drain()
  await isDone(draining)
  receive({ kind: 'drained', request: 1 })
  await draining
  await outbox.drain()
  expect(sent.filter(({ kind }) => kind === 'drain')).toHaveLength(1)
})

it('waits for a change that a notification has already delivered here', async () => {
  const { outbox, sent, commit, receive } = openTestWorker()
  commit()
  receive({ kind: 'drain', request: 7 })
  await setImmediate()
  await setImmediate()
  expect(outbox.last()).toBe(1)
  const draining = outbox.drain()
  expect(await isDone(draining)).toBe(false)
  receive({ kind: 'drained', request: 1 })
  await draining
  expect(sent).toContainEqual({ kind: 'drain', request: 1 })
})

it('answers the request of another worker once its own events are delivered', async () => {
  const { outbox, sent, commit, receive } = openTestWorker()
  commit()
  receive({ kind: 'drain', request: 7 })
  expect(sent).toEqual([{ kind: 'follows events' }])
  for (let turn = 0; turn < 5; turn += 1) await setImmediate()
  expect(outbox.last()).toBe(1)
  expect(sent.at(-1)).toEqual({ kind: 'drained', request: 7 })
})

it('goes on when another worker does not answer in time', async () => {
  const { outbox, commit } = openTestWorker(20)
  commit()
  await outbox.drain()
  expect(outbox.last()).toBe(1)
})
