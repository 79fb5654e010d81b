/**
 * The product in a process of its own, on a data folder that exists. It says where it listens, and whenever it is asked, which
 * pages it has rendered since it was last asked.
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

/** A machine that is busy with other things is slow, and is measured all the same. */
const load = { isTooMuch: () => false, start: () => () => {} }
const config = readConfig(process.env)
const { url } = await start({ config, site: counted, load, demonstration: false })
process.on('message', () => {
  process.send?.(rendered)
  rendered = []
})
process.send?.(url)
