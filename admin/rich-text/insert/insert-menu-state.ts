/**
 * Insert menu state: a slash at the start of a word opens the menu and the text after it filters the entries.
 * The focus stays in the text.
 */
import type { ResolvedPos } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { Plugin, PluginKey, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { schema } from '../schema/schema.ts'

export interface OpenInsertMenu {
  /** The position of the slash. */
  readonly from: number
  readonly query: string
  /** Whether a button inserted the slash. It is removed when nothing is typed or selected. */
  readonly isTemporary: boolean
}

type Opened = Pick<OpenInsertMenu, 'from' | 'isTemporary'>

export interface InsertMenuStore {
  current(): OpenInsertMenu | undefined
  subscribe(listener: () => void): () => void
  /** Handles keys while the menu is open and returns whether it used the key. */
  onKey: (event: KeyboardEvent) => boolean
}

const key = new PluginKey<OpenInsertMenu | undefined>('insert menu')
const stores = new WeakMap<EditorView, InsertMenuStore>()
const maxQuery = 40

export const insertMenuOf = (view: EditorView): InsertMenuStore | undefined => stores.get(view)

export function insertMenu(): Plugin {
  return new Plugin<OpenInsertMenu | undefined>({
    key,
    state: {
      init: () => undefined,
      apply: nextMenu,
    },
    view(view) {
      const listeners = new Set<() => void>()
      stores.set(view, {
        current: () => key.getState(view.state),
        subscribe(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        onKey: () => false,
      })
      return {
        update({ state }, before) {
          if (key.getState(state) === key.getState(before)) return
          for (const listener of listeners) listener()
        },
      }
    },
    props: {
      handleTextInput(view, from, to, text, insertText) {
        if (text !== '/' || from !== to || !canOpenAt(view.state, from)) return false
        view.dispatch(insertText().setMeta(key, { from, isTemporary: false } satisfies Opened))
        return true
      },
      handleKeyDown(view, event) {
        if (key.getState(view.state) === undefined || event.isComposing) return false
        return stores.get(view)?.onKey(event) ?? false
      },
      handleDOMEvents: {
        blur: (view) => closeInsertMenu(view),
      },
    },
  })
}

function nextMenu(
  tr: Transaction,
  before: OpenInsertMenu | undefined,
  _old: EditorState,
  state: EditorState,
): OpenInsertMenu | undefined {
  const meta: Opened | 'close' | undefined = tr.getMeta(key)
  if (meta === 'close') return undefined
  const opened = meta ?? before
  if (opened === undefined) return undefined
  const from = meta === undefined ? tr.mapping.map(opened.from) : opened.from
  const query = queryAfter(state, from)
  const isSame = from === before?.from && query === before.query
  if (isSame || query === undefined) return isSame ? before : undefined
  return { from, query, isTemporary: opened.isTemporary }
}

/** The text between the slash and the caret, or `undefined` when the caret has left it. */
function queryAfter({ selection, doc }: EditorState, from: number): string | undefined {
  const { $head, head, empty } = selection
  if (!empty || !$head.parent.isTextblock || from < $head.start() || head <= from) return undefined
  const typed = doc.textBetween(from, head, '\n', '\ufffc')
  const isQuery = typed.startsWith('/') && !/^\/\s|\n|\ufffc/.test(typed) && typed.length <= maxQuery
  return isQuery ? typed.slice(1) : undefined
}

function canOpenAt({ doc }: EditorState, at: number): boolean {
  const { parent, parentOffset } = doc.resolve(at)
  const before = parent.textBetween(Math.max(0, parentOffset - 1), parentOffset, undefined, '\ufffc')
  return parent.type.spec.code !== true && (before === '' || /\s/.test(before))
}

/** For buttons: inserts the slash at the caret, or in a new paragraph after the selected block. */
export function openInsertMenu(view: EditorView): void {
  const { selection, tr } = view.state
  const { $to, to } = selection
  const after = $to.parent.isTextblock ? to : placeAfter($to)
  if (!$to.parent.isTextblock) tr.insert(after, schema.nodes.paragraph.create())
  const from = $to.parent.isTextblock ? to : after + 1
  tr.insertText('/', from).setSelection(TextSelection.create(tr.doc, from + 1))
  view.focus()
  view.dispatch(tr.setMeta(key, { from, isTemporary: true } satisfies Opened).scrollIntoView())
}

/** The first position after the selection where a paragraph is allowed: a part of a component is left. */
function placeAfter($to: ResolvedPos): number {
  const takes = (depth: number) => {
    const index = $to.indexAfter(depth)
    return $to.node(depth).canReplaceWith(index, index, schema.nodes.paragraph)
  }
  let { depth } = $to
  while (depth > 0 && !takes(depth)) depth -= 1
  return depth === $to.depth ? $to.pos : $to.after(depth + 1)
}

export function closeInsertMenu(view: EditorView): void {
  const menu = key.getState(view.state)
  if (menu === undefined) return
  if (menu.isTemporary && menu.query === '') removeQuery(view)
  else view.dispatch(view.state.tr.setMeta(key, 'close'))
}

/** Removes the slash and the query from the text. */
export function removeQuery(view: EditorView): void {
  const menu = key.getState(view.state)
  if (menu === undefined) return
  const { tr } = view.state
  view.dispatch(tr.delete(menu.from, menu.from + 1 + menu.query.length).setMeta(key, 'close'))
}
