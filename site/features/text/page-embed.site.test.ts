/** What visitors get of content of other services, and what the page may load after consent. */
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { parse } from 'devalue'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { seedReader } from '../../testing/seed-reader.ts'

const paths = {
  en: '/updates/the-autumn-fixer-trials-are-in',
  el: '/el/updates/oi-fthinoporines-dokimes-stereosis',
}
const video = '<Embed href="https://youtu.be/aqz-KE-bpKQ?t=90&si=x" title="Star &quot;trails&quot;" />'
const post = '<Embed href="https://mastodon.example/@ada/109501234567890123" />'
const sketch = '<Embed href="https://www.figma.com/board/LKQ4FJ4bTnCSjedbRpk931/Plan" />'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

const readerWith = (body: string) => seedReader({ updates: { body } })

function withoutPolicy(reader: Reader): Reader {
  const single = (name: string, ...rest: unknown[]) =>
    name === 'privacy-policy' ? undefined : Reflect.apply(reader.single, undefined, [name, ...rest])
  return { ...reader, single: single as Reader['single'] }
}

const figureIn = (html: string) => /<figure[^>]*class="embed".*?<\/figure>/s.exec(html)?.[0] ?? ''

describe('Embed on a page', () => {
  it('loads nothing, and has a link that needs no script', async () => {
    const { html } = await render(paths.en, { reader: readerWith(video) })
    const figure = figureIn(html)
    expect(html).not.toMatch(/<iframe|<link[^>]*youtube/)
    expect(figure).toContain(
      'data-embed="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90" data-shape="wide"',
    )
    expect(figure).toContain('Star &quot;trails&quot;')
    expect(figure).toMatch(/<button[^>]*>.*Load from YouTube.*<\/button>/)
    expect(figure).toMatch(
      /<a href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ&amp;t=90s"[^>]*>Open on YouTube</,
    )
  })

  it('says what the service receives, and links to the privacy policy if there is one', async () => {
    const reader = readerWith(post)
    const greek = figureIn((await render(paths.el, { reader })).html)
    expect(greek).toContain('Ανάρτηση στο mastodon.example')
    expect(greek).toContain('λαμβάνει τη διεύθυνση IP σας')
    expect(greek).toMatch(/<a[^>]*href="\/el\/privacy-policy"/)
    const english = figureIn((await render(paths.en, { reader: withoutPolicy(reader) })).html)
    expect(english).toContain('mastodon.example receives your IP address')
    expect(english).not.toContain('privacy-policy')
  })

  it('allows frames of exactly its services', async () => {
    expect((await render(paths.en, { reader: readerWith('Words.') })).frames).toEqual([])
    const { frames } = await render(paths.en, { reader: readerWith(`${video}\n\n${post}\n\n${video}`) })
    expect(frames).toEqual(['https://mastodon.example', 'https://www.youtube-nocookie.com'])
    const { frames: figma } = await render(paths.en, { reader: readerWith(sketch) })
    expect(figma).toEqual(['https://embed.figma.com', 'https://www.figma.com'])
  })

  it('allows no frame of an address that is only written about', async () => {
    const source = `\`<figure data-embed="https://evil.example">\`\n\n\`\`\`html\n<figure data-embed="https://evil.example">\n\`\`\``
    expect((await render(paths.en, { reader: readerWith(source) })).frames).toEqual([])
  })

  it('is not reached by client navigation, because only a new document has its policy', async () => {
    const frameOf = async (body: string) =>
      parse((await render(paths.en, { reader: readerWith(body) })).payload()).data.frame
    const [plain, other, filmed, posted] = await Promise.all(['One.', 'Two.', video, post].map(frameOf))
    expect(other).toBe(plain)
    expect(new Set([plain, filmed, posted]).size).toBe(3)
  })

  it('may be any service in the preview of a document, whose text changes', async () => {
    const preview = { shows: 'document', hosts: [] } as const
    expect((await render(paths.en, { reader: readerWith('Words.'), preview })).frames).toEqual(['https:'])
    const sitePreview = { shows: 'site', hosts: [] } as const
    expect((await render(paths.en, { reader: readerWith('Words.'), preview: sitePreview })).frames).toEqual(
      [],
    )
  })
})
