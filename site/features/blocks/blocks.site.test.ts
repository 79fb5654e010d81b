import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { initialData, model, shared } from '@cyanotype/content/model/index.ts'
import { schemaOf } from '@cyanotype/content/model/schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { seedReader } from '../../testing/seed-reader.ts'

const at = '2026-11-01T09:00:00.000Z'
const picture = '/media/00000000-0000-4000-8000-000000000000/fern.webp'

function readerWith(body: string, given: object = {}): Reader {
  const seed = seedReader()
  const initial = { ...initialData(model.pages, 'en'), ...initialData(model.pages, shared) }
  const data = schemaOf(model.pages.fields).parse({
    ...initial,
    ...{ title: 'Open days', slug: 'open-days', template: 'landing', body, ...given },
  }) as Published<'pages'>['data']
  const page = {
    id: 'page',
    type: 'pages',
    locale: 'en',
    data,
    publishedAt: at,
    changedAt: at,
    alternates: [],
  }
  const bySlug = async (name: string, ...rest: unknown[]) =>
    name === 'pages' ? page : Reflect.apply(seed.bySlug, undefined, [name, ...rest])
  return { ...seed, bySlug: bySlug as Reader['bySlug'] }
}

const switchedOff = (reader: Reader, sections: readonly string[]): Reader => {
  const off = seedReader({ settings: { hiddenSections: sections } })
  const single = (name: string, ...rest: unknown[]) =>
    Reflect.apply(name === 'settings' ? off.single : reader.single, undefined, [name, ...rest])
  return { ...reader, single: single as Reader['single'] }
}

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

async function rendered(body: string, given: object = {}): Promise<string> {
  const { html, status } = await render('/open-days', { reader: readerWith(body, given) })
  expect(status).toBe(200)
  return mainOf(html)
}

const hero = `<Hero title="Come and print" label="May" src="${picture}" alt="A fern">\n  Bring a fern.\n\n  <Button href="/contact">Book</Button>\n</Hero>`

describe('Hero', () => {
  it('has the heading of a landing page at its start, and its image first', async () => {
    const html = await rendered(hero)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<h1 class="hero-title">Come and print<\/h1>/)
    expect(html).toMatch(/<img[^>]*loading="eager"/)
    expect(html).toMatch(/class="button[^>]*href="\/contact"/)
  })

  it('has a heading below that of the page anywhere else', async () => {
    for (const html of [
      await rendered(`First.\n\n${hero}`),
      await rendered(hero, { template: 'standard' }),
    ]) {
      expect(html).toMatch(/<h2 class="hero-title">Come and print<\/h2>/)
      expect(html).toMatch(/<h1[^>]*>Open days<\/h1>/)
      expect(html).toMatch(/<img[^>]*loading="lazy"/)
    }
  })
})

describe('Titles of parts', () => {
  const timeline = '<Timeline>\n  <TimelineEntry at="2019" title="First sheet" />\n</Timeline>'
  const levels = async (body: string) =>
    [...(await rendered(body)).matchAll(/<h([1-6])/g)].map(([, level]) => level).join('')

  it('follow the heading of the page, or a heading of level two', async () => {
    expect(await levels(timeline)).toBe('12')
    expect(await levels(`${hero}\n\n${timeline}`)).toBe('12')
    expect(await levels(`${timeline}\n\n## History\n\n${timeline}`)).toBe('1223')
    expect(await levels(`<CallToAction title="Join us">\n  Now.\n</CallToAction>\n\n${timeline}`)).toBe('123')
    expect(await levels('<CardGrid>\n  <Card title="One">\n    Words.\n  </Card>\n</CardGrid>')).toBe('12')
  })
})

describe('Blocks of an own page', () => {
  it('are elements that need no script', async () => {
    const html = await rendered(
      [
        `<ImageText src="${picture}" alt="A fern" side="end" width={900} height={600}>\n  Words.\n</ImageText>`,
        '<Statistics>\n  <Statistic value="143" label="Days" note="of 365" />\n</Statistics>',
        '<Timeline>\n  <TimelineEntry at="2019" title="First sheet">\n    A fern.\n  </TimelineEntry>\n</Timeline>',
        '<People>\n  <Person name="Mari Mets" position="Printer" href="/about" />\n</People>',
        '<CallToAction title="Join us">\n  <Button href="/contact">Write</Button>\n</CallToAction>',
        '<MapLink address="Telliskivi 60" href="https://www.openstreetmap.org/#map=19/59.4/24.7" />',
      ].join('\n\n'),
    )
    expect(html).toMatch(/<img[^>]*loading="lazy"[^>]*width="900" height="600"/)
    expect(html).toMatch(/<dt>Days<\/dt><dd class="stat-value">143<\/dd>/)
    expect(html).toMatch(/class="timeline-at">2019<.*<h2 class="timeline-title">First sheet</)
    expect(html).toMatch(/<a href="\/about">Mari Mets<\/a>/)
    expect(html).toMatch(/<h2[^>]*class="call-to-action-title">Join us</)
    expect(html).toMatch(/<a[^>]*href="https:\/\/www\.openstreetmap\.org[^>]*>Telliskivi 60</)
    expect(html).not.toMatch(/<iframe|<script/)
  })

  it('are left out while they are hidden, with everything in them', async () => {
    const html = await rendered(
      'Words.\n\n<CallToAction title="Join us" hidden>\n  Now.\n</CallToAction>\n\n<Callout hidden>\n  Secret.\n</Callout>',
    )
    expect(html).toContain('Words.')
    expect(html).not.toMatch(/Join us|Now\.|Secret/)
  })
})

describe('Blocks with content of the site', () => {
  const lists = '<LatestUpdates count={2} />\n\n<ShowcaseRow title="Works" />\n\n<Partners />'

  it('list it with a link to all of it', async () => {
    const html = await rendered(lists)
    expect(html.match(/class="update-line leading"/g)).toHaveLength(2)
    expect(html).toMatch(/<h2[^>]*>Works<\/h2>/)
    expect(html).toContain('class="logos plain-list"')
    for (const path of ['/updates', '/showcase', '/partners']) expect(html).toContain(`href="${path}"`)
  })

  it('are limited to a tag or a section', async () => {
    const html = await rendered(
      '<LatestUpdates tag="no such tag" />\n\n<ShowcaseRow section="documentary" />',
    )
    expect(html).not.toContain('update-line')
    expect(html).toContain('href="/showcase/documentary/')
    expect(html).not.toContain('href="/showcase/digital-zine/')
  })

  it('show nothing of a section that is switched off', async () => {
    const reader = switchedOff(readerWith(lists), ['updates', 'showcase', 'partners'])
    const { html } = await render('/open-days', { reader })
    expect(mainOf(html)).not.toMatch(/class="section|update-line|logos/)
  })
})

describe('Home page', () => {
  it('is built of its blocks, and has its fixed sections without them', async () => {
    const reader = seedReader({ home: { body: `${hero}\n\n<Partners />` } })
    const html = mainOf((await render('/', { reader })).html)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('Come and print')
    expect(html).not.toContain('home-updates')
    expect(mainOf((await render('/')).html)).toContain('home-updates')
  })
})
