import { afterEach, describe, expect, it, vi } from 'vitest'
import { fileWith, sampleGhost } from '../testing/sample-exports.ts'
import { readGhost } from './read-ghost.ts'

const read = (text: string, origin?: URL) =>
  readGhost(fileWith('export.json', text), { locale: 'en', origin })

const withPost = (fields: object) =>
  JSON.stringify({ data: { posts: [{ id: 'a', title: 'A', slug: 'a', status: 'published', ...fields }] } })

afterEach(() => vi.unstubAllEnvs())

describe('Ghost export', () => {
  it('has posts and pages in HTML, Lexical and Mobiledoc', async () => {
    const { items } = await read(sampleGhost, new URL('https://old.example'))
    expect(items.map(({ title, kind, isPublic }) => [title, kind, isPublic])).toEqual([
      ['Lexical', 'post', true],
      ['Mobiledoc', 'page', true],
      ['Members', 'post', false],
      ['Draft', 'post', false],
    ])
    expect(items[0]).toMatchObject({
      author: 'Ada',
      tags: ['Sea'],
      coverAlt: 'A green fern',
      seo: { title: 'Search title', description: 'Search text' },
      oldPaths: ['/lexical'],
    })
    expect(items[0]?.body.text).toContain('<h2>Tides</h2><p><strong>bold</strong></p>')
    expect(items[1]?.body.text).toContain(
      '<strong>Strong</strong> and <a href="__GHOST_URL__/lexical/">linked</a>',
    )
    expect(items[1]?.body.text).toContain('<ul><li>item</li></ul><h2>Card</h2>')
  })

  it('names what has no place here', async () => {
    const { items, notes } = await read(sampleGhost)
    expect(notes).toMatchObject([{ code: 'table', detail: 'members', count: 2 }, { code: 'no-origin' }])
    expect(items.map((item) => item.notes.map(({ code, detail }) => `${code} ${detail}`))).toEqual([
      [
        ...['embed-linked https://example.org/a', 'block signup', 'internal-tag #internal'],
        'field feature_image_caption',
      ],
      ['field codeinjection_head'],
      ['status paid'],
      [],
    ])
  })

  it.each([
    [
      'a card for members',
      '<!--kg-gated-block:begin nonMember:false memberSegment:"status:-free" -->',
      false,
    ],
    ['a card for others', '<!--kg-gated-block:begin nonMember:true memberSegment:"" -->', true],
  ])('has a public post with %s as it was', async (_, start, isPublic) => {
    const html = `<p>For all.</p>\n${start}<p>Part</p><!--kg-gated-block:end-->`
    const { items } = await read(withPost({ html }))
    expect(items[0]?.isPublic).toBe(isPublic)
    expect(items[0]?.notes.map(({ detail }) => detail)).toEqual(isPublic ? [] : ['members'])
  })

  it('has no text of cards that are only for members or newsletters', async () => {
    const card = (type: string, web: object) => ({ type, html: '<p>Part</p>', visibility: { web } })
    const lexical = (...children: readonly object[]) => JSON.stringify({ root: { type: 'root', children } })
    const gated = await read(withPost({ lexical: lexical(card('html', { nonMember: false })) }))
    expect(gated.items[0]?.isPublic).toBe(false)
    const newsletter = await read(withPost({ lexical: lexical(card('email', {}), card('html', {})) }))
    expect(newsletter.items[0]).toMatchObject({ isPublic: true, body: { text: '<p>Part</p>' } })
  })

  it('has addresses of a site in a folder', async () => {
    const { items } = await read(sampleGhost, new URL('https://old.example/blog'))
    expect(items[0]).toMatchObject({
      place: 'https://old.example/blog/lexical/',
      oldPaths: ['/blog/lexical'],
    })
  })

  it('has times without a zone in UTC, in any time zone of the server', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    const { items } = await read(withPost({ published_at: '2017-09-01 12:45:12' }))
    expect(items[0]?.date).toBe('2017-09-01T12:45:12.000Z')
  })

  it('finds images on the old site, if its URL is known', async () => {
    const { items, findFile } = await read(sampleGhost, new URL('https://old.example'))
    const [item] = items
    const found = item && (await findFile('__GHOST_URL__/content/images/fern.png', item))
    expect(found).toEqual({ kind: 'remote', url: new URL('https://old.example/content/images/fern.png') })
  })

  it.each([
    ['broken JSON', '{"db":', 'It is not complete JSON'],
    ['other JSON', '{"a":1}', 'not a Ghost export'],
    ['an export without posts', '{"db":[{"data":{"posts":[]}}]}', 'no posts and no pages'],
  ])('rejects %s', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })
})
