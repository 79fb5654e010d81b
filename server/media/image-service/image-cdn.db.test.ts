/** `IMAGE_CDN`: pages name another origin for their pictures, and allow it. */
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import { smallSite } from '../../testing/small-site.ts'
import { startServer } from '../../testing/start-server.ts'
import { uploaded } from '../testing/form.ts'
import { png } from '../testing/samples.ts'

const imageCdn = 'https://cdn.example.org'

/** Shows where the pictures of an update say that they come from. */
const siteOf = (id: () => string): Site => ({
  ...smallSite(),
  render: async ({ reader }) => ({
    status: 200,
    html: `<p>${(await reader.media(id(), 'en'))?.cdn ?? 'here'}</p>`,
    payload: () => '',
    scriptHashes: [],
  }),
})

describe.each(callDatabases)('the pictures of pages on %s', (database) => {
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
})
