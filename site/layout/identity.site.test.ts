/** Name, logo and icon of the organisation, from the settings, in the HTML of pages. */
import { readSeed } from '@cyanotype/content/seed/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import { seedReader } from '../testing/seed-reader.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

const [first, second] = readSeed().files
const renderWith = async (settings: Readonly<Record<string, unknown>>, url = '/') =>
  (await render(url, { reader: seedReader({ settings }) })).html
const header = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('</header>'))

describe('Identity of the organisation', () => {
  it('is a mark with the name until there is a logo', async () => {
    const html = await renderWith({ siteName: 'Harbour Choir' })
    expect(header(html)).toContain('Harbour Choir')
    expect(html).not.toContain('site-logo')
    expect(html).toContain('href="/favicon.ico"')
  })

  it('shows the logo with the name as alternative text, and reserves its size', async () => {
    const html = await renderWith({ siteName: 'Harbour Choir', logo: first?.id })
    const [logo, ...others] = header(html).match(/<img class="site-logo[^>]*>/g) ?? []
    expect(others).toEqual([])
    expect(logo).toContain('alt="Harbour Choir"')
    expect(logo).toMatch(/ width="\d+"/)
    expect(Number(/ height="(\d+)"/.exec(logo ?? '')?.[1])).toBeLessThanOrEqual(40)
  })

  it('has a logo for each theme, which CSS chooses', async () => {
    const html = await renderWith({ siteName: 'Choir', logo: first?.id, darkLogo: second?.id })
    const logos = header(html).match(/<img class="site-logo[^>]*>/g) ?? []
    expect(logos.map((logo) => /site-logo-(\w+)/.exec(logo)?.[1])).toEqual(['light', 'dark'])
  })

  it('has its own icon in three sizes', async () => {
    const html = await renderWith({ siteName: 'Choir', icon: first?.id })
    const sizes = [...html.matchAll(/rel="(?:apple-touch-)?icon" href="[^"]*s_(\d+)x/g)].map(
      ([, size]) => size,
    )
    expect(sizes).toEqual(['48', '192', '180'])
    expect(html).not.toContain('/favicon.ico')
  })

  it('names the organisation with its logo to search engines on the home page', async () => {
    const html = await renderWith({ siteName: 'Harbour Choir', logo: first?.id })
    const [, json = '{}'] =
      /<script type="application\/ld\+json"[^>]*>(\{[^<]*"Organization".*?)<\/script>/.exec(html) ?? []
    expect(json).toContain('"name":"Harbour Choir"')
    expect(json).toMatch(/"logo":"https?:\/\/[^"]+\/media\//)
  })
})
