import { describe, expect, it } from 'vitest'
import { openText, writeDocument } from './open-document.ts'

const src = '/media/00000000-0000-4000-8000-000000000000/fern.webp'

const blocks = [
  `<Hero title="Come and print" label="May" src="${src}" alt="A fern" width={900} height={600}>\n  Bring a fern.\n\n  <Button href="/contact">Book</Button>\n</Hero>`,
  `<ImageText src="${src}" alt="" side="end" caption="Plate 7">\n  ## A room\n\n  With water.\n</ImageText>`,
  '<Statistics>\n  <Statistic value="12,480" label="Sheets" note="1,104 this autumn" />\n\n  <Statistic value="143" label="Days" />\n</Statistics>',
  '<Timeline>\n  <TimelineEntry at="2019" title="The first sheet">\n    A fern.\n  </TimelineEntry>\n</Timeline>',
  `<People>\n  <Person name="Mari Mets" position="Printer" href="/about" src="${src}" alt="" />\n</People>`,
  '<CallToAction title="Join us" hidden>\n  Now.\n</CallToAction>',
  '<MapLink address="Telliskivi 60a" href="https://www.openstreetmap.org/" title="Sunprint House" />',
  '<LatestUpdates title="News" count={2} tag="Tallinn" />',
  '<ShowcaseRow section="documentary" count={4} />',
  '<Partners hidden />',
  // Saved before anything was typed in it.
  '<FileTree />',
]

describe('Blocks in the editor', () => {
  it.each(blocks)('are editable and come back as they were written: %s', (source) => {
    const opened = openText(source)
    if ('problem' in opened) throw new Error(opened.problem.message.message)
    const { text } = opened
    expect(text.doc.firstChild?.type.name).toBe(/^<(\w+)/.exec(source)?.[1])
    expect(writeDocument(text, text.doc).source).toBe(source)
    // Written again from its props.
    const { doc } = text
    const block = doc.firstChild
    const again = block && doc.type.create(null, [block.type.create({ ...block.attrs }, block.content)])
    expect(again && writeDocument(text, again).source).toBe(source)
  })
})
