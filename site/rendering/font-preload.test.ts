import { describe, expect, it } from 'vitest'
import { fontsAhead } from './head-assets.ts'

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`
const font = (href: string) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`

describe('Preload of fonts', () => {
  it('moves font links from the head to the headers, in order', () => {
    const html = page(`${font('/b.woff2')}<title>A</title>${font('/a.woff2')}`)
    expect(fontsAhead(html)).toEqual({ html: page('<title>A</title>'), fonts: ['/b.woff2', '/a.woff2'] })
  })

  it('searches only the head and removes nothing else', () => {
    const html = page(
      '<link rel="preload" as="style" href="/a.css"><link rel="icon" href="/i.svg">',
      font('/a.woff2'),
    )
    expect(fontsAhead(html)).toEqual({ html, fonts: [] })
  })

  it('drops the fonts of the product on a site with other fonts', () => {
    const own = font('/assets/fonts/inter-latin.9d4b6b35.woff2')
    const link = '<link rel="stylesheet" href="/theme/a.css" data-fonts="inter">'
    const { html, fonts } = fontsAhead(page(`${font('/assets/static/literata.woff2')}${link}${own}`))
    expect(fonts).toEqual(['/assets/fonts/inter-latin.9d4b6b35.woff2'])
    expect(html).toBe(page(link))
  })

  it('leaves responses that are not pages, such as redirects, unchanged', () => {
    expect(fontsAhead('')).toEqual({ html: '', fonts: [] })
  })
})
