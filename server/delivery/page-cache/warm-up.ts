/**
 * Warm-up: renders popular pages again that were dropped, before a visitor requests them. It starts when
 * publications have paused, renders one page at a time, and pauses after each to leave time for requests.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Dropped } from './tagged-lru.ts'

export interface WarmUp {
  /** Takes dropped pages. Only those with more than one request count. */
  add(dropped: readonly Pick<Dropped<unknown>, 'key' | 'uses'>[]): void
  close(): Promise<void>
}

export interface WarmUpOptions {
  readonly render: (key: string) => Promise<unknown>
  /** How long nothing must be dropped before it starts, in milliseconds. */
  readonly rest?: number
  /** The maximum number of pages after a publication. */
  readonly maxPages?: number
}

const fewestUses = 2
/** The pause after a render, as a multiple of its duration. */
const pauseFactor = 4

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
    const mostUsed = [...usesByKey].sort(([, one], [, other]) => other - one).slice(0, maxPages)
    usesByKey.clear()
    work = renderAll(mostUsed.map(([key]) => key)).finally(() => {
      work = undefined
    })
  }

  async function renderAll(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      if (isClosed) return
      const began = performance.now()
      await render(key).catch(() => {}) // the next request gets the error
      await pause((performance.now() - began) * pauseFactor, undefined, { ref: false })
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
