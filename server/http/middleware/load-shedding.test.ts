import { beforeEach, expect, it } from 'vitest'
import { measureLoad } from './load-shedding.ts'

let now = 0
let load: ReturnType<typeof measureLoad>

beforeEach(() => {
  now = 0
  load = measureLoad(() => now)
})

/** Timers that ring every 250 ms, each so many milliseconds late. */
function ring(...delays: readonly number[]): void {
  for (const delay of delays) {
    now += 250 + delay
    load.measure()
  }
}

it('is too much when timers ring late again and again, and no longer when one is in time', () => {
  expect(load.isTooMuch()).toBe(false)
  ring(201, 900, 201, 250, 201, 900)
  expect(load.isTooMuch()).toBe(true)
  ring(0)
  expect(load.isTooMuch()).toBe(false)
})

it('is not too much for one long task, nor for delays that nobody notices', () => {
  ring(5_000)
  expect(load.isTooMuch()).toBe(false)
  ring(0, 200, 200, 200, 200)
  expect(load.isTooMuch()).toBe(false)
})

it('is too much when five hundred are at work, until one is done', () => {
  const ends = Array.from({ length: 499 }, () => load.start())
  expect(load.isTooMuch()).toBe(false)
  const end = load.start()
  expect(load.isTooMuch()).toBe(true)
  end()
  expect(load.isTooMuch()).toBe(false)
  for (const one of ends) one()
  expect(load.isTooMuch()).toBe(false)
})
