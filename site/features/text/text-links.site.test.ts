import { documentLinksIn } from '@cyanotype/content/mdx/analyze/references.ts'
import { documentHref } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { seedReader } from '../../testing/seed-reader.ts'

const known = documentHref('updates', '01a1f8d1-6163-7000-a0c1-66d01e74a622')
const unknown = documentHref('updates', '01a1f8d1-6163-7000-a0c1-66d01e74a623')

it('finds each document link of a text once, at any depth', () => {
  const source = `[a](${known}) [b](/plain) [c](${known})\n\n<Card title="T" href="${unknown}#part">x</Card>`
  expect(documentLinksIn(source)).toEqual([known, `${unknown}#part`])
  expect(documentLinksIn('The word document: is no address.')).toEqual([])
})

describe('Document link', () => {
  let render: Awaited<ReturnType<typeof openSite>>
  beforeAll(async () => {
    render = await openSite()
  }, 60_000)
  const body = [
    `[to it](${known}?x=1#part) [nowhere](${unknown})`,
    `<Button href="${known}">Press</Button>`,
    `<Card title="Framed" href="${unknown}">Words</Card>`,
  ].join('\n\n')
  const rendered = async (url: string) =>
    (await render(url, { reader: seedReader({ updates: { body } }) })).html

  it('goes to the document in the language of the page', async () => {
    const html = await rendered('/el/updates/oi-fthinoporines-dokimes-stereosis')
    expect(html).toMatch(/href="\/el\/updates\/symvoli-gia-dyo-limania\?x=1#part"[^>]*>to it</)
    expect(html).toMatch(/href="\/el\/updates\/symvoli-gia-dyo-limania"[^>]*><span[^>]*>Press</)
    expect(html).not.toContain('document:')
  })

  it('is plain text if the document does not exist or is not in this language', async () => {
    const english = await rendered('/updates/the-autumn-fixer-trials-are-in')
    expect(english).toContain('</a> nowhere</p>')
    expect(english).toMatch(/class="card-title">Framed</)
    const estonian = await rendered('/et/updates/sugisesed-kinnitikatsed-on-valmis')
    expect(estonian).toContain('to it nowhere')
    expect(estonian).not.toContain('document:')
  })
})
