import { beforeEach, expect, it } from 'vitest'
import { measureLoad } from './load-shedding.ts'

let now = 0
let load: ReturnType<typeof measureLoad>

beforeEach(() => {
  now = 0
  load = measureLoad(() => now)
})

/** Fires timers every 250 ms, each with the given delay in milliseconds. */
function ring(...delays: readonly number[]): void {
  for (const delay of delays) {
    now += 250 + delay
    load.measure()
  }
}

it('starts when timers are late repeatedly, and ends when one is on time', () => {
  expect(load.isTooMuch()).toBe(false)
  ring(201, 900, 201, 250, 201, 900)
  expect(load.isTooMuch()).toBe(true)
  ring(0)
  expect(load.isTooMuch()).toBe(false)
})

it('does not start for one long task, or for short delays', () => {
  ring(5_000)
  expect(load.isTooMuch()).toBe(false)
  ring(0, 200, 200, 200, 200)
  expect(load.isTooMuch()).toBe(false)
})

it('starts at five hundred open requests, until one is done', () => {
  const ends = Array.from({ length: 499 }, () => load.start())
  expect(load.isTooMuch()).toBe(false)
  const end = load.start()
  expect(load.isTooMuch()).toBe(true)
  end()
  expect(load.isTooMuch()).toBe(false)
  for (const one of ends) one()
  expect(load.isTooMuch()).toBe(false)
})
