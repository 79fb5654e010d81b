import { EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { openText } from '../from-mdx/open-document.ts'
import { formattedBlock } from '../to-mdx/formatted-block.ts'
import { findingOf, findPlugin, replaceAll, searchFor } from './find-plugin.ts'

describe('Find and replace', () => {
  it('includes the text of components in a line', () => {
    const opened = openText('Press <Key>Enter</Key>, or enter ![x](/x.webp) <Badge>an *Enter*</Badge>.')
    if ('problem' in opened) throw new Error(opened.problem.message.message)
    let state = EditorState.create({ doc: opened.text.doc, plugins: [findPlugin()] })
    state = state.apply(searchFor(state, { query: 'enter', exact: false }))
    expect(findingOf(state).ranges).toHaveLength(3)
    state = state.apply(replaceAll(state, 'Return'))
    expect(state.doc.children.map(formattedBlock)).toEqual([
      'Press <Key>Return</Key>, or Return ![x](/x.webp) <Badge>an *Return*</Badge>.',
    ])
  })
})
