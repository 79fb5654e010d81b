/**
 * A field in the text view that edits a prop of a component where it is shown. A prop is not part of the
 * text, so it needs a field of its own.
 */
import { redo, undo } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { keyPressOf, matches } from '../../commands/keys.ts'

export interface NodePosition {
  readonly view: EditorView
  readonly getPos: () => number | undefined
}

/** Escape and arrow up leave a field backwards. Enter and arrow down leave it forwards. */
export type FieldExit = 'back' | 'down' | 'enter'

interface PropTextareaOptions extends NodePosition {
  readonly prop: string
  readonly label: string
  readonly maxLength: number
  readonly onExit: (exit: FieldExit) => void
}

export interface PropTextarea {
  readonly field: HTMLTextAreaElement
  show(node: Node): void
}

export function createPropTextarea(options: PropTextareaOptions): PropTextarea {
  const { view, prop, label, maxLength, onExit } = options
  const field = document.createElement('textarea')
  field.className = 'prop-textarea'
  field.rows = 1
  field.tabIndex = -1
  field.maxLength = maxLength
  field.ariaLabel = label
  field.placeholder = label
  field.addEventListener('input', () => setProp(options, prop, oneLine(field.value)))
  field.addEventListener('focus', () => selectComponent(options))
  field.addEventListener('keydown', (event) => handleKey(event, { view, field, onExit }))
  return {
    field,
    show(node) {
      const text = textOf(node, prop)
      if (text !== field.value) field.value = text
      field.readOnly = !view.editable
    },
  }
}

export const textOf = (node: Node, prop: string) => String(node.attrs[prop] ?? '')

/** Line breaks become spaces. */
const oneLine = (typed: string) => typed.replace(/(?<!\s)[^\S\n]*\n\s*/g, ' ')

export function setProp({ view, getPos }: NodePosition, prop: string, value: string): void {
  const at = getPos()
  const node = at === undefined ? null : view.state.doc.nodeAt(at)
  if (at === undefined || node === null) return
  const { tr } = view.state
  tr.setNodeMarkup(at, null, { ...node.attrs, [prop]: value === '' && !mayBeEmpty(prop) ? null : value })
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)))
}

/** An image needs an alt text, even an empty one. Other props are left out. */
const mayBeEmpty = (prop: string) => prop === 'alt'

/** Selects the component, so that the toolbar shows its tools. */
function selectComponent({ view, getPos }: NodePosition): void {
  const at = getPos()
  if (at === undefined) return
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)))
}

interface FieldKeys {
  readonly view: EditorView
  readonly field: HTMLTextAreaElement
  readonly onExit: (exit: FieldExit) => void
}

function handleKey(event: KeyboardEvent, { view, field, onExit }: FieldKeys): void {
  const press = keyPressOf(event)
  const exit = press.mod ? undefined : exitOf(event, field)
  if (exit !== undefined) onExit(exit)
  else if (matches('mod+z', press)) undo(view.state, view.dispatch)
  else if (matches('mod+shift+z', press) || matches('mod+y', press)) redo(view.state, view.dispatch)
  else return
  event.preventDefault()
  event.stopPropagation()
}

function exitOf({ key, isComposing }: KeyboardEvent, field: HTMLTextAreaElement): FieldExit | undefined {
  if (isComposing) return undefined
  const { selectionStart, selectionEnd, value } = field
  if (key === 'Escape') return 'back'
  if (key === 'ArrowUp' && selectionEnd === 0) return 'back'
  if (key === 'Enter') return 'enter'
  return key === 'ArrowDown' && selectionStart === value.length ? 'down' : undefined
}

/** Puts the caret at the end of a field. */
export function enterField(field: HTMLTextAreaElement | null | undefined): boolean {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
  return field != null
}
