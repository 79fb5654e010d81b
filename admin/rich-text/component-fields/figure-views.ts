/** Views of images, videos and embeds: their caption, title and alt text are edited in place. */
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
import { completeEmbed } from './embed-text.ts'
import type { FieldExit, NodePosition, PropTextarea } from './prop-textarea.ts'
import { createPropTextarea, enterField, textOf } from './prop-textarea.ts'

interface FigureKind {
  /** The prop that is shown as the caption. */
  readonly caption: string
  readonly captionLabel: string
  readonly altLabel?: string
  readonly altPlaceholder?: string
  /** Adds what only the page shows, and returns the place of the caption. */
  readonly complete?: (figure: HTMLElement, node: Node) => HTMLElement | null
}

export function figureViews(i18n: I18n): Readonly<Record<string, NodeViewConstructor>> {
  const kinds: Readonly<Record<string, FigureKind>> = {
    Figure: {
      caption: 'caption',
      captionLabel: i18n._(msg`Caption`),
      altLabel: i18n._(msg`Alt text`),
      altPlaceholder: i18n._(msg`No alt text yet`),
    },
    Video: { caption: 'title', captionLabel: i18n._(msg`Video title`) },
    Embed: {
      caption: 'title',
      captionLabel: i18n._(msg`Title`),
      complete: (figure, { attrs }) => completeEmbed(i18n, figure, String(attrs.href ?? '')),
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
  const place = kind.complete?.(dom, node) ?? captionOf(dom)
  place.replaceChildren(caption.field)
  const alt = kind.altLabel === undefined ? undefined : addAlt(dom, kind, { position, caption })
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

interface AltContext {
  readonly position: NodePosition
  readonly caption: PropTextarea
}

function addAlt(dom: HTMLElement, kind: FigureKind, { position, caption }: AltContext): PropTextarea {
  const { altLabel: label = '', altPlaceholder = '' } = kind
  const alt = createPropTextarea({
    ...{ ...position, prop: 'alt', label, maxLength: 500 },
    onExit: (exit) => (exit === 'back' ? enterField(caption.field) : leave(position, 'after')),
  })
  alt.field.placeholder = altPlaceholder
  const row = document.createElement('div')
  row.className = 'figure-alt'
  row.contentEditable = 'false'
  const name = document.createElement('span')
  name.ariaHidden = 'true'
  name.textContent = label
  row.append(name, alt.field)
  dom.append(row)
  return alt
}

function isSameFile({ caption }: FigureKind, one: Node, other: Node): boolean {
  const others = ({ attrs }: Node) => JSON.stringify({ ...attrs, alt: null, [caption]: null })
  return others(one) === others(other)
}

function leaveCaption(position: NodePosition, exit: FieldExit, alt: HTMLTextAreaElement | undefined) {
  if (exit === 'down' && alt !== undefined) enterField(alt)
  else leave(position, exit === 'back' ? 'figure' : 'after')
}

function leave({ view, getPos }: NodePosition, to: 'figure' | 'after'): void {
  const at = getPos()
  const node = at === undefined ? null : view.state.doc.nodeAt(at)
  view.focus()
  if (at === undefined || node === null || to === 'figure') return
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
export function askForAlt(view: EditorView): void {
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
