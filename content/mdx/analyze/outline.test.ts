import { describe, expect, it } from 'vitest'
import { outlineOf } from './outline.ts'

describe('Outline of a text', () => {
  it('has the headings as they are rendered, with their positions', () => {
    expect(outlineOf('# One\n\nWords.\n\n<Callout>\n\n#### Two\n\n</Callout>').headings).toEqual([
      { depth: 2, line: 1, column: 1 },
      { depth: 4, line: 7, column: 1 },
    ])
  })

  it('has the images with their alt text', () => {
    const text =
      '![Fern](/a.webp)\n\n<Figure src="/b.webp" alt="Tide" width={600} />\n\n<Figure src="/c.webp" />'
    expect(outlineOf(text).pictures).toEqual([
      { src: '/a.webp', alt: 'Fern', width: undefined, line: 1, column: 1 },
      { src: '/b.webp', alt: 'Tide', width: 600, line: 3, column: 1 },
      { src: '/c.webp', alt: '', width: undefined, line: 5, column: 1 },
    ])
  })

  it('has the images of blocks, with the name of a person as alt text, and none that are not set', () => {
    const text =
      '<Hero title="One" />\n\n<Hero title="Two" src="/a.webp" />\n\n<People>\n  <Person name="Mari" src="/b.webp" alt="" />\n\n  <Person name="Ada" />\n</People>'
    expect(outlineOf(text).pictures).toMatchObject([
      { src: '/a.webp', alt: '' },
      { src: '/b.webp', alt: 'Mari' },
    ])
  })

  it('is empty if the text cannot be parsed', () => {
    expect(outlineOf('# One {')).toEqual({ headings: [], pictures: [] })
  })
})
