/** Finding in the text as it is drawn. */
import type { Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { Findable } from './find-bar.tsx'
import { findingOf, goOn, replaceAll, replaceOne, searchFor } from './find-plugin.ts'

export function findableText(view: EditorView): Findable {
  const { ranges, current } = findingOf(view.state)
  const send = (tr: Transaction) => {
    view.dispatch(tr)
    showSelection(view)
  }
  return {
    count: ranges.length,
    current,
    search: (search) => send(searchFor(view.state, search)),
    go: (step) => send(goOn(view.state, step)),
    replaceOne: (words) => send(replaceOne(view.state, words)),
    replaceAll: (words) => send(replaceAll(view.state, words)),
  }
}

/** The focus is in the field: the browser does not scroll to a selection elsewhere. */
function showSelection(view: EditorView): void {
  view.dom.querySelector('.search-match-current')?.scrollIntoView({ block: 'center' })
}
