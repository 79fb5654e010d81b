/** The rendered page of one update, with everything that a text may contain. */
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { seedReader } from '../../testing/seed-reader.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

const fixerTrials = {
  en: '/updates/the-autumn-fixer-trials-are-in',
  et: '/et/updates/sugisesed-kinnitikatsed-on-valmis',
  el: '/el/updates/oi-fthinoporines-dokimes-stereosis',
}

const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ')

describe('Update', () => {
  it('has its text, its date in the format of the language, and its image with a caption', async () => {
    const { html } = await render(fixerTrials.et)
    expect(html).toContain('Sügisesed kinnitikatsed on valmis')
    expect(html).toContain('<time dateTime="2026-11-18">18. nov 2026</time>')
    expect(html).toMatch(/<figcaption class="figure-caption">Plaat \d+\./)
  })

  it('has all tabs and collapsible parts in its HTML, open or not', async () => {
    const { html } = await render(fixerTrials.en)
    expect(textOf(html)).toContain('A baking dish will do.')
    expect(textOf(html)).toContain('They stuck together while drying.')
    expect(html).toMatch(/<cy-island data-island="Tabs" data-when="interaction"/)
  })

  it('highlights code with classes, in tabs too', async () => {
    const block = '```ts title="exposure.ts"\nconst base = 84\n```'
    const body = `${block}\n\n<CodeGroup group="tool">\n\n${block}\n\n</CodeGroup>`
    const { html } = await render(fixerTrials.en, { reader: seedReader({ updates: { body } }) })
    expect(html.match(/<span class="token-keyword">const <\/span>/g)).toHaveLength(2)
    expect(html).not.toMatch(/<[^>]*\sstyle=/)
    expect(html).toMatch(/role="tab"[^>]*>exposure\.ts</)
  })

  it('has the labels of notes, code and images in its own language', async () => {
    const body =
      'Λερώνει.[^1]\n\n[^1]: Πολύ.\n\n```\nα\n```\n\n<Gallery><Figure src="/media/a.webp" alt="Φτέρη" /></Gallery>'
    const { html } = await render(fixerTrials.el, { reader: seedReader({ updates: { body } }) })
    for (const word of ['Υποσημειώσεις', 'Επιστροφή στην παραπομπή 1', 'Αντιγραφή', 'Μεγέθυνση']) {
      expect(html).toContain(word)
    }
    expect(textOf(html)).not.toContain('Footnotes')
  })

  it('has the image of a video in the size of its text', async () => {
    const id = '0192f0c8-0000-7000-8000-000000000000'
    const body = `<Video src="/media/waves.mp4" title="Waves" poster="/media/${id}/still.jpg" />`
    const texts = { alt: '', caption: '', color: undefined, focal: undefined, cdn: undefined }
    const still = { src: '/media/still.jpg', type: 'image/jpeg', width: 4_000, height: 3_000, ...texts }
    const reader = { ...seedReader({ updates: { body } }), media: async () => still }
    const { html } = await render(fixerTrials.en, { reader })
    expect(html).toContain('<video poster="/_ipx/f_webp,w_1024/media/still.jpg"')
  })

  it('does not exist before it is public', async () => {
    expect((await render('/el/updates/nychterines-plakes')).status).toBe(404)
    expect((await render('/el/updates')).html).not.toContain('nychterines-plakes')
  })

  it('escapes content of authors', async () => {
    const title = '</title><script>alert(1)</script>" onload="x'
    const reader = seedReader({ updates: { title, excerpt: title } })
    const { html } = await render(fixerTrials.en, { reader })
    expect(html).not.toContain('<script>alert(1)')
    expect(html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '')).not.toContain(
      '" onload=',
    )
    expect(textOf(html)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it.each([
    'Hello {process.env.SECRET}',
    '<script>alert(1)</script>',
    'export const x = 1',
    '<Callout tone={f()}>x</Callout>',
  ])('shows %j as plain text and runs nothing', async (body) => {
    const { status, html } = await render(fixerTrials.en, { reader: seedReader({ updates: { body } }) })
    expect(status).toBe(200)
    expect(html).toContain('This text cannot be displayed')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain(body.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
  })
})

describe('List of updates', () => {
  it('is a page for every tag and year that it links to, and 404 for others', async () => {
    const own = { ...seedReader(), list: async () => ({ items: [], next: undefined, previous: undefined }) }
    expect((await render('/updates?tag=tallinn&year=2026', { reader: own })).status).toBe(200)
    expect((await render('/updates?tag=tallinn&year=1066', { reader: own })).status).toBe(404)
    expect((await render('/updates?tag=atlantis&year=2026', { reader: own })).status).toBe(404)
    expect((await render('/updates?tag=tallinn&after=key', { reader: own })).status).toBe(404)
  })
})
