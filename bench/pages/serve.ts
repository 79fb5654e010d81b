/**
 * Runs the product in a separate process on an existing data folder. It sends its port and, on request, the
 * pages that it has rendered since the last request.
 */
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { readConfig } from '../../server/config/config.ts'
import { start } from '../../server/main.ts'

let rendered: string[] = []
const { site }: { site: Site } = await import(String(new URL('../../site/built-site.ts', import.meta.url)))
const counted: Site = {
  ...site,
  render(request) {
    rendered.push(request.url)
    return site.render(request)
  },
}

/** Turns load shedding off, so that a busy machine gives slow results and not errors. */
const load = { isTooMuch: () => false, start: () => () => {} }
const config = readConfig(process.env)
const { url } = await start({ config, site: counted, load, demonstration: false })
process.on('message', () => {
  process.send?.(rendered)
  rendered = []
})
process.send?.(url)
