/**
 * Prints again what was read most and has just been dropped, before somebody waits for it: when publishing has come to
 * rest, one after the other, with a pause after each that leaves most of the time to visitors.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Dropped } from './tagged-lru.ts'

export interface WarmUp {
  /** What was dropped; only what was asked for more than once counts. */
  add(dropped: readonly Pick<Dropped<unknown>, 'key' | 'uses'>[]): void
  close(): Promise<void>
}

export interface WarmUpOptions {
  readonly render: (key: string) => Promise<unknown>
  /** In milliseconds: how long nothing has to be dropped before it begins. */
  readonly rest?: number
  /** How many at most after one publishing. */
  readonly maxPages?: number
}

const fewestUses = 2
/** The pause after a print, in times of what it took. */
const breath = 4

export function openWarmUp({ render, rest = 200, maxPages = 32 }: WarmUpOptions): WarmUp {
  const usesByKey = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let work: Promise<void> | undefined
  let isClosed = false

  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(begin, rest).unref()
  }

  function begin(): void {
    if (work !== undefined) {
      wait()
      return
    }
    const wanted = [...usesByKey].sort(([, one], [, other]) => other - one).slice(0, maxPages)
    usesByKey.clear()
    work = printAll(wanted.map(([key]) => key)).finally(() => {
      work = undefined
    })
  }

  async function printAll(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      if (isClosed) return
      const began = performance.now()
      await render(key).catch(() => {}) // whoever asks for it will learn why
      await pause((performance.now() - began) * breath, undefined, { ref: false })
    }
  }

  return {
    add(dropped) {
      for (const { key, uses } of dropped) if (uses >= fewestUses) usesByKey.set(key, uses)
      if (usesByKey.size > 0 && !isClosed) wait()
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await work
    },
  }
}
