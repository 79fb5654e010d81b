import { expect, it } from 'vitest'
import { plainHtml } from './entries.ts'

const location = {
  address: 'https://house.example/el/updates/fteri',
  locale: 'el' as const,
  links: new Map<string, string | undefined>(),
}
const toHtml = (source: string) => plainHtml(source, location)

it('renders the content without styling', () => {
  expect(toHtml('## Light\n\nA **fern** in `blue`.')).toBe(
    '<h2>Light</h2>\n<p>A <strong>fern</strong> in <code>blue</code>.</p>',
  )
  expect(toHtml('<Callout tone="info">Keep it *dry*.</Callout>')).toContain('Keep it <em>dry</em>.')
})

it('has the boxes of tasks', () => {
  expect(toHtml('- [x] Coat\n- [ ] Dry')).toBe('<ul>\n<li>☑ Coat</li>\n<li>☐ Dry</li>\n</ul>')
})

it('has images, videos and embeds of components, with their captions', () => {
  const media = '/media/0192f0c8-0000-7000-8000-000000000000/a.webp'
  const src = `https://house.example${media}`
  const figure = `<Figure src="${media}" alt="A fern" caption="From *1843*" width={1200} height={800} />`
  const shown = `<figure><img alt="A fern" src="${src}"><figcaption>From *1843*</figcaption></figure>`
  expect(toHtml(figure)).toBe(shown)
  expect(toHtml(`<Gallery>\n  ${figure}\n\n  ${figure}\n</Gallery>`)).toBe(shown + shown)
  expect(toHtml(`<Video src="https://films.example/x" title="North" poster="${media}" />`)).toBe(
    `<figure><a href="https://films.example/x"><img alt="North" src="${src}"></a></figure>`,
  )
  expect(toHtml('<Embed href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" title="Song" />')).toBe(
    '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Song</a></p>',
  )
})

it('has titles and links of components', () => {
  const title = '<p><strong>Dry</strong></p>'
  expect(toHtml('<Callout title="Dry">\nKeep it.\n</Callout>')).toBe(`${title}<p>Keep it.</p>`)
  expect(toHtml('<Steps>\n<Step title="Dry">\nWait.\n</Step>\n</Steps>')).toBe(`${title}<p>Wait.</p>`)
  expect(toHtml('<Quote author="Ada" source="Notes" href="/docs">\nBlue.\n</Quote>')).toBe(
    '<blockquote><p>Blue.</p></blockquote><p>Ada, <a href="https://house.example/el/docs">Notes</a></p>',
  )
  expect(toHtml('<CardGrid>\n<Card title="Dry" href="/updates">\nA card.\n</Card>\n</CardGrid>')).toBe(
    '<p><strong><a href="https://house.example/el/updates">Dry</a></strong></p><p>A card.</p>',
  )
  expect(toHtml('Press <Key>Esc</Key>, or <Button href="/contact">write</Button>.')).toBe(
    '<p>Press <kbd>Esc</kbd>, or <a href="https://house.example/el/contact">write</a>.</p>',
  )
})

it('makes links absolute in the language of the text', () => {
  const address = (href: string) => /href="([^"]*)"/.exec(toHtml(`[x](${href})`))?.[1]
  expect(address('/updates')).toBe('https://house.example/el/updates')
  expect(address('/et/updates')).toBe('https://house.example/et/updates')
  expect(address('/media/a/b.webp')).toBe('https://house.example/media/a/b.webp')
  expect(address('/docs/images/b.webp')).toBe('https://house.example/docs/images/b.webp')
  expect(address('#below')).toBe('https://house.example/el/updates/fteri#below')
  expect(address('https://other.example/')).toBe('https://other.example/')
})

it('has the path of a linked document, and only the text of a link to one that is not public', () => {
  const links = new Map([
    ['document:updates/a#below', '/el/updates/φύκι#below'],
    ['document:updates/b', undefined],
  ])
  const html = plainHtml('[x](document:updates/a#below) and [**y**](document:updates/b)', {
    ...location,
    links,
  })
  expect(html).toBe(
    `<p><a href="${new URL('/el/updates/φύκι#below', location.address).href}">x</a> and <strong>y</strong></p>`,
  )
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])('removes the link %s', (href) => {
  expect(toHtml(`[x](${href})`)).not.toContain('href')
})

it.each(['<script>alert(1)</script>', '{process.env.SECRET}', 'export const x = 1', '<Callout'])(
  'removes unsafe content: %s',
  (source) => {
    const html = toHtml(source)
    expect(html).not.toMatch(/<script|SECRET|<Callout/)
  },
)
