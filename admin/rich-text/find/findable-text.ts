/** Find and replace in the rich text. */
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

/** The focus is in the search field, so the browser does not scroll to the selection. */
function showSelection(view: EditorView): void {
  view.dom.querySelector('.search-match-current')?.scrollIntoView({ block: 'center' })
}
