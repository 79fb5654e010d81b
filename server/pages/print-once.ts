/**
 * Prints once for all who wait for it. Whoever comes after something was published waits for a new print: the one under way
 * may have been read before.
 */
import type { PageCache } from './page-cache.ts'
import type { Print } from './press.ts'

export type PrintOnce = (name: string, print: () => Promise<Print>) => Promise<Print>

/** `connected` tells whether this node hears of what others publish; while it does not, nobody shares a print. */
export function printOnce(cache: PageCache, connected: () => boolean): PrintOnce {
  const underWay = new Map<string, { readonly epoch: number; readonly print: Promise<Print> }>()

  async function start(print: () => Promise<Print>, epoch: number): Promise<Print> {
    const done = await print()
    for (const [key, sheet] of done.sheets) cache.put(key, sheet, done.tags, epoch)
    return done
  }

  return (name, print) => {
    const epoch = cache.epoch()
    const running = underWay.get(name)
    if (running !== undefined && running.epoch === epoch && connected()) return running.print
    const flight = { epoch, print: start(print, epoch) }
    underWay.set(name, flight)
    const land = () => {
      if (underWay.get(name) === flight) underWay.delete(name)
    }
    flight.print.then(land, land)
    return flight.print
  }
}
