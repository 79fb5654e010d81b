/** Machine translation: what is sent, what comes back, and which texts stay unconfirmed. */
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'
import type { TestTranslationService } from '../../testing/translation-service.ts'
import { openTestTranslationService, sentToDeepL, translatedRuns } from '../../testing/translation-service.ts'
import { nodesIn, readBlock } from '../text-segments/index.ts'
import { randomMdx } from '../xliff/testing/random-mdx.ts'

const unknown = '01a1f818-b0d7-7000-8c36-000e7aa6b789'

describe.each(callDatabases)('Machine translation on %s', (kind) => {
  let service: TestTranslationService
  let server: TestServer
  let editor: Client

  beforeAll(async () => {
    service = await openTestTranslationService()
    server = await startServer(kind, { config: { translation: service.config('deepl') } })
    editor = await server.signedInAs('editor')
  })

  beforeEach(() => {
    service.receiver.requests.length = 0
    service.status = 200
    service.translate = translatedRuns
  })

  const create = async (data: object) =>
    String((await editor.post('/api/documents/updates', { locale: 'en', data })).json().id)
  const at = (id: string, locale = 'et') => `/api/documents/updates/${id}/${locale}` as const
  const translate = (id: string, field: string, value: unknown) =>
    editor.post(`${at(id)}/machine-translation`, { source: 'en', field, value })
  const translatedValue = async (id: string, field: string, value: unknown) =>
    (await translate(id, field, value)).json().value
  const machineTexts = async (id: string) => (await editor.get(`${at(id)}/translation`)).json().machineTexts
  const sentTexts = () => sentToDeepL(service).flat()

  it('sends only the words of a block, and keeps its markup', async () => {
    const id = await create({ title: 'Blue' })
    const body = [
      'See [the *new* guide](/docs/a) and `code` & more.',
      '```js\nlet secret = 1\n```',
      '<Callout tone="tip" title="A tip">\n\nWash the print.\n\n</Callout>',
      '- One\n- Two',
    ].join('\n\n')
    const value = await translatedValue(id, 'body', `${body}\n`)
    expect(value).toContain('See (et) [the (et) *new (et)* guide (et)](/docs/a) and (et) `code` & more. (et)')
    expect(value).toContain('```js\nlet secret = 1\n```')
    expect(value).toContain('<Callout tone="tip" title="A tip (et)">')
    expect(value).toContain('- One (et)\n- Two (et)')
    expect(sentTexts().join()).not.toContain('secret')
    expect(sentTexts()).toContain(
      'See <span id="c1">the <span id="c2">new</span> guide</span> and <img id="c3"/> &amp; more.',
    )
    const [{ headers, path, json } = {}] = service.receiver.requests as Partial<
      (typeof service.receiver.requests)[number]
    >[]
    expect(path).toBe('/v2/translate')
    expect(headers?.authorization).toBe('DeepL-Auth-Key a-key')
    expect(json).toMatchObject({ source_lang: 'EN', target_lang: 'ET', tag_handling: 'xml' })
  })

  it('translates the words between codes alone where the service loses a code', async () => {
    const id = await create({ title: 'Blue' })
    service.translate = (markup) => translatedRuns(markup.replaceAll(/<[^>]*>/g, ''), 'et')
    expect(await translatedValue(id, 'body', 'A **bold** word.\n')).toBe('A (et) **bold (et)** word. (et)\n')
  })

  it('keeps the structure of any text', () =>
    fc.assert(
      fc.asyncProperty(randomMdx, async (text) => {
        const id = await create({ title: 'Blue' })
        const response = await translate(id, 'body', text)
        expect(response.status).toBe(200)
        const shape = (mdx: string) =>
          nodesIn(mdx)?.map(({ node }) => [node.type, readBlock(node, mdx).codes.length])
        expect(shape(String(response.json().value))).toEqual(shape(text))
      }),
      { numRuns: 25 },
    ))

  it('translates plain fields line by line, and groups field by field', async () => {
    const id = await create({ title: 'Blue' })
    expect(await translatedValue(id, 'title', 'Blue & white')).toBe('Blue & white (et)')
    const seo = { title: '', description: 'Blue.\n\nWhite.', image: null, hidden: true }
    expect(await translatedValue(id, 'seo', seo)).toEqual({
      ...seo,
      description: 'Blue. (et)\n\nWhite. (et)',
    })
  })

  it('marks a text until a user confirms or changes it', async () => {
    const id = await create({ title: 'Blue', body: 'One.\n\nTwo.\n' })
    const title = await translatedValue(id, 'title', 'Blue')
    const body = await translatedValue(id, 'body', 'One.\n\nTwo.\n')
    expect(await machineTexts(id)).toEqual([])
    await editor.put(at(id), { version: 0, source: 1, data: { title, body } })
    const marked = await machineTexts(id)
    expect(marked).toMatchObject([
      { field: 'title', text: 'Blue (et)' },
      { field: 'body', text: 'One. (et)' },
      { field: 'body', text: 'Two. (et)' },
    ])
    const checks = (await editor.get(`/api/documents/updates/${id}/checks`)).json().items
    const found = checks.filter(({ code }) => code === 'check.machineTranslation')
    expect(found).toMatchObject([
      { layer: 'et', field: 'body', severity: 'warning', line: 1, block: 0 },
      { layer: 'et', field: 'body', severity: 'warning', line: 3, block: 1 },
      { layer: 'et', field: 'title', severity: 'warning', line: null },
    ])

    const [, one] = marked
    const confirmed = await editor.post(`${at(id)}/machine-translation/confirmation`, {
      texts: [{ field: one?.field, passage: one?.passage }],
    })
    expect(confirmed.json().machineTexts.map(({ text }) => text)).toEqual(['Blue (et)', 'Two. (et)'])
    await editor.put(at(id), { version: 1, data: { body: 'One. (et)\n\nKaks.\n' } })
    expect(await machineTexts(id)).toMatchObject([{ field: 'title' }])
  })

  it('marks the same texts in a copy of the document', async () => {
    const id = await create({ title: 'Blue' })
    await editor.put(at(id), {
      version: 0,
      source: 1,
      data: { title: await translatedValue(id, 'title', 'Blue') },
    })
    const copy = await editor.post(`/api/documents/updates/${id}/copy`, {})
    expect(await machineTexts(copy.json().id)).toMatchObject([{ field: 'title' }])
  })

  it('does not mark what the service left as it was', async () => {
    const id = await create({ title: 'Blue' })
    service.translate = (markup) => markup
    await editor.put(at(id), {
      version: 0,
      source: 1,
      data: { title: await translatedValue(id, 'title', 'Blue') },
    })
    expect(await machineTexts(id)).toEqual([])
  })

  it('sends many texts in several requests, and each text once', async () => {
    const id = await create({ title: 'Blue' })
    const lines = Array.from({ length: 120 }, (_, index) => `Line ${index % 110}`)
    const value = await translatedValue(id, 'body', `${lines.join('\n\n')}\n`)
    expect(String(value).trim().split('\n\n')).toEqual(lines.map((line) => `${line} (et)`))
    expect(sentToDeepL(service).map(({ length }) => length)).toEqual([50, 50, 10])
  })

  it.each([
    [400, 422, 'translation_language'],
    [403, 502, 'translation_refused'],
    [456, 502, 'translation_refused'],
    [429, 502, 'translation_failed'],
    [503, 502, 'translation_failed'],
  ])('reports the answer %i of the service', async (status, expected, code) => {
    const id = await create({ title: 'Blue' })
    service.status = status
    const response = await translate(id, 'title', 'Blue')
    expect([response.status, response.problem().code]).toEqual([expected, code])
  })

  it('sends nothing for unknown documents, fields and values', async () => {
    const id = await create({ title: 'Blue' })
    expect((await translate(unknown, 'title', 'Blue')).status).toBe(404)
    expect((await translate(id, 'nothing', 'Blue')).status).toBe(404)
    expect((await translate(id, 'title', 5)).problem().code).toBe('translation_unfit')
    expect((await translate(id, 'body', '<Callout>')).problem().code).toBe('translation_unfit')
    expect(service.receiver.requests).toEqual([])
  })

  it('is for users who may edit the language, and tells all of them the service', async () => {
    const id = await create({ title: 'Blue' })
    const greek = await server.signedInAs('translator', ['el'])
    const body = { source: 'en', field: 'title', value: 'Blue' }
    expect((await greek.post(`${at(id)}/machine-translation`, body)).status).toBe(403)
    expect((await greek.post(`${at(id, 'el')}/machine-translation`, body)).json().value).toBe('Blue (el)')
    expect((await greek.get('/api/translations/machine')).json()).toEqual({ service: 'DeepL' })
  })

  it('speaks to LibreTranslate', async () => {
    const other = await startServer(kind, { config: { translation: service.config('libretranslate') } })
    const client = await other.signedInAs('editor')
    const { id } = (
      await client.post('/api/documents/updates', { locale: 'en', data: { title: 'Blue' } })
    ).json()
    const body = { source: 'en', field: 'body', value: 'A **bold** word.\n' }
    const response = await client.post(`${at(id)}/machine-translation`, body)
    expect(response.json().value).toBe('A (et) **bold (et)** word. (et)\n')
    expect(service.receiver.requests[0]).toMatchObject({
      path: '/translate',
      json: { source: 'en', target: 'et', format: 'html', api_key: 'a-key' },
    })
  })

  it('is off by default', async () => {
    const other = await startServer(kind)
    const client = await other.signedInAs('editor')
    expect((await client.get('/api/translations/machine')).json()).toEqual({ service: null })
    const { id } = (
      await client.post('/api/documents/updates', { locale: 'en', data: { title: 'Blue' } })
    ).json()
    const body = { source: 'en', field: 'title', value: 'Blue' }
    expect((await client.post(`${at(id)}/machine-translation`, body)).problem().code).toBe('translation_off')
  })
})
