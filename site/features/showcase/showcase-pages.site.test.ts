/**
 * Rendered pages of showcase, partners and updates: their content, and that unsafe content stays harmless.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import type { Instead } from '../../testing/seed-reader.ts'
import { seedReader } from '../../testing/seed-reader.ts'

let renderPage: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  renderPage = await openSite()
}, 60_000)

const work = '/showcase/documentary/the-keeper-of-the-north'
const render = async (url: string, instead: Instead = {}) => renderPage(url, { reader: seedReader(instead) })
const html = async (url: string, instead: Instead = {}) => (await render(url, instead)).html
const mainOf = (page: string) => /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? ''

describe('List of updates', () => {
  it('offers each tag and each year once and marks the chosen one', async () => {
    const page = await html('/updates?tag=piraeus')
    expect(page.match(/href="\/updates\?tag=tallinn"/g)).toHaveLength(1)
    expect(page).toMatch(/href="\/updates\?tag=piraeus" aria-current="true"/)
    expect(page).toContain('<title>Updates, Piraeus')
    expect(page).toContain(
      '<link id="i18n-alt-el" rel="alternate" hrefLang="el" href="https://house.example/el/updates?tag=piraeus"/>',
    )
    expect(mainOf(page)).not.toContain('/updates/the-autumn-fixer-trials-are-in')
  })

  it('shows the name of a tag in the language of the page', async () => {
    const tagNames = [{ tag: 'PIRAEUS', name: 'Πειραιάς' }]
    const page = await html('/el/updates?tag=piraeus', { 'updates-page': { tagNames } })
    expect(page).toContain('<title>Νέα, Πειραιάς')
    expect(page).toMatch(/href="\/el\/updates\?tag=piraeus" aria-current="true">Πειραιάς</)
    expect(mainOf(page)).not.toContain('>Piraeus<')
  })

  it('answers an empty list with 404, escapes its query and is not indexed', async () => {
    const { status, html } = await render('/updates?tag=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(status).toBe(404)
    expect(html).toContain('No updates found: &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
})

describe('Update', () => {
  it('links to its tags, its neighbours in time, and related updates', async () => {
    const page = mainOf(await html('/updates/a-buoy-learns-to-draw'))
    expect(page).toContain('href="/updates?tag=tallinn"')
    expect(page).toMatch(/href="\/updates\/[^"]+" rel="prev"/)
    expect(page).toMatch(/href="\/updates\/[^"]+" rel="next"/)
    expect(page).toContain('Related updates')
    expect(page.match(/href="\/updates\/a-buoy-learns-to-draw"/g)).toBeNull()
  })
})

describe('Showcase', () => {
  it('shows works only in their own section, with the introduction of the section', async () => {
    const introductions = {
      documentary: 'Films and long reports.',
      'digital-zine': '',
      'research-manual': '',
      'digital-artworks': '',
      'artist-spotlights': '',
    }
    const page = await html('/showcase/documentary', { 'showcase-page': { introductions } })
    expect(page).toContain('>Films and long reports.</p>')
    expect(mainOf(page)).toContain(`href="${work}"`)
    expect(mainOf(page)).not.toContain('/showcase/digital-zine/umbels')
    expect((await render('/showcase/nothing')).status).toBe(404)
    expect((await render('/showcase/digital-zine/the-keeper-of-the-north')).status).toBe(404)
  })

  it('has a canonical URL also for a later page of a section', async () => {
    const where = { section: 'documentary' }
    const [first] = (await seedReader().list('showcase', 'en', { limit: 1, where })).items
    const url = `/showcase/documentary?after=${encodeURIComponent(first?.id ?? '')}`
    expect(await html(url)).toContain(
      `<link id="i18n-can" rel="canonical" href="https://house.example${url}"/>`,
    )
  })

  it('shows the artists, the year and the links of a work', async () => {
    const links = [{ text: 'More of it', href: 'https://elsewhere.example/' }]
    const page = await html(work, { showcase: { artists: ['Mart Saar'], year: 1967, links } })
    expect(page).toContain('<dd>Mart Saar</dd>')
    expect(page).toContain('<dd>1967</dd>')
    expect(page).toMatch(/href="https:\/\/elsewhere.example\/" rel="external noopener noreferrer"/)
  })

  it('links to an external film and loads nothing from it', async () => {
    const page = await html(work, { showcase: { video: 'https://films.example/north' } })
    expect(page).toContain('href="https://films.example/north"')
    expect(page).not.toMatch(/<(iframe|video|script|img|source)[^>]*films\.example/)
  })
})

const script = '</title><script>alert(1)</script>" onload="x'
const short = '<script>alert(1)</script>'
const harm = 'java\nscript:alert(1)'

describe('Content of authors', () => {
  it.each([
    ['/showcase', { showcase: { title: script, summary: script, artists: [script] } }],
    [
      work,
      {
        showcase: { title: script, summary: script, artists: [script], links: [{ text: script, href: '/' }] },
      },
    ],
    ['/partners', { partners: { name: script, description: script } }],
    ['/updates', { 'updates-page': { tagNames: [{ tag: 'tallinn', name: short }] } }],
    ['/', { partners: { name: script }, showcase: { title: script }, updates: { title: script } }],
  ] as const)('is escaped on %s', async (url, instead) => {
    const page = await html(url, instead)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toContain('<script>alert(1)')
    expect(mainOf(page)).not.toContain('" onload=')
  })

  it.each([
    ['/partners', { partners: { url: harm } }],
    [work, { showcase: { video: harm, links: [{ text: 'x', href: harm }] } }],
    [
      '/showcase',
      {
        'showcase-page': { hero: { kicker: '', title: 'x', text: '', actions: [{ text: 'x', href: harm }] } },
      },
    ],
    ['/', { partners: { url: harm } }],
    ['/contact', { contact: { addresses: [{ name: 'x', lines: 'x', map: harm }] } }],
  ] as const)('never becomes an unsafe link on %s', async (url, instead) => {
    const page = mainOf(await html(url, instead))
    expect(page).not.toMatch(/(href|src|srcset|action)="\s*java/i)
  })
})
