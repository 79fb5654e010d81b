import { model } from '@cyanotype/content/model/index.ts'
import { expect, it } from 'vitest'
import type { Event, Outbox } from '../../db/index.ts'
import { openEventStream } from './event-stream.ts'

const nothing: Outbox = {
  append: async () => {},
  subscribe: () => () => {},
  drain: async () => {},
  lag: async () => 0,
  last: () => 0,
  since: async () => [],
  removeBefore: async () => {},
  connected: () => true,
  close: async () => {},
}
const actor = { id: 'ada', email: '', username: 'Ada', role: 'editor', locales: [] } as const
const event = (index: number): Event => ({
  kind: 'done',
  action: 'document.saved',
  type: 'updates',
  id: `${index}`.padEnd(1_000, '.'),
  by: null,
})

it('closes the stream of a slow reader, and buffers nothing more for it', () => {
  const stream = openEventStream({ actor, session: '', types: model, outbox: nothing, after: undefined })
  for (let number = 1; number < 1_000; number++) stream.send(event(number), number)
  expect(stream.stream.destroyed).toBe(true)
  expect(stream.stream.readableLength).toBeLessThan(300_000)
})

it('sends an event that comes while missed ones are read, before the outbox is done with it', async () => {
  const stored = [{ number: 1, event: event(1) }]
  const { promise, resolve } = Promise.withResolvers<void>()
  const outbox: Outbox = {
    ...nothing,
    last: () => 1,
    async since(after) {
      const events = stored.filter(({ number }) => number > after)
      await promise
      return events
    },
  }
  const stream = openEventStream({ actor, session: '', types: model, outbox, after: 0 })
  let text = ''
  stream.stream.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  stored.push({ number: 2, event: event(2) })
  stream.send(event(2), 2)
  resolve()
  await expect.poll(() => text.match(/^id: \d+$/gm)).toEqual(['id: 0', 'id: 1', 'id: 2'])
  stream.end()
})

it('sends everything to a fast reader', async () => {
  const stream = openEventStream({ actor, session: '', types: model, outbox: nothing, after: undefined })
  let text = ''
  stream.stream.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  for (let number = 1; number < 1_000; number++) {
    stream.send(event(number), number)
    if (number % 50 === 0) await new Promise(setImmediate)
  }
  stream.end()
  await new Promise((end) => stream.stream.once('end', end))
  expect(text.match(/^id: \d+$/gm)).toHaveLength(1_000)
})
