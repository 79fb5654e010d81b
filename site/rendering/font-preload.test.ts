import { describe, expect, it } from 'vitest'
import { fontsAhead } from './font-preload.ts'

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`
const font = (href: string) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`

describe('the fonts of a page', () => {
  it('are named beside it and no longer in it, in their order', () => {
    const whole = page(`${font('/b.woff2')}<title>A</title>${font('/a.woff2')}`)
    expect(fontsAhead(whole)).toEqual({ html: page('<title>A</title>'), fonts: ['/b.woff2', '/a.woff2'] })
  })

  it('are looked for in the head alone, and nothing else is taken out', () => {
    const whole = page(
      '<link rel="preload" as="style" href="/a.css"><link rel="icon" href="/i.svg">',
      font('/a.woff2'),
    )
    expect(fontsAhead(whole)).toEqual({ html: whole, fonts: [] })
  })

  it('are nothing to what is no page, such as a way elsewhere', () => {
    expect(fontsAhead('')).toEqual({ html: '', fonts: [] })
  })
})
