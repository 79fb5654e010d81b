/**
 * Prints once for all who wait for it. Whoever comes after something was published waits for a new print: the one under way
 * may have been read before.
 */

import type { RenderResult } from '../rendering/renderer.ts'
import type { CacheEntry } from './disk-format.ts'
import type { MemoryCache } from './memory-cache.ts'

export type RenderOnce = (key: string, render: () => Promise<RenderResult>) => Promise<RenderResult>

export interface SingleFlightOptions {
  readonly cache: MemoryCache
  /** Whether this node hears of what others publish; while it does not, nobody shares a print. */
  readonly connected: () => boolean
  /** Hears of each sheet that went into the cache. */
  readonly onCached: (cacheEntry: CacheEntry) => void
}

export function openSingleFlight({ cache, connected, onCached }: SingleFlightOptions): RenderOnce {
  const inFlight = new Map<string, { readonly epoch: number; readonly print: Promise<RenderResult> }>()

  async function start(
    key: string,
    render: () => Promise<RenderResult>,
    asOf: number,
  ): Promise<RenderResult> {
    const done = await render()
    const { response, tags } = done
    if (response !== undefined && cache.put(key, response, tags, asOf))
      onCached({ key, response, tags, asOf })
    return done
  }

  return (key, render) => {
    const epoch = cache.epoch()
    const running = inFlight.get(key)
    if (running !== undefined && running.epoch === epoch && connected()) return running.print
    const flight = { epoch, print: start(key, render, epoch) }
    inFlight.set(key, flight)
    const land = () => {
      if (inFlight.get(key) === flight) inFlight.delete(key)
    }
    flight.print.then(land, land)
    return flight.print
  }
}
