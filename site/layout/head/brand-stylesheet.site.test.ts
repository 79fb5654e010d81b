import { fontPairings } from '@cyanotype/ui/fonts/pairings.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { seedReader } from '../../testing/seed-reader.ts'
import { themeOf } from './brand-stylesheet.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

const plain = { color: '', fonts: null, corners: null, spacing: null } as const
const pink = { ...plain, color: '#e6007e' }
const pairings = Object.keys(fontPairings).filter((name): name is keyof typeof fontPairings =>
  Object.hasOwn(fontPairings, name),
)

describe('Stylesheet of the settings', () => {
  it('loads after all others', async () => {
    const { html } = await render('/el/docs/editors/components', {
      reader: seedReader({ settings: { color: '#e6007e' } }),
    })
    const stylesheets = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag)
    expect(stylesheets.at(-1)).toContain(`href="${themeOf(pink)?.path}"`)
  })

  it('adds nothing to a page with the default colour, fonts, corners and spacing', async () => {
    const { html } = await render('/updates')
    expect(html).not.toContain('/theme/')
    expect(html).not.toContain('/assets/fonts/')
    expect(themeOf(plain)).toBeUndefined()
  })

  it('has a name that changes with its content', () => {
    const [one, other] = [pink, { ...plain, color: '#8748fd' }].map(themeOf)
    expect(one?.path).toMatch(/^\/theme\/[\w-]{12}\.css$/)
    expect(one?.path).not.toBe(other?.path)
    expect(themeOf(pink)).toEqual(one)
  })

  it('combines colour, fonts, corners and spacing', () => {
    const css = themeOf({ color: '#e6007e', fonts: 'inter', corners: 'round', spacing: 'compact' })?.css
    for (const part of ['--font-sans:Inter,', '--primary:', '--corner-1:8px', '--space-5:1rem'])
      expect(css).toContain(part)
    expect(themeOf({ ...plain, corners: 'square' })?.css).toBe(
      '@layer tokens{:root{--corner-1:0;--corner-2:0;--corner-3:0}}',
    )
    expect(themeOf({ ...plain, spacing: 'spacious' })?.css).toBe(
      '@layer tokens{:root{--space-5:1.75rem;--space-6:2.5rem;--space-7:4rem;--space-8:5.5rem;--space-9:8rem}}',
    )
  })

  it.each(pairings)('sets the fonts of the pairing %s', (fonts) => {
    const css = themeOf({ ...plain, fonts })?.css ?? ''
    for (const use of ['display', 'serif', 'sans']) {
      expect(css).toContain(`--font-${use}:`)
      expect(css).toContain(`--font-${use}-greek:`)
    }
    const families = [...css.matchAll(/font-family:'([^']*)'/g)].map(([, family]) => family)
    expect([...new Set(families)]).toEqual(fontPairings[fonts].families)
  })

  it.each([
    ['/updates', 'latin'],
    ['/el/updates', 'greek'],
  ])('preloads its own fonts for %s', async (path, script) => {
    const { html } = await render(path, { reader: seedReader({ settings: { fonts: 'roboto' } }) })
    expect(html).toContain('data-fonts="roboto"')
    const preloaded = [...html.matchAll(/href="\/assets\/fonts\/([\w-]+)\./g)].map(([, name]) => name)
    expect(preloaded).toEqual([`roboto-slab-${script}`, `roboto-${script}`])
  })
})
