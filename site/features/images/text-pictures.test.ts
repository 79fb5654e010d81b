import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageProvider } from '../../context/page-context.tsx'
import { unnamed } from '../../context/site-layout-data.ts'
import { seedReader } from '../../testing/seed-reader.ts'
import { DocumentText } from '../text/document-text.tsx'
import { readText } from '../text/text-cache.ts'

const id = '01a1f8d1-5cd0-7000-a55d-07d72b6617bd'
const address = `/media/${id}/${'a'.repeat(64)}.webp`

async function render(source: string, reader: Reader = seedReader()): Promise<string> {
  const text = await readText(source, reader, 'en', {
    document: { type: 'updates', id: '1', locale: 'en' },
    field: 'body',
  })
  const page = { locale: 'en', path: '/', origin: '', preview: false, layoutData: unnamed } as const
  const children = createElement(DocumentText, { text })
  return renderToStaticMarkup(createElement(PageProvider, { page, children }))
}

it('renders the images of a text in several sizes, wherever their URLs are from', async () => {
  const html = await render(
    `![Fern](${address} "Plate 114")\n\n<Figure src="${address}" alt="Again" caption="Plate" />`,
  )
  expect(html.match(/<source type="image\/avif"/g)).toHaveLength(2)
  expect(html).toMatch(/<img [^>]*alt="Fern"[^>]*srcSet="[^"]*\/_ipx\/f_webp,w_640\/media\/fern\.webp 640w,/)
  expect(html).toMatch(/<img [^>]*alt="Again" width="1200" height="800"/)
  expect(html).toContain('title="Plate 114"')
  expect(html).toContain('<figcaption class="figure-caption">Plate</figcaption>')
})

it('renders the image for the dark theme of a figure in one size', async () => {
  const html = await render(`<Figure src="${address}" darkSrc="${address}" alt="Fern" />`)
  expect(html).toMatch(/<img [^>]*class="figure-light"[^>]*srcSet=/)
  expect(html).toMatch(/<img [^>]*class="figure-dark"[^>]*src="\/_ipx\/f_webp,w_1024\/media\/fern\.webp"/)
})

it('offers gallery images up to the size of a screen', async () => {
  const html = await render(`<Gallery>\n  <Figure src="${address}" alt="Fern" />\n</Gallery>`)
  expect(html).toContain('<a href="/_ipx/f_webp,w_1280/media/fern.webp" class="figure-enlarge">')
  expect(html).toContain('sizes="(min-width: 85.5rem) 25rem,')
})

it('fetches images of other hosts if the settings allow it, and leaves other URLs unchanged', async () => {
  const settings = { imageHosts: ['Pictures.example'] }
  const source =
    '![One](https://pictures.example/a%20b.png?v=1#x) ![Two](https://evil.example/b.png) ![Three](/c.png)'
  const html = await render(source, seedReader({ settings }))
  expect(html).toContain('src="/_ipx/f_webp,w_1536/https://pictures.example/a%2520b.png%3Fv=1"')
  expect(html).toContain('src="https://evil.example/b.png"')
  expect(html).toContain('src="/c.png"')
})
