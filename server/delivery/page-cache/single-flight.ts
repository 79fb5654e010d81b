/**
 * Prints once for all who wait for it. Whoever comes after something was published waits for a new print: the one under way
 * may have been read before.
 */

import type { Print } from '../rendering/renderer.ts'
import type { Filed } from './disk-format.ts'
import type { PageCache } from './memory-cache.ts'

export type PrintOnce = (key: string, print: () => Promise<Print>) => Promise<Print>

export interface PrintOnceOptions {
  readonly cache: PageCache
  /** Whether this node hears of what others publish; while it does not, nobody shares a print. */
  readonly connected: () => boolean
  /** Hears of each sheet that went into the cache. */
  readonly kept: (filed: Filed) => void
}

export function printOnce({ cache, connected, kept }: PrintOnceOptions): PrintOnce {
  const underWay = new Map<string, { readonly epoch: number; readonly print: Promise<Print> }>()

  async function start(key: string, print: () => Promise<Print>, asOf: number): Promise<Print> {
    const done = await print()
    const { sheet, tags } = done
    if (sheet !== undefined && cache.put(key, sheet, tags, asOf)) kept({ key, sheet, tags, asOf })
    return done
  }

  return (key, print) => {
    const epoch = cache.epoch()
    const running = underWay.get(key)
    if (running !== undefined && running.epoch === epoch && connected()) return running.print
    const flight = { epoch, print: start(key, print, epoch) }
    underWay.set(key, flight)
    const land = () => {
      if (underWay.get(key) === flight) underWay.delete(key)
    }
    flight.print.then(land, land)
    return flight.print
  }
}
