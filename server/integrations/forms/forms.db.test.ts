/** Tests forms of pages as a browser without JavaScript sends them, and their answers through the API. */
import type { DynamicPage } from '@cyanotype/content/contracts/dynamic-page.ts'
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client, Query, TestResponse } from '../../testing/http-client.ts'
import { changePage, publishPage } from '../../testing/publish-page.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import { say } from '../../testing/update-single.ts'
import { formData } from './form-data.ts'

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

const source = `<Form name="Workshop" title="Reserve a place">
  <FormField label="Name" required />

  <FormField label="E-mail" type="email" required />

  <FormField label="Day" type="choice" options="Saturday; Sunday" required />

  <FormField label="People" type="number" />

  <FormField label="Born" type="date" />

  <FormField label="More" type="long-text" />

  <FormField label="Photos" type="consent" />
</Form>`

const own = { 'sec-fetch-site': 'same-origin' }
const browser = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

const full = {
  ...{ form: 'Workshop', 'answer-Name': ' Vera\r\nKuusk ', 'answer-E-mail': 'Vera@Example.org' },
  ...{ 'answer-Day': 'Sunday', 'answer-People': '2,5', 'answer-Born': '1990-02-28' },
  ...{ 'answer-More': 'One.\r\nTwo.\0', 'answer-Photos': 'yes', 'answer-Unknown': 'x' },
}

const stored = [
  { label: 'Name', type: 'text', value: 'Vera Kuusk' },
  { label: 'E-mail', type: 'email', value: 'Vera@Example.org' },
  { label: 'Day', type: 'choice', value: 'Sunday' },
  { label: 'People', type: 'number', value: '2.5' },
  { label: 'Born', type: 'date', value: '1990-02-28' },
  { label: 'More', type: 'long-text', value: 'One.\nTwo.' },
  { label: 'Photos', type: 'consent', value: 'yes' },
]

type Values = Readonly<Record<string, string>>

const formShownOn = ({ text }: TestResponse): NonNullable<DynamicPage['form']> =>
  JSON.parse(text).dynamicPage.form

function senderTo(server: () => TestServer) {
  return (values: Values, headers: object = own, path = '/workshop') =>
    server().anonymous.send('POST', path, { ...browser, ...headers }, new URLSearchParams(values).toString())
}

