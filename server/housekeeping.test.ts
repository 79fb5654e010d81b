import { expect, it, vi } from 'vitest'
import { keepHouse } from './housekeeping.ts'
import { openLog } from './log.ts'

it('does every chore again and again, also after one that failed, until it is stopped', async () => {
  const lines: string[] = []
  const log = openLog('error', { write: (line) => void lines.push(line) })
  const done: string[] = []
  const stop = keepHouse(
    {
      first: async () => done.push('first'),
      broken: () => Promise.reject(new Error('no')),
      last: async () => done.push('last'),
    },
    log,
    { first: 1, every: 1 },
  )
  await vi.waitFor(() => expect(done.slice(0, 4)).toEqual(['first', 'last', 'first', 'last']))
  await stop()
  const rounds = done.length
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(done).toHaveLength(rounds)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    chore: 'broken',
    err: { message: 'no' },
  })
})
