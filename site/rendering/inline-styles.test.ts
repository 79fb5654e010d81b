import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { openStylesheetCache } from './head-assets.ts'

const files: Record<string, string> = {
  '/a.css': '@layer base{body{margin:0}}',
  '/b.css': "p::before{content:'$& $1'}",
  '/odd.css': "p::before{content:'</style>'}",
}
const read = (href: string) => files[href]
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`
const link = (href: string) => `<link rel="stylesheet" type="text/css" href="${href}">`

describe('Stylesheets of a page', () => {
  it('are inlined in place of their links, in order, each with its hash', () => {
    const { html, styleHashes } = openStylesheetCache(read)(
      page(`${link('/b.css')}<title>A</title>${link('/a.css')}`),
    )
    const [a, b] = [files['/a.css'] ?? '', files['/b.css'] ?? '']
    expect(html).toBe(
      page(`<style data-sheet="/b.css">${b}</style><title>A</title><style data-sheet="/a.css">${a}</style>`),
    )
    const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`
    expect(styleHashes).toEqual([hashOf(b), hashOf(a)])
  })

  it('stay links if they are unknown or contain the end of the element', () => {
    const head = link('/elsewhere.css') + link('/odd.css')
    expect(openStylesheetCache(read)(page(head))).toEqual({ html: page(head), styleHashes: [] })
  })

  it('are searched in the head only, and other links are ignored', () => {
    const html = page('<link rel="preload" as="style" href="/a.css">', link('/a.css'))
    expect(openStylesheetCache(read)(html).html).toBe(html)
  })

  it('are ignored in responses that are not pages, such as redirects', () => {
    expect(openStylesheetCache(read)('')).toEqual({ html: '', styleHashes: [] })
  })

  it('are read once for all pages', () => {
    const reading = vi.fn(read)
    const dress = openStylesheetCache(reading)
    const html = page(link('/a.css'))
    expect(dress(html)).toEqual(dress(html))
    expect(reading).toHaveBeenCalledOnce()
  })

  it('stay limited in memory when many brand colours are tried', () => {
    const reading = vi.fn((href: string) => `/* ${href} */`)
    const dress = openStylesheetCache(reading)
    for (let at = 0; at < 200; at += 1) {
      expect(dress(page(link(`/theme/${at}.css`))).html).toContain(`>/* /theme/${at}.css */</style>`)
    }
    dress(page(link('/theme/0.css')))
    expect(reading).toHaveBeenCalledTimes(201)
  })
})
