import { readDocumentation } from '@cyanotype/content/mdx/parse/docs-files.ts'
import { readFrontMatter } from '@cyanotype/content/mdx/parse/front-matter.ts'
import { toHast } from '@cyanotype/content/mdx/render/to-hast.ts'
import { model } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { chunksOfMdx } from './mdx-chunks.ts'
import { chunksOfLayer } from './search-index.ts'

describe('text chunks of MDX', () => {
  it('separate headings, paragraphs and code', () => {
    expect(
      chunksOfMdx('## A *second* room\n\nOne `word`,\nand **more**.\n\n- item\n\n```ts\nconst a = 1\n```'),
    ).toEqual([
      { grade: 'strong', text: 'A second room', section: { id: 'a-second-room', title: 'A second room' } },
      {
        grade: 'text',
        text: 'One word, and more.\nitem',
        section: { id: 'a-second-room', title: 'A second room' },
      },
      { grade: 'code', text: 'const a = 1', section: { id: 'a-second-room', title: 'A second room' } },
    ])
  })

  it('leave out components that are hidden on the page', () => {
    const source = 'Words.\n\n<CallToAction title="Join us" hidden>\n  Later.\n</CallToAction>'
    expect(chunksOfMdx(source)).toEqual([{ grade: 'text', text: 'Words.' }])
  })

  it('name their section by the anchor on the page', () => {
    const source =
      'Before.\n\n## One\n\n### Two `b`\n\n## One\n\n<Steps>\n\n<Step title="Do">\n\nIt.\n\n</Step>\n\n</Steps>'
    const sections = chunksOfMdx(source).map(({ text, section }) => `${text} #${section?.id ?? ''}`)
    expect(sections).toEqual(['Before. #', 'One #one', 'Two b #two-b', 'One #one-1', 'Do #do', 'It. #do'])
  })

  it('have the anchors of every documentation page', () => {
    for (const { locale, slug, source } of readDocumentation()) {
      const { body } = readFrontMatter(source)
      const own = chunksOfMdx(body).flatMap(({ section }) => section?.id ?? [])
      const ids = toHast(body).headings.map(({ id }) => id)
      expect([`${locale}/${slug}`, [...new Set(own)]]).toEqual([`${locale}/${slug}`, ids])
    }
  })

  it('contain the texts of component props, but no URLs, names or markup', () => {
    const source = [
      '<Callout tone="warning" title="Mind the fixer">',
      '',
      'It [stains](https://example.org/hidden).',
      '',
      '</Callout>',
      '',
      '<Figure src="/media/hidden.webp" alt="A fern" caption="Printed twice" />',
    ].join('\n')
    expect(chunksOfMdx(source)).toEqual([
      { grade: 'strong', text: 'Mind the fixer' },
      { grade: 'text', text: 'It stains.' },
      { grade: 'strong', text: 'A fern\nPrinted twice' },
    ])
  })

  it('contain the text of tables, images and inline components', () => {
    expect(chunksOfMdx('| a | b |\n|---|---|\n| c | d |')).toEqual([{ grade: 'text', text: 'a\nb\nc\nd' }])
    expect(chunksOfMdx('See ![a fern](/hidden.png) and <Badge tone="red">new</Badge>.')).toEqual([
      { grade: 'text', text: 'See a fern and new.' },
    ])
  })

  it('contain the source of a draft that cannot be parsed', () => {
    expect(chunksOfMdx('<Callout> silver')).toEqual([{ grade: 'text', text: '<Callout> silver' }])
  })

  it('contain the source of a very long text without parsing', () => {
    const book = '**silver** '.repeat(20_000)
    expect(chunksOfMdx(book)).toEqual([{ grade: 'text', text: book }])
  })
})

it('splits a layer into its title, slug and searchable fields', () => {
  const data = { title: 'Night plates', slug: 'night-plates', excerpt: 'Stars.', body: 'Silver.' }
  const found = chunksOfLayer(model.updates, 'en', data)
  expect(found).toEqual([
    { field: 'title', grade: 'title', text: 'Night plates' },
    { field: 'slug', grade: 'strong', text: 'night-plates' },
    { field: 'excerpt', grade: 'strong', text: 'Stars.' },
    { field: 'body', grade: 'text', text: 'Silver.' },
  ])
})

it('uses the title of the hero as the title of a page', () => {
  const hero = {
    kicker: 'House',
    title: 'Of light',
    text: 'Come in.',
    actions: [{ text: 'Visit', href: '/hidden' }],
  }
  expect(chunksOfLayer(model.home, 'en', { hero, sections: '' })).toEqual([
    { field: 'hero', grade: 'strong', text: 'House' },
    { field: 'hero', grade: 'title', text: 'Of light' },
    { field: 'hero', grade: 'strong', text: 'Come in.' },
    { field: 'hero', grade: 'strong', text: 'Visit' },
  ])
})
