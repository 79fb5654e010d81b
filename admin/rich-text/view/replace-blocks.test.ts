import type { Node } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { openText } from '../from-mdx/open-document.ts'
import { schema } from '../schema/schema.ts'
import { replaceBlocks } from './replace-blocks.ts'

function read(source: string): Node {
  const opened = openText(source)
  if ('problem' in opened) throw new Error(opened.problem.message.message)
  return opened.text.doc
}

const paragraph = (text: string) => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)])

/** The caret is at the end of the only block with the text. */
function writing(doc: Node, text: string): EditorState {
  let caret = 0
  doc.descendants((node, at) => {
    if (node.isTextblock && node.textContent === text) caret = at + 1 + node.content.size
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, caret) })
}

/** The text of another person, with `|` at the caret. */
function shown(state: EditorState, source: string): string {
  const after = state.apply(replaceBlocks(state, read(source)))
  const typed = after.apply(after.tr.insertText('|'))
  return typed.doc.textBetween(0, typed.doc.content.size, '/')
}

const docOf = (...blocks: readonly Node[]) => schema.node('doc', null, blocks)

describe('A text from outside', () => {
  it('leaves the caret after a space that was just typed', () => {
    const state = writing(docOf(paragraph('Mine '), paragraph('Theirs.')), 'Mine ')
    expect(shown(state, 'Mine\n\nTheirs, changed.')).toBe('Mine |/Theirs, changed.')
  })

  it('leaves the caret in an empty line', () => {
    const state = writing(docOf(paragraph('Mine.'), paragraph(''), paragraph('Theirs.')), '')
    expect(shown(state, 'Mine.\n\nTheirs, changed.')).toBe('Mine./|/Theirs, changed.')
    expect(shown(state, 'Mine.\n\nAdded.\n\nTheirs.')).toBe('Mine./Added./|/Theirs.')
    expect(shown(state, 'Mine, changed.\n\nTheirs, changed.')).toBe('Mine, changed./|/Theirs, changed.')
  })

  it('leaves the caret in an empty line at the end and within a component', () => {
    const atEnd = writing(docOf(paragraph('Theirs.'), paragraph('')), '')
    expect(shown(atEnd, 'Theirs, changed.\n\nAdded.')).toBe('Theirs, changed./Added./|')
    const callout = schema.node('Callout', null, [paragraph('Mine.'), paragraph('')])
    const state = writing(docOf(callout, paragraph('Theirs.')), '')
    expect(shown(state, '<Callout>\n  Mine.\n</Callout>\n\nTheirs, changed.')).toBe(
      'Mine./|/Theirs, changed.',
    )
  })

  it('is not followed by the empty line of an empty text, and leaves one when it is empty', () => {
    const empty = writing(docOf(paragraph('')), '')
    expect(empty.apply(replaceBlocks(empty, read('Theirs.'))).doc.eq(docOf(paragraph('Theirs.')))).toBe(true)
    expect(replaceBlocks(empty, read('')).docChanged).toBe(false)
    const mine = writing(docOf(paragraph('Mine.')), 'Mine.')
    expect(mine.apply(replaceBlocks(mine, read(''))).doc.eq(docOf(paragraph('')))).toBe(true)
  })

  it('changes the URL of a link when its definition changes', () => {
    const state = writing(read('See [plate].\n\n[plate]: /plates'), 'See plate.')
    const changed = state.apply(replaceBlocks(state, read('See [plate].\n\n[plate]: /other'))).doc
    expect(changed.firstChild?.child(1).marks[0]?.attrs.href).toBe('/other')
  })
})
