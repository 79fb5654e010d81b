import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../../api/api-problem.ts'
import { mediaItem } from '../../testing/media.ts'
import type { FileOrder, SendFile } from './send-file.ts'
import type { Queue, QueueEvent } from './upload-queue.ts'
import { after, emptyQueue, isFinished, maxParallel, progressOf, toStart } from './upload-queue.ts'
import { createUploads } from './upload-runner.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const id = fc.constantFrom(...ids)
const item = mediaItem()

const event: fc.Arbitrary<QueueEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('started', 'lost', 'retried', 'removed'), id }),
  fc.record({ type: fc.constant('sent'), id, bytes: fc.integer({ min: 0, max: 200 }) }),
  fc.record({ type: fc.constantFrom('done', 'present'), id, item: fc.constant(item) }),
  fc.record({ type: fc.constant('refused'), id, refusal: fc.constant('Too large.') }),
  fc.record({ type: fc.constantFrom('connection-restored', 'paused', 'resumed', 'cleared') }),
)

/** Applies events to a queue of six files. Uploads start only when the queue allows it. */
function queueAfter(events: readonly QueueEvent[], onEvent: (before: Queue, now: Queue) => void): Queue {
  const files = ids.map((one) => ({ id: one, name: `${one}.jpg`, bytes: 100 }))
  let queue = after(emptyQueue, { type: 'added', files })
  for (const one of events) {
    const before = queue
    // Only uploads whose turn it is can start.
    if (one.type === 'started' && !toStart(queue).includes(one.id)) continue
    queue = after(queue, one)
    onEvent(before, queue)
  }
  return queue
}

describe('Upload queue', () => {
  it('never exceeds the limit of parallel uploads and sends nothing while paused', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        queueAfter(events, (_, now) => {
          const sending = now.uploads.filter(({ state }) => state === 'sending')
          expect(sending.length).toBeLessThanOrEqual(maxParallel)
          if (now.isPaused) expect(sending).toEqual([])
          if (now.isPaused) expect(toStart(now)).toEqual([])
        })
      }),
    )
  })

  it('never sends a completed file again and loses none that was not removed', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const given = new Set<string>()
        let taken: readonly string[] = ids
        queueAfter(events, (before, now) => {
          const removed = before.uploads.filter((one) => !now.uploads.some((other) => other.id === one.id))
          for (const one of removed) given.add(one.id)
          for (const one of before.uploads) {
            const then = now.uploads.find((other) => other.id === one.id)
            if (one.state === 'done' && then) expect(then).toEqual(one)
          }
          taken = now.uploads.map((one) => one.id)
        })
        expect([...taken, ...given].toSorted()).toEqual([...ids])
      }),
    )
  })

  it('completes all files after it is resumed and the connection is stable', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let queue = queueAfter(events, () => {})
        queue = after(after(queue, { type: 'resumed' }), { type: 'connection-restored' })
        for (let round = 0; round < 2 * ids.length; round += 1) {
          for (const one of toStart(queue)) queue = after(queue, { type: 'started', id: one })
          for (const one of queue.uploads) queue = after(queue, { type: 'done', id: one.id, item })
        }
        expect(queue.uploads.every(isFinished)).toBe(true)
        expect(progressOf(queue).part).toBe(1)
      }),
    )
  })

  it('stops all uploads while the connection is lost', () => {
    const files = ids.map((one) => ({ id: one, name: one, bytes: 1 }))
    let queue = after(emptyQueue, { type: 'added', files })
    queue = after(queue, { type: 'started', id: 'a' })
    queue = after(queue, { type: 'lost', id: 'a' })
    expect(toStart(queue)).toEqual([])
    expect(toStart(after(queue, { type: 'connection-restored' }))).toEqual(['a', 'b', 'c'])
  })
})

/** A server whose responses the test controls. */
function openServer({
  duplicates = {},
}: {
  readonly duplicates?: Readonly<Record<string, typeof item>>
} = {}) {
  const sent: {
    readonly order: FileOrder & { readonly idempotencyKey: string }
    readonly response: PromiseWithResolvers<typeof item>
  }[] = []
  const arrived: string[] = []
  const waits: PromiseWithResolvers<void>[] = []
  const sendFile: Pick<SendFile, 'add'> = {
    async add(order) {
      const response = Promise.withResolvers<typeof item>()
      sent.push({ order, response })
      return { items: [{ ...(await response.promise), duplicates: [] }] }
    },
  }
  const uploads = createUploads({
    sendFile,
    whyUnreadable: async (file) => (file.name === unreadable ? 'It is a folder.' : undefined),
    findDuplicate: async (file) => duplicates[file.name],
    wait: () => {
      const wait = Promise.withResolvers<void>()
      waits.push(wait)
      return wait.promise
    },
    onUploaded: ({ name }) => void arrived.push(name),
  })
  return { uploads, sent, arrived, waits, states: () => uploads.state().uploads.map(({ state }) => state) }
}

