/** Tests the search page and the contact form as a browser without JavaScript uses them. */

import type { DynamicPage } from '@cyanotype/content/contracts/dynamic-page.ts'
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { readLocale } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, TestResponse } from '../../testing/http-client.ts'
import { publishUpdate } from '../../testing/publishing.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { publishContact } from '../../testing/update-single.ts'

/** A site that shows only its input. */
const site: Site = {
  queryKeys: () => [],
  async render({ url, dynamicPage }) {
    const status = /^\/(search|contact)$/.test(readLocale(url).path) ? 200 : 404
    return {
      status,
      html: JSON.stringify({ url, dynamicPage }),
      payload: () => '',
      scriptHashes: [],
    }
  },
}

const shownOn = ({ text }: TestResponse): { readonly url: string; readonly dynamicPage: DynamicPage } =>
  JSON.parse(text)
const html = { accept: 'text/html' }

async function letVisitorsWrite(server: TestServer, form: boolean): Promise<void> {
  const owner = await server.signedInAs('owner')
  await publishContact(owner, { title: form ? 'Write' : 'Do not write', form })
}

describe.each(callDatabases)('Search page on %s', (database) => {
  let server: TestServer
  const search = async (path: string) => server.anonymous.get(path, html)
  const found = async (path: string) => shownOn(await search(path)).dynamicPage.search

  beforeAll(async () => {
    server = await startServer(database, { site, documentation: true })
    const editor = await server.signedInAs('editor')
    await publishUpdate(editor, 'en', 'Harbour lights', 'harbour-lights')
    await publishUpdate(editor, 'el', 'Λιμάνι', 'limani')
    for (const number of Array.from({ length: 21 }, (_, index) => index)) {
      await publishUpdate(editor, 'en', `Umbrella ${number}`, `umbrella-${number}`)
    }
  })

  it('finds public documents, and highlights matches', async () => {
    const response = await found('/search?q=harbour')
    expect(response?.found).toMatchObject({ count: 1, isMore: false, isElsewhere: false, isContinued: false })
    expect(response?.found?.items[0]).toMatchObject({
      title: 'Harbour lights',
      path: '/updates/harbour-lights',
    })
    expect(response?.found?.items[0]?.excerpt.some(({ text, hit }) => hit && text === 'Harbour')).toBe(true)
  })

  it('searches in the language of the page, and in others when that has no results', async () => {
    expect((await found(`/el/search?q=${encodeURIComponent('λιμανι')}`))?.found).toMatchObject({
      count: 1,
      isElsewhere: false,
    })
    expect((await found('/el/search?q=harbour'))?.found).toMatchObject({ count: 1, isElsewhere: true })
  })

  it('shows a document once, in the first fallback language that has the words', async () => {
    const editor = await server.signedInAs('editor')
    const id = await publishUpdate(editor, 'et', 'Polaroid', 'polaroid')
    const data = { title: 'The first Polaroid', slug: 'the-first-polaroid', body: 'Text.' }
    await editor.put(`/api/documents/updates/${id}/en`, { version: 0, data })
    await editor.post(`/api/documents/updates/${id}/publish`, { layers: { en: 1 } })
    const response = await found('/el/search?q=polaroid')
    expect(response?.found).toMatchObject({ count: 1, isElsewhere: true })
    expect(response?.found?.items.map(({ path }) => path)).toEqual(['/updates/the-first-polaroid'])
  })

  it('finds documentation pages that are files', async () => {
    const response = await found('/search?q=install&in=docs')
    expect(response?.kind).toBe('docs')
    expect(response?.found?.items.map(({ path }) => path)).toContain('/docs/start/install')
    expect((await found('/search?q=harbour&in=docs'))?.found?.count).toBe(0)
  })

  it('shows twenty results per page with a link to the next', async () => {
    const first = (await found('/search?q=umbrella'))?.found
    expect([first?.items.length, first?.count]).toEqual([20, 21])
    const rest = (await found(`/search?q=umbrella&after=${first?.next}`))?.found
    expect(rest).toMatchObject({ isContinued: true })
    expect([rest?.items.length, rest?.next]).toEqual([1, undefined])
  })

  it('does not search without a query', async () => {
    for (const path of ['/search', '/search?q=', '/search?q=%20']) {
      expect(await found(path)).toEqual({ query: '' })
    }
  })

  it('ignores invalid parameters', async () => {
    const response = await search(`/search?q=${'a'.repeat(500)}&in=secrets&after=nowhere`)
    expect(response.status).toBe(200)
    expect(shownOn(response).dynamicPage.search?.query).toHaveLength(200)
    expect(shownOn(response).dynamicPage.search?.kind).toBeUndefined()
  })

  it('has no payload, so results are never cached for others', async () => {
    expect((await server.anonymous.get('/search/_payload.json')).status).toBe(404)
    expect((await found('/search?q=harbour'))?.found?.count).toBe(1)
    expect((await found('/search?q=umbrella'))?.found?.count).toBe(21)
  })

  it('is not cached', async () => {
    const response = await search('/search?q=harbour')
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(response.headers['content-security-policy']).toContain("default-src 'self'")
  })
})

