/** Tests `IMAGE_CDN`: pages use another origin for images, and allow it in their policy. */
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import { smallSite } from '../../testing/small-site.ts'
import { startServer } from '../../testing/start-server.ts'
import { uploaded } from '../testing/form.ts'
import { png } from '../testing/samples.ts'

const imageCdn = 'https://cdn.example.org'

/** A site that shows the image URLs of an update. */
const siteOf = (id: () => string): Site => ({
  ...smallSite(),
  render: async ({ reader }) => ({
    status: 200,
    html: `<p>${(await reader.media(id(), 'en'))?.cdn ?? 'here'}</p>`,
    payload: () => '',
    scriptHashes: [],
  }),
})

describe.each(callDatabases)('Images of pages on %s', (database) => {
  it.each([
    ['come from the CDN that is configured', { imageCdn }, imageCdn, `img-src 'self' data: ${imageCdn};`],
    ['come from here', {}, 'here', "img-src 'self' data:;"],
  ])('%s', async (_what, config, from, policy) => {
    let id = ''
    const server = await startServer(database, { config, site: siteOf(() => id) })
    id = (await uploaded(await server.signedInAs('editor'), await png())).id
    const { text, headers } = await server.anonymous.get('/updates')
    expect(text).toBe(`<p>${from}</p>`)
    expect(headers['content-security-policy']).toContain(policy)
  })

  it('come from here in a preview, because a CDN gets no image of a draft', async () => {
    let id = ''
    const server = await startServer(database, { config: { imageCdn }, site: siteOf(() => id) })
    const editor = await server.signedInAs('editor')
    id = (await uploaded(editor, await png())).id
    const { url } = (await editor.post('/api/previews', { at: '2030-01-01T00:00:00.000Z' })).json()
    expect((await server.anonymous.get(url)).text).toBe('<p>here</p>')
  })
})
