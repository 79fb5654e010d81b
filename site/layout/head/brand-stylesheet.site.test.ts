import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { seedReader } from '../../testing/seed-reader.ts'
import { themeOf } from './brand-stylesheet.ts'

let print: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  print = await openSite()
}, 60_000)

describe('Brand colour', () => {
  it('loads its stylesheet after all others', async () => {
    const { html } = await print('/el/updates', { reader: seedReader({ settings: { color: '#e6007e' } }) })
    const { path } = themeOf('#e6007e')
    const stylesheets = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag)
    expect(stylesheets.at(-1)).toContain(`href="${path}"`)
  })

  it('adds nothing to a page with the default colour', async () => {
    const { html } = await print('/updates')
    expect(html).not.toContain('/theme/')
  })

  it('has a stylesheet whose name changes with its content', () => {
    const [one, other] = ['#e6007e', '#8748fd'].map(themeOf)
    expect(one?.path).toMatch(/^\/theme\/[\w-]{12}\.css$/)
    expect(one?.path).not.toBe(other?.path)
    expect(themeOf('#e6007e')).toEqual(one)
  })
})
