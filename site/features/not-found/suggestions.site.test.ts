/** Suggestions on the page of a URL that was not found. */
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { ownPageReader } from '../../testing/own-page-reader.ts'
import { seedReader } from '../../testing/seed-reader.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

async function suggestedAt(path: string, reader = seedReader()): Promise<readonly (string | undefined)[]> {
  const { html, status } = await render(path, { reader })
  expect(status).toBe(404)
  const [list = ''] = /<nav aria-labelledby="error-pages">[\s\S]*?<\/nav>/.exec(html) ?? []
  return [...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
}

describe('A page that was not found suggests', () => {
  it.each([
    ['/contct', '/contact'],
    ['/et/showcases', '/et/showcase'],
    ['/showcase/documentry', '/showcase/documentary'],
    ['/privacy', '/privacy-policy'],
  ])('the page in the code with a similar path: %s', async (path, similar) => {
    expect(await suggestedAt(path)).toContain(similar)
  })

  it('no page that is switched off', async () => {
    const reader = seedReader({ settings: { hiddenSections: ['contact'] } })
    expect(await suggestedAt('/contct', reader)).not.toContain('/contact')
  })

  it('own pages as readers of the language see them', async () => {
    const reader = ownPageReader({ about: { en: 'about', et: 'meist' }, press: { en: 'pressroom' } })
    expect(await suggestedAt('/et/miest', reader)).toEqual(['/et/meist'])
    expect(await suggestedAt('/et/presroom', reader)).toEqual(['/et/pressroom'])
  })

  it('what menu and footer link to, with any URL in them', async () => {
    const main = [
      { text: 'Opening hours', href: '/opening-hours', items: [] },
      { text: 'Odd', href: '/a%zz', items: [] },
    ]
    const links = [{ text: 'House rules', href: '/house-rules' }]
    const reader = seedReader({
      navigation: { main, actions: [] },
      footer: { columns: [{ title: 'House', links }], legal: '', social: [] },
    })
    expect(await suggestedAt('/openning-hour', reader)).toEqual(['/opening-hours'])
    expect(await suggestedAt('/house-rulez', reader)).toEqual(['/house-rules'])
  })
})
