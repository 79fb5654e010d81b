import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { openText } from '../from-mdx/open-document.ts'
import { parseEdit } from '../schema/source-blocks.ts'
import { formattedBlock } from '../to-mdx/formatted-block.ts'
import { isSourceBlock, replaceSourceBlock } from './source-block-commands.ts'

/** The text after its only source block got a new source. */
function replaced(text: string, source: string): string {
  const opened = openText(text)
  if ('problem' in opened) throw new Error(opened.problem.message.message)
  let state = EditorState.create({ doc: opened.text.doc })
  const found: { readonly block: Node; readonly at: number }[] = []
  state.doc.descendants((block, at) => {
    if (isSourceBlock(block)) found.push({ block, at })
  })
  for (const { block, at } of found) {
    const result = parseEdit(block, source, text)
    if (!('nodes' in result)) throw new Error('The source cannot be parsed.')
    const isDone = replaceSourceBlock(
      block,
      at,
      result.nodes,
    )(state, (tr) => {
      state = state.apply(tr)
    })
    expect(isDone).toBe(true)
  }
  state.doc.check()
  return state.doc.children.map(formattedBlock).join('\n\n')
}

describe('New source of a source block', () => {
  it('is kept if it is not allowed in its place', () => {
    const callout = (inner: string) => `<Callout>\n  ${inner}\n</Callout>`
    expect(replaced(callout('<Odd />'), '<Partners />')).toBe(callout('<Partners />'))
    expect(replaced(callout('<Odd />'), '')).toBe('<Callout />')
    expect(replaced('## Title <Odd />', 'one\\\ntwo')).toContain('two')
  })
})
