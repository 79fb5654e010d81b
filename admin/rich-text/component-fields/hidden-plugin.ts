/** Marks the components that visitors do not see. */
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

export function hiddenPlugin(i18n: I18n): Plugin<DecorationSet> {
  const word = i18n._(msg`Hidden on the page`)
  return new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => marksIn(doc, word),
      apply: (tr, marks) => (tr.docChanged ? marksIn(tr.doc, word) : marks),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
    },
  })
}

function marksIn(doc: Node, word: string): DecorationSet {
  const marks: Decoration[] = []
  doc.descendants((node, at) => {
    if (node.attrs.hidden === true)
      marks.push(Decoration.node(at, at + node.nodeSize, { 'data-hidden': word, 'aria-description': word }))
    return !node.isTextblock
  })
  return DecorationSet.create(doc, marks)
}
