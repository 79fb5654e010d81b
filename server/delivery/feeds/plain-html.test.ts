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

it('makes links absolute in the language of the text', () => {
  const address = (href: string) => /href="([^"]*)"/.exec(toHtml(`[x](${href})`))?.[1]
  expect(address('/updates')).toBe('https://house.example/el/updates')
  expect(address('/et/updates')).toBe('https://house.example/et/updates')
  expect(address('/media/a/b.webp')).toBe('https://house.example/media/a/b.webp')
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
