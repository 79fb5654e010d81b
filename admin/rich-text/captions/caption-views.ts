/**
 * Caption views: edit the caption of a figure or video below it. The caption is a prop of the component and
 * not part of the text, so it has its own input field.
 */
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { redo, undo } from 'prosemirror-history'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { DOMSerializer } from 'prosemirror-model'
import type { Command, Transaction } from 'prosemirror-state'
import { NodeSelection, Selection, TextSelection } from 'prosemirror-state'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { schema } from '../schema/schema.ts'
import './captions.css'
import { keymap } from 'prosemirror-keymap'

/** The prop of each component that is shown below it. */
const written: Readonly<Record<string, string>> = { Figure: 'caption', Video: 'title' }

export function captionViews(i18n: I18n): Readonly<Record<string, NodeViewConstructor>> {
  const words = { Figure: i18n._(msg`Caption`), Video: i18n._(msg`Video title`) }
  return Object.fromEntries(
    Object.entries(words).map(([name, label]) => [
      name,
      (node: Node, view: EditorView, getPos: () => number | undefined) =>
        captionView(node, { view, getPos, prop: written[name] ?? '', label }),
    ]),
  )
}

interface CaptionPosition {
  readonly view: EditorView
  readonly getPos: () => number | undefined
  readonly prop: string
  readonly label: string
}

function captionView(first: Node, captionPosition: CaptionPosition): NodeView {
  let node = first
  const dom = renderCaption(node)
  const field = document.createElement('textarea')
  field.className = 'caption-field'
  field.rows = 1
  field.tabIndex = -1
  field.ariaLabel = captionPosition.label
  field.placeholder = captionPosition.label
  field.value = textOf(node, captionPosition.prop)
  captionOf(dom).replaceChildren(field)
  const show = () => {
    field.readOnly = !captionPosition.view.editable
    dom.toggleAttribute('data-captionless', field.readOnly && field.value === '')
  }
  field.addEventListener('input', () => write(captionPosition, node, field.value))
  field.addEventListener('focus', () => chooseWhole(captionPosition))
  field.addEventListener('keydown', (event) => leaveByKeys(event, captionPosition, field))
  show()
  return {
    dom,
    update(next) {
      if (next.type !== node.type || !isSameBut(captionPosition.prop, node, next)) return false
      node = next
      const words = textOf(next, captionPosition.prop)
      if (words !== field.value) field.value = words
      dom.dataset.props = JSON.stringify(next.attrs)
      show()
      return true
    },
    selectNode: () => dom.classList.add('ProseMirror-selectednode'),
    deselectNode: () => dom.classList.remove('ProseMirror-selectednode'),
    stopEvent: ({ target }) => target === field,
    ignoreMutation: () => true,
  }
}

/** Renders the element like that of other components and leaves room for the caption. */
function renderCaption(node: Node): HTMLElement {
  const spec = node.type.spec.toDOM?.(node) ?? ['figure']
  const { dom } = DOMSerializer.renderSpec(document, spec)
  return dom instanceof HTMLElement ? dom : document.createElement('figure')
}

function captionOf(figure: HTMLElement): HTMLElement {
  const found = figure.querySelector<HTMLElement>('figcaption')
  if (found !== null) return found
  const caption = document.createElement('figcaption')
  caption.className = 'figure-caption'
  caption.contentEditable = 'false'
  figure.append(caption)
  return caption
}

const textOf = (node: Node, prop: string) => String(node.attrs[prop] ?? '')

const isSameBut = (prop: string, one: Node, other: Node) =>
  JSON.stringify({ ...one.attrs, [prop]: null }) === JSON.stringify({ ...other.attrs, [prop]: null })

/** A caption is one line, so line breaks become spaces. */
function write({ view, getPos, prop }: CaptionPosition, node: Node, typed: string): void {
  const at = getPos()
  if (at === undefined) return
  const words = typed.replace(/(?<!\s)[^\S\n]*\n\s*/g, ' ')
  const { tr } = view.state
  tr.setNodeMarkup(at, null, { ...node.attrs, [prop]: words === '' ? null : words })
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)))
}

/** Selects the figure, so that the toolbar shows its tools. */
function chooseWhole({ view, getPos }: CaptionPosition): void {
  const at = getPos()
  if (at === undefined) return
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)))
}

function leaveByKeys(
  event: KeyboardEvent,
  captionPosition: CaptionPosition,
  field: HTMLTextAreaElement,
): void {
  const { view } = captionPosition
  const mod = event.ctrlKey || event.metaKey
  const captionMove = mod ? undefined : exitOf(event, field)
  const key = event.key.toLowerCase()
  if (captionMove !== undefined) leave(captionPosition, captionMove)
  else if (mod && key === 'z') (event.shiftKey ? redo : undo)(view.state, view.dispatch)
  else if (mod && key === 'y') redo(view.state, view.dispatch)
  else return
  event.preventDefault()
  event.stopPropagation()
}

type CaptionMove = 'to the picture' | 'past it'

/** Escape and arrow up return to the figure. Enter and arrow down continue in the text. */
function exitOf({ key, isComposing }: KeyboardEvent, field: HTMLTextAreaElement): CaptionMove | undefined {
  if (isComposing) return undefined
  const { selectionStart, selectionEnd, value } = field
  if (key === 'Escape') return 'to the picture'
  if (key === 'ArrowUp' && selectionEnd === 0) return 'to the picture'
  if (key === 'Enter') return 'past it'
  return key === 'ArrowDown' && selectionStart === value.length ? 'past it' : undefined
}

function leave({ view, getPos }: CaptionPosition, captionMove: CaptionMove): void {
  const at = getPos()
  const node = at === undefined ? null : view.state.doc.nodeAt(at)
  view.focus()
  if (at === undefined || node === null || captionMove === 'to the picture') return
  const { tr } = view.state
  const $after = tr.doc.resolve(at + node.nodeSize)
  view.dispatch(pastIt(tr, $after).scrollIntoView())
}

/** At the end of the text, a new paragraph is added. */
function pastIt(tr: Transaction, $after: ResolvedPos): Transaction {
  const next = Selection.findFrom($after, 1)
  if (next !== null) return tr.setSelection(next)
  const end = $after.depth === 0 ? $after.pos : $after.after(1)
  tr.insert(end, schema.node('paragraph'))
  return tr.setSelection(TextSelection.create(tr.doc, end + 1))
}

/** Moves from a selected figure to the caption below it. */
const intoCaption: Command = ({ selection }, dispatch, view) => {
  if (!(selection instanceof NodeSelection) || !Object.hasOwn(written, selection.node.type.name)) return false
  const dom = view?.nodeDOM(selection.from)
  const field = dom instanceof HTMLElement ? dom.querySelector<HTMLTextAreaElement>('.caption-field') : null
  if (field === null) return false
  if (dispatch) {
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  }
  return true
}

export const captionKeys = () => keymap({ ArrowDown: intoCaption })
