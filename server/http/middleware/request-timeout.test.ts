import { expect, it } from 'vitest'
import { inTime } from './load-shedding.ts'

it('passes on a result or error that comes in time', async () => {
  expect(await inTime(Promise.resolve('done'), 10_000)).toBe('done')
  await expect(inTime(Promise.reject(new Error('refused')), 10_000)).rejects.toThrow('refused')
})

it('does not wait for a request that never ends', async () => {
  await expect(inTime(new Promise(() => {}), 10)).rejects.toMatchObject({ code: 'took_too_long' })
})
