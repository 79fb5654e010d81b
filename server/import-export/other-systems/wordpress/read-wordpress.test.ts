import { FileProblem } from '@cyanotype/content/import-export/index.ts'
import { describe, expect, it } from 'vitest'
import { fileWith, sampleWxr, wxr, wxrMeta } from '../testing/sample-exports.ts'
import { readWordpress } from './read-wordpress.ts'

const options = { locale: 'en', origin: undefined } as const
const read = (text: string) => readWordpress(fileWith('export.xml', text), options)

describe('WordPress export', () => {
  it('has posts and pages with their authors, tags, dates and old addresses', async () => {
    const { items, origin } = await read(sampleWxr())
    expect(origin?.host).toBe('old.example')
    expect(items.map(({ title, kind, slug, isPublic }) => [title, kind, slug, isPublic])).toEqual([
      ['Blocks & light', 'post', 'blocks', true],
      ['Classic', 'post', 'classic', true],
      ['About', 'page', 'about', true],
      ['Team', 'page', 'about/team', true],
      ['Draft', 'post', '', false],
      ['Secret', 'post', 'secret', false],
      ['Search', 'page', 'search', true],
    ])
    expect(items[0]).toMatchObject({
      author: 'Ada Lovelace',
      tags: ['News', 'Tide'],
      summary: 'In short',
      date: '2019-05-02T10:00:00.000Z',
      cover: 'https://old.example/files/fern.png',
      coverAlt: 'A fern',
      oldPaths: ['/2019/05/blocks'],
    })
  })

  it('names what has no place here', async () => {
    const { items, notes } = await read(sampleWxr())
    const codes = items.map((item) => item.notes.map(({ code, detail }) => `${code} ${detail}`.trim()))
    expect(codes[0]).toEqual(['comments', 'field post_format: Aside', 'block latest-posts'])
    expect(codes[1]).toEqual(['shortcode contact-form'])
    expect(codes[5]).toEqual(['status password'])
    expect(notes.map(({ code, detail }) => `${code} ${detail}`)).toEqual([
      'trashed-item Deleted',
      'content-type nav_menu_item',
    ])
  })

  it('has the content of reusable blocks in the texts that show them, and names others', async () => {
    const shows = (id: number) => `<!-- wp:block {"ref":${id}} /-->`
    const { items, notes } = await read(
      wxr([
        { id: 1, content: `${shows(7)}${shows(9)}` },
        {
          id: 7,
          type: 'wp_block',
          content: `<!-- wp:paragraph --><p>Open daily.</p><!-- /wp:paragraph -->${shows(7)}`,
        },
        { id: 8, type: 'wp_block', content: 'Unused' },
      ]),
    )
    expect(items[0]?.body.text).toContain('<p>Open daily.</p>')
    expect(items[0]?.notes).toMatchObject([{ code: 'block', detail: 'block', count: 2 }])
    expect(notes).toMatchObject([{ code: 'content-type', detail: 'wp_block', count: 1 }])
  })

  it('keeps all former slugs of a post', async () => {
    const formerly = (slug: string) =>
      `<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>${slug}</wp:meta_value></wp:postmeta>`
    const { items } = await read(
      wxr([{ id: 1, slug: 'third', more: formerly('first') + formerly('second') }]),
    )
    expect(items[0]?.oldPaths).toEqual(['/2019/05/third', '/2019/05/first', '/2019/05/second'])
  })

  it('keeps captions of images and of embedded content', async () => {
    const url = 'https://video.example/1'
    const content = `[caption width="300" caption="Low tide"]<img src="a.png" />[/caption]
[caption width="300"]<img src="b.png" /> High tide[/caption]
<!-- wp:embed {"url":"${url}"} --><figure class="wp-block-embed"><div>${url}</div>
<figcaption class="x">The <b>sea</b></figcaption></figure><!-- /wp:embed -->
[gallery ids="9"]`
    const more = `<wp:attachment_url>https://old.example/c.png</wp:attachment_url>`
    const image = { id: 9, type: 'attachment', status: 'inherit', excerpt: 'By <a href="x">Ada</a>', more }
    const text = (await read(wxr([{ id: 1, content }, image]))).items[0]?.body.text
    expect(text).toMatch(/<img src="a.png" \/><figcaption>Low tide\s*<\/figcaption>/)
    expect(text).toMatch(/<img src="b.png" \/><figcaption>\s*High tide<\/figcaption>/)
    expect(text).toMatch(/<a href="https:\/\/video.example\/1">.*<\/p>\s*<p>The <b>sea<\/b><\/p>/)
    expect(text).toContain('<figcaption>By Ada</figcaption>')
  })

  it('has the languages of Polylang and WPML', async () => {
    const polylang = (code: string, group?: string) =>
      `<category domain="language" nicename="${code}">${code}</category>${
        group === undefined ? '' : `<category domain="post_translations" nicename="${group}">x</category>`
      }`
    const wpml = (code: string) =>
      wxrMeta('_wpml_import_language_code', code) + wxrMeta('_wpml_import_translation_group', '7')
    const { items, notes } = await read(
      wxr([
        { id: 1, more: polylang('en', 'pll_1') },
        { id: 2, more: polylang('et', 'pll_1') },
        { id: 3, more: polylang('et') },
        { id: 4, more: polylang('fr', 'pll_1') },
        { id: 5, more: wpml('el') },
        { id: 6, more: wpml('en') },
        { id: 7, more: polylang('english') },
        { id: 8, more: polylang('et-ee', 'pll_1') },
      ]),
    )
    expect(items.map(({ title, locale, key }) => [title, locale, key.split(':').at(-1)])).toEqual([
      ['Post 1', 'en', '1'],
      ['Post 2', 'et', '1'],
      ['Post 3', 'et', '3'],
      ['Post 5', 'el', '5'],
      ['Post 6', 'en', '5'],
      ['Post 7', 'en', '7'],
      ['Post 8', 'et', '8'],
    ])
    expect(items.flatMap((item) => item.notes)).toMatchObject([
      { code: 'field', detail: 'language: english' },
    ])
    expect(notes).toMatchObject([{ code: 'language', detail: 'fr' }])
  })

  it.each([
    ['Up to 50% off', 'Up to 50% off'],
    ['Ada&#039;s sea', "Ada's sea"],
    ['%%title%% %%sep%% Sea', ''],
    ['About %title%', ''],
  ])('has the texts for search engines %s as %s', async (text, expected) => {
    const more = wxrMeta('_yoast_wpseo_title', text) + wxrMeta('_yoast_wpseo_metadesc', text)
    const { items } = await read(wxr([{ id: 1, more }]))
    expect(items[0]?.seo).toMatchObject({ title: expected, description: expected })
  })

  it('finds the original of a smaller copy of an image', async () => {
    const { items, findFile } = await read(sampleWxr())
    const [item] = items
    const found = item && (await findFile('/files/fern-300x200.png', item))
    expect(found).toEqual({ kind: 'remote', url: new URL('https://old.example/files/fern.png') })
  })

  it.each([
    ['of a large upload', 'fern-scaled.jpg', 'https://old.example/fern-300x200.jpg'],
    ['with another letter', 'käsi.jpg', 'https://old.example/k%C3%A4si-300x200.jpg'],
    ['from before HTTPS', 'fern.jpg', 'http://www.old.example/fern-300x200.jpg'],
  ])('finds the original of a smaller copy %s', async (_, file, address) => {
    const more = `<wp:attachment_url>https://old.example/${file}</wp:attachment_url>`
    const attachment = { id: 9, type: 'attachment', status: 'inherit', more }
    const { items, files, findFile } = await read(wxr([{ id: 1 }, attachment]))
    const [item] = items
    const found = item && (await findFile(address, item))
    expect(found).toEqual({ kind: 'remote', url: new URL(`https://old.example/${file}`) })
    expect(files).toEqual([new URL(`https://old.example/${file}`).href])
  })

  it('keeps the large upload itself where a text uses it', async () => {
    const more = '<wp:attachment_url>https://old.example/fern-scaled.jpg</wp:attachment_url>'
    const attachment = { id: 9, type: 'attachment', status: 'inherit', more }
    const { items, findFile } = await read(wxr([{ id: 1 }, attachment]))
    const url = new URL('https://old.example/fern.jpg')
    expect(items[0] && (await findFile(url.href, items[0]))).toEqual({ kind: 'remote', url })
  })

  it.each([
    ['Caf&eacute; &#x2013; Ada&rsquo;s &amp; <b>bold</b>', 'Café – Ada’s & bold'],
    ['5 < 6 &lt;p&gt; AT&T', '5 < 6 <p> AT&T'],
  ])('has the title %s as text', async (title, expected) => {
    expect((await read(wxr([{ id: 1, title }]))).items[0]?.title).toBe(expected)
  })

  it.each([
    ['an unfinished file', sampleWxr().slice(0, 3_000), 'It is not complete XML.'],
    ['other XML', '<rss><channel><title>News</title></channel></rss>', 'not a WordPress export'],
    ['an export without posts', wxr([]), 'no posts and no pages'],
    ['an unknown entity', wxr([{ id: 1 }]).replace('Old site', '&secret;'), 'It is not complete XML.'],
  ])('rejects %s', async (_, text, message) => {
    const problem = await read(text).catch((reason: unknown) => reason)
    expect(problem).toBeInstanceOf(FileProblem)
    expect(String(problem)).toContain(message)
  })

  it('does not read files that an entity names', async () => {
    const doctype = '<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/hostname">]><rss'
    const text = wxr([{ id: 1 }])
      .replace('<rss', doctype)
      .replace('Old site', '&file;')
    await expect(read(text)).rejects.toThrow(FileProblem)
  })

  it('removes control characters, which WordPress writes', async () => {
    const { items } = await read(wxr([{ id: 1, title: 'a\u000bb' }]))
    expect(items[0]?.title).toBe('ab')
  })
})