const unreadable = 'Ferns'
const file = (name: string) => new File(['12345'], name)
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('Upload runner', () => {
  it('sends a few files at a time and returns the result of each', async () => {
    const { uploads, sent, arrived, states } = openServer()
    const results = uploads.uploadFiles(['a', 'b', 'c', 'd'].map(file))
    await settled()
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting'])
    sent[0]?.response.resolve({ ...item, name: 'a' })
    expect(await results[0]).toMatchObject({ name: 'a' })
    await settled()
    expect(states()).toEqual(['done', 'sending', 'sending', 'sending'])
    expect(arrived).toEqual(['a'])
  })

  it('aborts running uploads when paused and repeats them with the same idempotency key', async () => {
    const { uploads, sent, states } = openServer()
    const [result] = uploads.uploadFiles([file('a')])
    await settled()
    uploads.pause()
    expect(sent[0]?.order.signal.aborted).toBe(true)
    expect(states()).toEqual(['waiting'])
    uploads.resume()
    await settled()
    expect(sent[1]?.order.idempotencyKey).toBe(sent[0]?.order.idempotencyKey)
    // The aborted request fails later. It must not affect the new one.
    sent[0]?.response.reject(new ApiProblem({ status: 500, code: 'x', message: 'Late.' }))
    sent[1]?.response.resolve(item)
    expect(await result).toMatchObject({ id: item.id })
    expect(states()).toEqual(['done'])
  })

  it('retries automatically after a lost connection', async () => {
    const { uploads, sent, waits, states } = openServer()
    uploads.uploadFiles([file('a')])
    await settled()
    sent[0]?.response.reject(new ApiProblem({ status: 0, code: 'unreachable', message: 'Nobody answers.' }))
    await settled()
    expect(states()).toEqual(['lost'])
    waits[0]?.resolve()
    await settled()
    expect(states()).toEqual(['sending'])
  })

  it('reports why a file was rejected and retries on request', async () => {
    const { uploads, sent } = openServer()
    uploads.uploadFiles([file('a')])
    await settled()
    sent[0]?.response.reject(
      new ApiProblem({ status: 415, code: 'unknown_file_type', message: 'Not taken.' }),
    )
    await settled()
    const [refused] = uploads.state().uploads
    expect(refused).toMatchObject({ state: 'refused', refusal: 'Not taken.' })
    uploads.retry(refused?.id ?? '')
    await settled()
    expect(sent).toHaveLength(2)
  })

  it('does not send what the browser cannot read, such as a folder', async () => {
    const { uploads, sent } = openServer()
    uploads.uploadFiles([file(unreadable)])
    await settled()
    expect(uploads.state().uploads).toMatchObject([{ state: 'refused', refusal: 'It is a folder.' }])
    expect(sent).toEqual([])
  })

  it('reports a full disk instead of retrying', async () => {
    const { uploads, sent, waits } = openServer()
    uploads.uploadFiles([file('a')])
    await settled()
    const message = 'The disk is full.'
    sent[0]?.response.reject(new ApiProblem({ status: 507, code: 'storage_full', message }))
    await settled()
    expect(uploads.state().uploads).toMatchObject([{ state: 'refused', refusal: message }])
    expect(waits).toEqual([])
  })

  it('starts the next file after a pause in which all others were cancelled', () => {
    const { uploads, states } = openServer()
    uploads.uploadFiles([file('a')])
    uploads.pause()
    for (const { id } of uploads.state().uploads) uploads.remove(id)
    uploads.uploadFiles([file('b')])
    expect(uploads.state().isPaused).toBe(false)
    expect(states()).toEqual(['sending'])
  })

  it('skips a file that the library has, unless it is requested again', async () => {
    const { uploads, sent, states } = openServer({ duplicates: { a: item } })
    const [result] = uploads.uploadFiles([file('a')])
    expect(await result).toBe(item)
    await settled()
    expect(states()).toEqual(['present'])
    expect(sent).toHaveLength(0)
    uploads.retry(uploads.state().uploads[0]?.id ?? '')
    await settled()
    expect(sent).toHaveLength(1)
  })

  it('resolves the result of a removed file to undefined', async () => {
    const { uploads, sent } = openServer()
    const [result] = uploads.uploadFiles([file('a')])
    await settled()
    uploads.remove(uploads.state().uploads[0]?.id ?? '')
    expect(await result).toBeUndefined()
    expect(sent[0]?.order.signal.aborted).toBe(true)
  })
})
