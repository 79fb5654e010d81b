import { expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { openLog } from '../logs/logger.ts'
import { runJobs } from './index.ts'

const times = { first: 1, every: 1 }

function collectLog() {
  const lines: string[] = []
  return { lines, log: openLog('warn', { write: (line) => void lines.push(line) }) }
}

it('repeats every job, also after a failed one, until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { lines, log } = collectLog()
  const done: string[] = []
  const jobs = {
    first: async () => done.push('first'),
    broken: () => Promise.reject(new Error('no')),
    last: async () => done.push('last'),
  }
  const stop = runJobs({ jobs, log, clockJump: async () => 0, times })
  await vi.advanceTimersByTimeAsync(2)
  await stop()
  expect(done).toEqual(['first', 'last', 'first', 'last'])
  expect(vi.getTimerCount()).toBe(0)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    job: 'broken',
    err: { message: 'no' },
  })
})

it('deletes nothing while the clock is not trusted, and logs it', async () => {
  const { lines, log } = collectLog()
  const jumps = [400 * 24 * 60 * 60_000, 0]
  const done: string[] = []
  const jobs = { trash: async () => done.push(`after ${lines.length}`) }
  const stop = runJobs({ jobs, log, clockJump: async () => jumps.shift() ?? 0, times })
  await eventually(() => expect(done).not.toEqual([]))
  await stop()
  expect(done[0]).toBe('after 1')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', hours: 9600 })
})

it('deletes nothing while it is unknown what the clock did', async () => {
  const { lines, log } = collectLog()
  const done: string[] = []
  const jobs = { trash: async () => done.push('trash') }
  const clockJump = () => Promise.reject(new Error('no database'))
  const stop = runJobs({ jobs, log, clockJump, times })
  await eventually(() => expect(lines.length).toBeGreaterThan(1))
  await stop()
  expect(done).toEqual([])
})
