/** Checks plugin: shows findings below their blocks. A finding moves with its block until the next check. */
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { useEffect, useEffectEvent } from 'react'
import { offsetOf } from '../source-blocks/mdx-problems.tsx'
import { startOf } from '../view/replace-blocks.ts'
import { syncCaret } from '../view/sync-caret.ts'
import type { TextView } from '../view/text-view.ts'

interface TextCheck {
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly line: number
  readonly column: number
}

/** Findings and the text that was checked. */
export interface TextChecks {
  readonly of: string
  readonly items: readonly TextCheck[]
}

/** A finding and its position in the document. */
interface PlacedCheck {
  readonly check: TextCheck
  readonly at: number
}

const key = new PluginKey<DecorationSet>('checks')

export function checksPlugin(): Plugin {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, before) {
        const placed: readonly PlacedCheck[] | undefined = tr.getMeta(key)
        if (placed !== undefined) return DecorationSet.create(tr.doc, marksOf(tr.doc, placed))
        return tr.docChanged ? before.map(tr.mapping, tr.doc) : before
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })
}

function showChecks(state: EditorState, placed: readonly PlacedCheck[]): Transaction {
  return state.tr.setMeta(key, placed).setMeta('addToHistory', false)
}

/** Whether findings are shown. Without any, showing an empty list changes nothing. */
function saysAnything(state: EditorState): boolean {
  return (key.getState(state)?.find() ?? []).length > 0
}

function marksOf(doc: Node, placed: readonly PlacedCheck[]): Decoration[] {
  const blocks = new Map<number, TextCheck[]>()
  for (const { check, at } of placed) {
    const block = doc.resolve(at).index(0)
    if (block < doc.childCount) blocks.set(block, [...(blocks.get(block) ?? []), check])
  }
  return [...blocks].flatMap(([block, checks]) => {
    const start = startOf(doc, block)
    const end = start + doc.child(block).nodeSize
    const severity = checks.some((one) => one.severity === 'error') ? 'error' : 'warning'
    return [
      Decoration.node(start, end, { class: 'checked-block', 'data-severity': severity }),
      Decoration.widget(end, () => noteOf(checks), {
        side: -1,
        ignoreSelection: true,
        key: checks.map(({ message }) => message).join(),
      }),
    ]
  })
}

function noteOf(checks: readonly TextCheck[]): HTMLElement {
  const list = document.createElement('ul')
  list.className = 'block-checks'
  list.contentEditable = 'false'
  for (const { severity, message } of checks) {
    const item = list.appendChild(document.createElement('li'))
    item.dataset.severity = severity
    item.textContent = message
  }
  return list
}

/** Shows findings in the text that was checked. Findings of an older text are ignored. */
export function useChecks(text: TextView | undefined, checks: TextChecks | undefined): void {
  const show = useEffectEvent((shown: TextView, { of, items }: TextChecks) => {
    if (shown.source() !== of) return
    const { view } = shown
    if (items.length === 0 && !saysAnything(view.state)) return
    const placed = items.map((check) => ({
      check,
      at: shown.positionOf(offsetOf(of, check.line, check.column)),
    }))
    syncCaret(view)
    view.dispatch(showChecks(view.state, placed))
  })
  useEffect(() => {
    if (text !== undefined && checks !== undefined) show(text, checks)
  }, [text, checks])
}
