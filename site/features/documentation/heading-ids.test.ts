/** Links to a section work in every language, and still work after a heading is translated or renamed. */
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { seedReader } from '../../testing/seed-reader.ts'

let print: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  print = await openSite()
}, 60_000)

const idsOf = (html: string) => [...html.matchAll(/<h[2-6]\b[^>]* id="([^"]+)"/g)].map(([, id]) => id)

describe('Heading ids', () => {
  it.each(['start/install', 'start/what-cyanotype-is', 'writing/components', 'writing/pictures'])(
    'are the English ones in every language on /docs/%s',
    async (slug) => {
      const [english = [], ...others] = await Promise.all(
        ['', '/et', '/el'].map(async (prefix) => idsOf((await print(`${prefix}/docs/${slug}`)).html)),
      )
      expect(english.length).toBeGreaterThan(1)
      for (const ids of others) expect(ids).toEqual(english)
    },
  )

  it('have the translated ids as aliases, and are used by the table of contents', async () => {
    const { html } = await print('/et/docs/start/install')
    expect(html).toMatch(/<h2[^>]* id="sign-in"[^>]*><span id="[^"]+"><\/span>/)
    expect(html).toContain('href="#sign-in"')
  })

  it('come from the source language in a document, with earlier ids as aliases', async () => {
    const reader = {
      ...seedReader({ updates: { body: '## Alguses\n\nTekst.\n\n## Pärast\n\nTekst.' } }),
      textHistory: async () => ({
        own: ['## Algus\n\nTekst.\n\n## Pärast'],
        source: ['## Old start\n\n## Later', '## Start\n\n## Later'],
      }),
    }
    const { html } = await print('/et/updates/sugisesed-kinnitikatsed-on-valmis', { reader })
    const [heading = ''] = /<h2[^>]* id="start".*?<\/h2>/s.exec(html) ?? []
    for (const alias of ['old-start', 'algus', 'alguses']) expect(heading).toContain(`<span id="${alias}">`)
    expect(html).toMatch(/<h2[^>]* id="later"[^>]*><span id="pärast">/)
  })
})
