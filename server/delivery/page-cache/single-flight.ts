/**
 * Single flight: renders once for all waiting requests. A request after a publication waits for a new render,
 * because the current one may have read old content.
 */
import type { RenderResult } from '../rendering/renderer.ts'
import type { CacheEntry } from './disk-format.ts'
import type { MemoryCache } from './memory-cache.ts'

type RenderOnce = (key: string, render: () => Promise<RenderResult>) => Promise<RenderResult>

interface SingleFlightOptions {
  readonly cache: MemoryCache
  /** Whether this node hears of publications by other nodes. While it does not, renders are not shared. */
  readonly connected: () => boolean
  /** Called with each page that was added to the cache. */
  readonly onCached: (cacheEntry: CacheEntry) => void
}

export function openSingleFlight({ cache, connected, onCached }: SingleFlightOptions): RenderOnce {
  const inFlight = new Map<string, { readonly epoch: number; readonly render: Promise<RenderResult> }>()

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
    if (running !== undefined && running.epoch === epoch && connected()) return running.render
    const flight = { epoch, render: start(key, render, epoch) }
    inFlight.set(key, flight)
    const land = () => {
      if (inFlight.get(key) === flight) inFlight.delete(key)
    }
    flight.render.then(land, land)
    return flight.render
  }
}
