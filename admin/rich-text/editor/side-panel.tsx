/** Side panel of a text: find and replace, or the outline. */
import type { Node } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useMemo, useState } from 'react'
import type { Findable } from '../find/find-bar.tsx'
import { FindBar } from '../find/find-bar.tsx'
import { findInRichText } from '../find/find-in-text.ts'
import { OutlinePanel, outlineOf } from '../outline/outline-panel.tsx'
import type { Views } from './view-tools.ts'

interface TextPanelProps {
  readonly view: EditorView
  readonly doc: Node
  readonly views: Views
  readonly readOnly: boolean
}

export function TextPanel({ view, doc, views, readOnly }: TextPanelProps) {
  const [, setTurn] = useState(0)
  const entries = useMemo(() => outlineOf(doc), [doc])
  const close = () => {
    findInRichText(view).search({ query: '', exact: false })
    views.setPanel(undefined)
    view.focus()
  }
  if (views.panel === 'find') {
    const findable = withNavigation(findInRichText(view), () => setTurn((turn) => turn + 1))
    return <FindBar findable={findable} readOnly={readOnly} onClose={close} />
  }
  if (views.panel !== 'outline') return null
  return (
    <OutlinePanel
      entries={entries}
      onGo={(at) => {
        const place = view.state.doc.resolve(Math.min(at + 1, view.state.doc.content.size))
        view.dispatch(view.state.tr.setSelection(Selection.near(place)))
        view.focus()
        const heading = view.nodeDOM(at)
        if (heading instanceof HTMLElement) heading.scrollIntoView({ block: 'start' })
      }}
    />
  )
}

/** Updates the panel and scrolls to the match after every command. */
function withNavigation(
  { count, current, search, go, replaceOne, replaceAll }: Findable,
  turn: () => void,
): Findable {
  const then =
    <Args extends readonly unknown[]>(command: (...args: Args) => void) =>
    (...args: Args) => {
      command(...args)
      turn()
    }
  return {
    count,
    current,
    search: then(search),
    go: then(go),
    replaceOne: then(replaceOne),
    replaceAll: then(replaceAll),
  }
}
