/**
 * Prints a page once for all who wait for it. Whoever comes after something was published waits for a new print: the one
 * under way may have been read before.
 */
import type { RenderedPage } from '@cyanotype/content/render.ts'
import type { PageCache } from './page-cache.ts'
import type { PrintedPage } from './printed-page.ts'

/** What came of it: bytes to send, or what is no page to keep, such as a redirect or `not found`. */
export type Print =
  | { readonly printed: PrintedPage; readonly tags: ReadonlySet<string> }
  | { readonly rendered: RenderedPage }

export type PrintOnce = (key: string, print: () => Promise<Print>) => Promise<Print>

/** `connected` tells whether this node hears of what others publish; while it does not, nobody shares a print. */
export function printOnce(cache: PageCache, connected: () => boolean): PrintOnce {
  const underWay = new Map<string, { readonly epoch: number; readonly print: Promise<Print> }>()

  async function start(key: string, print: () => Promise<Print>, epoch: number): Promise<Print> {
    const done = await print()
    if ('printed' in done) cache.put(key, done.printed, done.tags, epoch)
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
