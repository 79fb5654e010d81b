/** Links to a section work in every language, and still work after a heading is translated or renamed. */
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { seedReader } from '../../testing/seed-reader.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

const idsOf = (html: string) => [...html.matchAll(/<h[2-6]\b[^>]* id="([^"]+)"/g)].map(([, id]) => id)

describe('Heading ids', () => {
  const idsAt = async (path: string) => idsOf((await render(path)).html)

  it.each(['start/install', 'start/what-cyanotype-is'])(
    'are English ones in every language on /docs/%s',
    async (slug) => {
      const english = await idsAt(`/docs/${slug}`)
      for (const prefix of ['/et', '/el']) {
        const ids = await idsAt(`${prefix}/docs/${slug}`)
        expect(ids.length).toBeGreaterThan(1)
        expect(english).toEqual(expect.arrayContaining(ids))
      }
    },
  )

  it('have the translated ids as aliases, and are used by the table of contents', async () => {
    const { html } = await render('/et/docs/start/install')
    const [id] = await idsAt('/docs/start/install')
    expect(html).toMatch(new RegExp(`<h2[^>]* id="${id}"[^>]*><span id="[^"]+"></span>`))
    expect(html).toContain(`href="#${id}"`)
  })

  it('come from the source language in a document, with earlier ids as aliases', async () => {
    const reader = {
      ...seedReader({ updates: { body: '## Alguses\n\nTekst.\n\n## Pärast\n\nTekst.' } }),
      textHistory: async () => ({
        own: ['## Algus\n\nTekst.\n\n## Pärast'],
        source: ['## Old start\n\n## Later', '## Start\n\n## Later'],
      }),
    }
    const { html } = await render('/et/updates/sugisesed-kinnitikatsed-on-valmis', { reader })
    const [heading = ''] = /<h2[^>]* id="start".*?<\/h2>/s.exec(html) ?? []
    for (const alias of ['old-start', 'algus', 'alguses']) expect(heading).toContain(`<span id="${alias}">`)
    expect(html).toMatch(/<h2[^>]* id="later"[^>]*><span id="pärast">/)
  })
})
