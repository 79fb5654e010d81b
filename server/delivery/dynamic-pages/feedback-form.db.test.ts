/** Tests the feedback form of documentation pages as a browser without JavaScript uses it. */
import type { DynamicPage } from '@cyanotype/content/contracts/dynamic-page.ts'
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, TestResponse } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

/** A site that shows only its input. */
const site: Site = {
  queryKeys: () => [],
  render: async ({ url, dynamicPage }) => ({
    status: 200,
    html: JSON.stringify({ url, dynamicPage }),
    payload: () => '',
    scriptHashes: [],
  }),
}

const page = '/el/docs/start/install'
const own = { 'sec-fetch-site': 'same-origin' }
const shownOn = ({ text }: TestResponse): DynamicPage => JSON.parse(text).dynamicPage
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

function senderTo(server: () => TestServer) {
  return (values: Readonly<Record<string, string>>, headers: object = own, path = page) =>
    server().anonymous.send('POST', path, { ...form, ...headers }, new URLSearchParams(values).toString())
}

describe.each(callDatabases)('Feedback form on %s', (database) => {
  let server: TestServer
  let editor: Client
  const send = senderTo(() => server)
  const stored = async () => (await editor.get('/api/page-feedback')).json().items

  beforeAll(async () => {
    server = await startServer(database, { site })
    editor = await server.signedInAs('editor')
  })

  it('stores the answer, and redirects to the fragment of the page that shows the thanks', async () => {
    const response = await send({ helpful: 'no', comment: 'Πού;\r\nΕδώ;\0' })
    expect([response.status, response.headers.location]).toEqual([303, `${page}#feedback-sent`])
    expect(response.headers).not.toHaveProperty('set-cookie')
    expect(await stored()).toEqual([
      expect.objectContaining({ page, locale: 'el', yes: 0, no: 1, lastComment: 'Πού;\nΕδώ;' }),
    ])
  })

  it('returns with its values when there is no answer or too much text', async () => {
    const missing = await send({ comment: 'Good' })
    expect([missing.status, missing.headers['cache-control']]).toEqual([422, 'private, no-store'])
    expect(shownOn(missing)).toEqual({ feedback: { comment: 'Good', fault: 'missing' } })
    const comment = 'α'.repeat(1_001)
    const long = await send({ helpful: 'yes', comment })
    expect(long.status).toBe(422)
    expect(shownOn(long)).toEqual({ feedback: { helpful: 'yes', comment, fault: 'too-long' } })
  })

  it('takes a long comment in any script', async () => {
    expect((await send({ helpful: 'yes', comment: '木'.repeat(1_000) })).status).toBe(303)
  })

  it('drops an answer with the hidden field, and redirects as usual', async () => {
    const before = await stored()
    expect((await send({ helpful: 'yes', website: 'https://spam.example' })).status).toBe(303)
    expect(await stored()).toEqual(before)
  })

  it('is accepted from the own site only', async () => {
    for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      expect((await send({ helpful: 'yes' }, foreign)).status).toBe(403)
    }
  })

  it('is rejected when it is no form, too long or for a page that does not exist', async () => {
    const yes = { helpful: 'yes' }
    expect((await send(yes, { ...own, 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send({ ...yes, comment: 'a'.repeat(30_000) })).status).toBe(413)
    expect((await send(yes, own, '/docs/nowhere')).status).toBe(404)
  })

  it('shows the page with the values when there were too many answers', async () => {
    const limited = await startServer(database, { site, config: { rateLimits: 1 } })
    const again = senderTo(() => limited)
    for (let count = 0; count < 40; count++) expect((await again({})).status).toBe(422)
    for (let count = 0; count < 30; count++) expect((await again({ helpful: 'yes' })).status).toBe(303)
    const refused = await again({ helpful: 'no', comment: 'Why?' })
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(shownOn(refused)).toEqual({ feedback: { helpful: 'no', comment: 'Why?', fault: 'too-many' } })
  })
})
