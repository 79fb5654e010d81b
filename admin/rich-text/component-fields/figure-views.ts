/** Views of images and embeds: their caption, title and alt text are edited in place. */
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { keymap } from 'prosemirror-keymap'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { DOMSerializer } from 'prosemirror-model'
import type { Command, Transaction } from 'prosemirror-state'
import { NodeSelection, Selection, TextSelection } from 'prosemirror-state'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { schema } from '../schema/schema.ts'
import './component-fields.css'
import type { DrawBlocks } from './drawn-blocks.ts'
import { completeEmbed } from './embed-text.ts'
import type { FieldExit, NodePosition, PropTextarea } from './prop-textarea.ts'
import { createPropTextarea, enterField, textOf } from './prop-textarea.ts'

interface PropRow {
  readonly prop: string
  readonly label: string
  readonly placeholder: string
  readonly maxLength: number
}

interface FigureKind {
  /** The prop that is shown as the caption. */
  readonly caption: string
  readonly captionLabel: string
  /** The row below it, for a prop that the page does not show. */
  readonly row?: PropRow
  /** Adds what only the page shows, and returns the place of the caption. */
  readonly complete?: (figure: HTMLElement, node: Node, caption: HTMLTextAreaElement) => HTMLElement | null
}

export function figureViews(i18n: I18n, draw: DrawBlocks): Readonly<Record<string, NodeViewConstructor>> {
  const kinds: Readonly<Record<string, FigureKind>> = {
    Figure: {
      caption: 'caption',
      captionLabel: i18n._(msg`Caption`),
      row: {
        prop: 'alt',
        label: i18n._(msg`Alt text`),
        placeholder: i18n._(msg`No alt text yet`),
        maxLength: 500,
      },
    },
    Embed: {
      caption: 'title',
      captionLabel: i18n._(msg`Title`),
      complete: (figure, node, title) => completeEmbed(figure, textOf(node, 'href'), { i18n, draw, title }),
    },
  }
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      (node: Node, view: EditorView, getPos: () => number | undefined) =>
        figureView(node, kind, { view, getPos }),
    ]),
  )
}

function figureView(first: Node, kind: FigureKind, position: NodePosition): NodeView {
  let node = first
  const dom = renderFigure(node)
  const caption = createPropTextarea({
    ...{ ...position, prop: kind.caption, label: kind.captionLabel, maxLength: 200 },
    onExit: (exit) => leaveCaption(position, exit, alt?.field),
  })
  const place = kind.complete?.(dom, node, caption.field) ?? captionOf(dom)
  place.replaceChildren(caption.field)
  const alt = kind.row && addRow(dom, kind.row, { position, caption })
  const show = () => {
    caption.show(node)
    alt?.show(node)
    const image = dom.querySelector('img')
    if (alt !== undefined && image !== null) image.alt = alt.field.value
    dom.toggleAttribute('data-alt-missing', alt !== undefined && alt.field.value === '')
    const isBare = caption.field.readOnly && caption.field.value === ''
    dom.toggleAttribute('data-captionless', isBare && kind.complete === undefined)
    dom.dataset.props = JSON.stringify(node.attrs)
  }
  show()
  return {
    dom,
    update(next) {
      if (next.type !== node.type || !isSameFile(kind, node, next)) return false
      node = next
      show()
      return true
    },
    selectNode: () => dom.classList.add('ProseMirror-selectednode'),
    deselectNode: () => dom.classList.remove('ProseMirror-selectednode'),
    stopEvent: ({ target }) => target === caption.field || target === alt?.field,
    ignoreMutation: () => true,
  }
}

/** Renders the element like that of other components and leaves room for the caption. */
function renderFigure(node: Node): HTMLElement {
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

interface RowContext {
  readonly position: NodePosition
  readonly caption: PropTextarea
}

/** A row with a field below a figure, after its caption. */
export function addRow(dom: HTMLElement, row: PropRow, { position, caption }: RowContext): PropTextarea {
  const { prop, label, placeholder, maxLength } = row
  const field = createPropTextarea({
    ...{ ...position, prop, label, maxLength },
    onExit: (exit) => (exit === 'back' ? enterField(caption.field) : leave(position, 'after')),
  })
  field.field.placeholder = placeholder
  const line = document.createElement('div')
  line.className = 'figure-alt'
  line.contentEditable = 'false'
  const name = document.createElement('span')
  name.ariaHidden = 'true'
  name.textContent = label
  line.append(name, field.field)
  dom.append(line)
  return field
}

function isSameFile({ caption }: FigureKind, one: Node, other: Node): boolean {
  const others = ({ attrs }: Node) => JSON.stringify({ ...attrs, alt: null, [caption]: null })
  return others(one) === others(other)
}

export function leaveCaption(
  position: NodePosition,
  exit: FieldExit,
  row: HTMLTextAreaElement | undefined,
): void {
  if (exit === 'down' && row !== undefined) enterField(row)
  else leave(position, exit === 'back' ? 'figure' : 'after')
}

function leave({ view, getPos }: NodePosition, to: 'figure' | 'after'): void {
  const at = getPos()
  const node = at === undefined ? null : view.state.doc.nodeAt(at)
  view.focus()
  if (at === undefined || node === null || to === 'figure') return
  const { tr } = view.state
  const $after = tr.doc.resolve(at + node.nodeSize)
  view.dispatch(moveCaretTo(tr, $after).scrollIntoView())
}

/** At the end of the text, a new paragraph is added. */
function moveCaretTo(tr: Transaction, $after: ResolvedPos): Transaction {
  const next = Selection.findFrom($after, 1)
  if (next !== null) return tr.setSelection(next)
  const end = $after.depth === 0 ? $after.pos : $after.after(1)
  tr.insert(end, schema.node('paragraph'))
  return tr.setSelection(TextSelection.create(tr.doc, end + 1))
}

/** Moves from a selected image or video to the caption below it. */
const enterCaption: Command = ({ selection }, dispatch, view) => {
  if (!(selection instanceof NodeSelection)) return false
  const dom = view?.nodeDOM(selection.from)
  const field =
    dom instanceof HTMLElement ? dom.querySelector<HTMLTextAreaElement>('figcaption .prop-textarea') : null
  if (field === null) return false
  if (dispatch) enterField(field)
  return true
}

export const captionKeys = () => keymap({ ArrowDown: enterCaption })

/** An image that was just inserted asks for its alt text if the library has none. The caret is after it. */
export function focusMissingAlt(view: EditorView): void {
  const { doc, selection } = view.state
  let at: number | undefined
  doc.nodesBetween(0, selection.from, (node, pos) => {
    if (node.type.name === 'Figure') at = pos
  })
  const node = at === undefined ? null : doc.nodeAt(at)
  const dom = at === undefined ? null : view.nodeDOM(at)
  if (node === null || textOf(node, 'alt') !== '' || !(dom instanceof HTMLElement)) return
  enterField(dom.querySelector<HTMLTextAreaElement>('.figure-alt > .prop-textarea'))
}