describe.each(callDatabases)('Search page with errors on %s', (database) => {
  it('is a page with a retry time when the rate limit is exceeded', async () => {
    const { anonymous } = await startServer(database, { site, config: { rateLimits: 1 / 240 } })
    expect((await anonymous.get('/search?q=one', html)).status).toBe(200)
    const refused = await anonymous.get('/search?q=two', html)
    expect([refused.status, shownOn(refused).dynamicPage.search?.failure]).toEqual([429, 'busy'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('reports that the search failed, and keeps the query', async () => {
    const { anonymous, db } = await startServer(database, { site })
    await db.kysely.schema.dropTable('search_words').execute()
    const failed = await anonymous.get('/search?q=tide', html)
    expect([failed.status, shownOn(failed).dynamicPage.search]).toMatchObject([
      503,
      { query: 'tide', failure: 'broken' },
    ])
  })
})

describe.each(callDatabases)('Contact form on %s', (database) => {
  let server: TestServer
  let admin: Client
  const complete = { name: 'Ada', email: 'ada@example.org', message: 'When are you open?\r\nOn Monday?' }
  const own = { 'sec-fetch-site': 'same-origin' }
  const send = (values: object, headers: object = own, path = '/contact') => {
    const body = new URLSearchParams(Object.entries(values)).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded', ...html }
    return server.anonymous.send('POST', path, { ...type, ...headers }, body)
  }
  const storedEnquiries = async () => (await admin.get('/api/enquiries?limit=100')).json().items

  beforeAll(async () => {
    server = await startServer(database, { site })
    admin = await server.signedInAs('admin')
    await letVisitorsWrite(server, true)
  })

  it('accepts an enquiry, and redirects to a page in the same language', async () => {
    const response = await send(complete, own, '/el/contact')
    expect([response.status, response.headers.location]).toEqual([303, '/el/contact/sent'])
    const message = 'When are you open?\nOn Monday?'
    expect((await storedEnquiries())[0]).toMatchObject({
      ...complete,
      message,
      page: '/el/contact',
      locale: 'el',
      status: 'new',
    })
  })

  it('accepts a message with characters that a database cannot store, without them', async () => {
    expect((await send({ ...complete, message: 'When?\0\r\nWhere?\u001b' })).status).toBe(303)
    expect((await storedEnquiries())[0]?.message).toBe('When?\nWhere?')
  })

  it('returns with its values and an error for each invalid field', async () => {
    const response = await send({ name: ' ', email: 'ada', message: 'a'.repeat(5_001) })
    expect(response.status).toBe(422)
    expect(response.headers['cache-control']).toBe('private, no-store')
    const { values, faults } = shownOn(response).dynamicPage.enquiry ?? {}
    expect(values).toEqual({ name: ' ', email: 'ada', message: 'a'.repeat(5_001) })
    expect(faults).toEqual([
      { field: 'name', fault: 'missing' },
      { field: 'email', fault: 'malformed' },
      { field: 'message', fault: 'too-long' },
    ])
  })

  it('treats a missing field as empty', async () => {
    expect(shownOn(await send({})).dynamicPage.enquiry?.faults).toEqual([
      { field: 'name', fault: 'missing' },
      { field: 'email', fault: 'missing' },
      { field: 'message', fault: 'missing' },
    ])
  })

  it('marks an enquiry with the hidden field as spam', async () => {
    expect((await send({ ...complete, message: 'Buy!', website: 'https://spam.example' })).status).toBe(303)
    expect((await storedEnquiries())[0]).toMatchObject({ message: 'Buy!', status: 'spam' })
  })

  it('is accepted from the own site only', async () => {
    const before = (await storedEnquiries()).length
    for (const foreign of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      expect((await send(complete, foreign)).status).toBe(403)
    }
    expect((await storedEnquiries()).length).toBe(before)
  })

  it('is rejected when it is not a form or too long', async () => {
    expect((await send(complete, { ...own, 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send({ ...complete, message: 'a'.repeat(70_000) })).status).toBe(413)
  })

  it('is not accepted while it is turned off, and keeps the input', async () => {
    await letVisitorsWrite(server, false)
    const response = await send(complete)
    expect(response.status).toBe(403)
    expect(shownOn(response).dynamicPage.enquiry).toMatchObject({
      values: { name: 'Ada' },
      refusal: 'closed',
    })
    await letVisitorsWrite(server, true)
  })
})

describe.each(callDatabases)('Contact form rate limit on %s', (database) => {
  it('accepts few enquiries an hour from one address, and does not count rejected ones', async () => {
    const server = await startServer(database, { site, config: { rateLimits: 1 } })
    await letVisitorsWrite(server, true)
    const send = (name: string) => {
      const body = new URLSearchParams({ name, email: 'ada@example.org', message: 'Hello' }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded', ...html }
      return server.anonymous.send('POST', '/contact', headers, body)
    }
    for (const _ of [1, 2, 3, 4, 5, 6]) expect((await send('')).status).toBe(422)
    for (const _ of [1, 2, 3, 4, 5]) expect((await send('Ada')).status).toBe(303)
    const refused = await send('Ada')
    expect([refused.status, shownOn(refused).dynamicPage.enquiry?.refusal]).toEqual([429, 'too-many'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
