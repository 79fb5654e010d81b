import { expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

it('runs two at once, queues more in order, and rejects the rest', async () => {
  const semaphore = createSemaphore(2, 3)
  const started: number[] = []
  const ends: (() => void)[] = []
  const work = (name: number) =>
    semaphore(async () => {
      started.push(name)
      await new Promise<void>((end) => ends.push(end))
      return name
    })
  const five = [1, 2, 3, 4, 5].map(work)
  await expect(work(6)).rejects.toMatchObject({
    code: 'too_busy',
    details: { headers: { 'retry-after': '1' } },
  })
  expect(started).toEqual([1, 2])
  for (let ended = 0; ended < 5; ended++) {
    ends.shift()?.()
    await five[ended]
  }
  expect(await Promise.all(five)).toEqual([1, 2, 3, 4, 5])
  expect(started).toEqual([1, 2, 3, 4, 5])
})

it('gives the place of a failed task to the next one', async () => {
  const semaphore = createSemaphore(1, 1)
  const failed = semaphore(() => Promise.reject(new Error('no')))
  const second = semaphore(async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await second).toBe('yes')
  expect(await semaphore(async () => 'again')).toBe('again')
})
