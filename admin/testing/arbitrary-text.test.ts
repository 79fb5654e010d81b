/** Properties of every text that can be written in the editor. */
import { readTree } from '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'
import { formatBlock } from '@cyanotype/content/mdx/write/format-mdx.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpenedText } from '../rich-text/from-mdx/open-document.ts'
import { openText, writeDocument } from '../rich-text/from-mdx/open-document.ts'
import { schema } from '../rich-text/schema/schema.ts'
import { formattedBlock } from '../rich-text/to-mdx/formatted-block.ts'
import { block } from './arbitrary-text.ts'

const doc = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => schema.node('doc', null, blocks))
const nothing: OpenedText = {
  parts: { sources: [], whitespace: [''] },
  blocks: [],
  doc: schema.node('doc', null, [schema.node('paragraph')]),
}

function open(source: string): OpenedText {
  const openTextOptions = openText(source)
  if ('problem' in openTextOptions)
    throw new Error(`${openTextOptions.problem.message.message} ${JSON.stringify(source)}`)
  return openTextOptions.text
}

describe('Any text written in the editor', () => {
  it('can be parsed, does not change when it is reopened and has a stable format', () => {
    fc.assert(
      fc.property(doc, (written) => {
        const { source } = writeDocument(nothing, written)
        const text = open(source)
        expect(writeDocument(text, text.doc).source).toBe(source)
        const prints = written.children.map(formattedBlock).filter((block) => block !== '')
        expect(text.blocks.map(formattedBlock)).toEqual(prints)
        expect(text.blocks.filter(({ attrs }) => attrs.reason === 'rewritten')).toEqual([])
        const again = readTree(source).children
        expect(again.length).toBe(prints.length)
        for (const [index, node] of again.entries()) {
          const once = formatBlock(node)
          expect(formatBlock(readTree(once).children[0] ?? node), String(index)).toBe(once)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('changes only where it is edited', () => {
    fc.assert(
      fc.property(doc, fc.nat(), (written, pick) => {
        const text = open(writeDocument(nothing, written).source)
        fc.pre(text.blocks.length > 0)
        const at = pick % text.blocks.length
        const put = schema.node('paragraph', null, schema.text('Put in.'))
        const { source } = writeDocument(text, text.doc.copy(text.doc.content.replaceChild(at, put)))
        const now = open(source)
        expect(now.parts.sources).toEqual(text.parts.sources.with(at, 'Put in.'))
      }),
      { numRuns: 60 },
    )
  })
})