describe.each(callDatabases)('Forms on %s', (database) => {
  let server: TestServer
  let admin: Client
  let page: string
  const send = senderTo(() => server)
  const listed = async (query: Query = '') => (await admin.get(`/api/form-answers${query}`)).json()
  const newest = async () => (await listed()).items[0]

  beforeAll(async () => {
    server = await startServer(database, { site })
    admin = await server.signedInAs('admin')
    page = await publishPage(admin, 'workshop', source)
  })

  it('store an answer with its labels, and redirect to the thanks', async () => {
    const response = await send(full)
    expect([response.status, response.headers.location]).toEqual([303, '/workshop#form-1-sent'])
    expect(response.headers).not.toHaveProperty('set-cookie')
    expect(await newest()).toMatchObject({
      ...{ form: 'Workshop', page: '/workshop', locale: 'en', status: 'new', changedAt: null },
      ...{ email: 'Vera@Example.org', fields: stored },
    })
  })

  it('are sent in English where a page has no translation', async () => {
    expect((await send(full, own, '/et/workshop')).headers.location).toBe('/et/workshop#form-1-sent')
    expect(await newest()).toMatchObject({ page: '/et/workshop', locale: 'et' })
    await say(
      admin,
      'home',
      { hero: { kicker: '', title: 'House', text: '', actions: [] }, body: source },
      {},
    )
    expect((await send(full, own, '/et')).headers.location).toBe('/et#form-1-sent')
  })

  it.each([
    ['Name', 'missing', { 'answer-Name': '  ' }],
    ['Name', 'too-long', { 'answer-Name': 'a'.repeat(257) }],
    ['E-mail', 'malformed', { 'answer-E-mail': 'vera@' }],
    ['Day', 'malformed', { 'answer-Day': 'Monday' }],
    ['People', 'malformed', { 'answer-People': 'two' }],
    ['Born', 'malformed', { 'answer-Born': '1990-02-30' }],
    ['More', 'too-long', { 'answer-More': 'a'.repeat(5_001) }],
  ] as const)('return with all values when %s is %s', async (key, expected, wrong) => {
    const before = await listed()
    const values: Values = { ...full, ...wrong }
    const response = await send(values)
    expect([response.status, response.headers['cache-control']]).toEqual([422, 'private, no-store'])
    const shown = formShownOn(response)
    expect(shown).toMatchObject({ name: 'Workshop', faults: [{ key, fault: expected }] })
    expect(shown.values['E-mail']).toBe(values['answer-E-mail'])
    expect(await listed()).toEqual(before)
  })

  it('keep an answer with the hidden field as spam, and redirect as usual', async () => {
    expect((await send({ ...full, website: 'https://spam.example' })).status).toBe(303)
    expect((await newest())?.status).toBe('spam')
  })

  it('are accepted from the own site only', async () => {
    for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await send(full, foreign)).status).toBe(403)
  })

  it('are rejected when they are no form, too long, or for a page without one', async () => {
    expect((await send(full, { ...own, 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send({ ...full, 'answer-More': 'a'.repeat(200_001) })).status).toBe(413)
    await publishPage(admin, 'plain', 'Words.')
    const before = await listed()
    for (const path of ['/plain', '/nowhere', '/%ff', '/et/plain']) await send(full, own, path)
    expect(await listed()).toEqual(before)
  })

  it('are checked against the published text, not the draft', async () => {
    const id = await publishPage(admin, 'drafted', '<Form name="A">\n  <FormField label="Old" />\n</Form>')
    const path = `/api/documents/pages/${id}` as const
    const { layers } = (await admin.get(path)).json()
    const body = '<Form name="A">\n  <FormField label="New" required />\n</Form>'
    await admin.put(`${path}/en`, { version: layers.en.version, data: { body } })
    const answer = { form: 'A', 'answer-Old': 'x' }
    expect((await send(answer, own, '/drafted')).status).toBe(303)
    await changePage(admin, id, body)
    expect(formShownOn(await send(answer, own, '/drafted')).faults).toEqual([
      { key: 'New', fault: 'missing' },
    ])
    const renamed = await send({ ...answer, form: 'B', 'answer-New': 'y' }, own, '/drafted')
    expect([renamed.status, formShownOn(renamed)]).toEqual([
      422,
      { name: 'A', values: { New: 'y' }, faults: [], refusal: 'changed' },
    ])
  })

  it('are listed by form and status, page by page', async () => {
    const all = await listed()
    expect(all.forms).toEqual(['A', 'Workshop'])
    expect((await listed('?form=A')).items).toHaveLength(1)
    expect((await listed('?status=spam')).items).toHaveLength(1)
    const first = await listed('?limit=2')
    const second = await listed(`?limit=100&after=${encodeURIComponent(first.next ?? '')}`)
    expect([...first.items, ...second.items]).toEqual(all.items)
    expect((await listed(`?limit=${all.items.length}`)).next).toBeNull()
    expect((await admin.get('/api/form-answers?after=x')).status).toBe(400)
  })

  it('are marked, with an entry in the audit log, and deleted', async () => {
    await send(full)
    const { unread } = await listed()
    const id = String((await newest())?.id)
    const path = `/api/form-answers/${id}`
    const mark = (status: string) =>
      admin.send('PATCH', path, { 'content-type': 'application/json' }, JSON.stringify({ status }))
    const changed = await mark('read')
    expect((await mark('answered')).status).toBe(422)
    expect(changed.json()).toMatchObject({ status: 'read', changedAt: expect.any(String) })
    expect((await listed()).unread).toBe(unread - 1)
    expect((await admin.send('DELETE', path)).status).toBe(204)
    expect((await admin.get(path)).status).toBe(404)
    expect((await admin.send('DELETE', path)).status).toBe(404)
    const rows = await server.db.kysely.selectFrom('audit').selectAll().where('subject_id', '=', id).execute()
    expect(rows.map(({ action }) => action)).toEqual(
      ['received', 'changed', 'deleted'].map((what) => `form_answer.${what}`),
    )
    expect(JSON.stringify(rows)).not.toContain('Vera')
  })

  it('are exported as CSV with a column for each field, without formulas', async () => {
    await send({ ...full, 'answer-Name': '=HYPERLINK("https://evil.example")' })
    const { text, headers } = await admin.get('/api/form-answers/export?form=Workshop&status=new')
    expect(headers['content-disposition']).toBe('attachment; filename="form-answers.csv"')
    const [head, first] = text.split('\r\n')
    expect(head).toBe(
      '\uFEFF"id","at","status","form","page","locale","Name","E-mail","Day","People","Born","More","Photos"',
    )
    expect(first).toContain(`"'=HYPERLINK(""https://evil.example"")","Vera@Example.org","Sunday"`)
    const { items } = (await admin.get('/api/logs/audit?action=form_answer.exported')).json()
    const details = { form: 'Workshop', status: 'new' }
    expect(items).toMatchObject([{ type: 'form-answer', id: null, details }])
    expect((await admin.get('/api/form-answers/export')).text).toContain('"Photos","Old"')
  })

  it('are found and erased by any of their e-mail addresses', async () => {
    const body =
      '<Form name="Two">\n  <FormField label="One" type="email" />\n\n  <FormField label="Other" type="email" />\n</Form>'
    await publishPage(admin, 'two', body)
    const two = (one: string, other: string) =>
      send({ form: 'Two', 'answer-One': one, 'answer-Other': other }, own, '/two')
    await two('mari_k@example.org', 'Kati@example.org')
    await two('marixk@example.org', 'not.mari_k@example.org')
    const { db } = server
    const count = async (email: string) => (await formData.find(db.kysely, { email })).length
    expect([await count('kati@example.org'), await count('mari_k@example.org')]).toEqual([1, 1])
    expect(await db.transaction((trx) => formData.erase(trx, { email: 'kati@example.org' }))).toBe(1)
    expect([await count('mari_k@example.org'), await count('marixk@example.org')]).toEqual([0, 1])
  })

  it('stay when their page is deleted', async () => {
    const before = (await listed('?form=Workshop')).items.length
    await changePage(admin, page, 'Words.')
    expect((await listed('?form=Workshop')).items).toHaveLength(before)
  })

  it('show the values again when there were too many answers', async () => {
    const limited = await startServer(database, { site, config: { rateLimits: 1 } })
    await publishPage(await limited.signedInAs('admin'), 'workshop', source)
    const again = senderTo(() => limited)
    for (let count = 0; count < 25; count++) expect((await again({ form: 'Workshop' })).status).toBe(422)
    for (let count = 0; count < 20; count++) expect((await again(full)).status).toBe(303)
    const refused = await again(full)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(formShownOn(refused)).toMatchObject({ refusal: 'too-many', values: { Day: 'Sunday' } })
  })
})
