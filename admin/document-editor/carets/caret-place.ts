/** Reads where the caret is in the fields of a document, and finds the caret of another user on the screen. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { siteLayers } from '@cyanotype/content/model/index.ts'
import { fieldIdOf } from '../fields/find-field.ts'

export interface CaretPlace {
  readonly layer: Layer
  /** The path of the field: `hero.title`. */
  readonly field: string
  /** The block of a rich text, counted from 0. */
  readonly block: number
  /** The words around the caret, and the place of the caret in them. */
  readonly text: string
  readonly offset: number
}

const charactersBefore = 120
const charactersAfter = 80

type Control = HTMLInputElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** `undefined` if the focus is in no field of the document. */
export function caretPlace(): CaretPlace | undefined {
  const focused = document.activeElement
  const element = focused?.closest('.document-form') ? fieldAround(focused) : undefined
  if (!focused || element === undefined) return undefined
  const { root, ...name } = element
  const block = blockAround(root)
  if (isControl(focused)) {
    return { ...name, block: block?.index ?? 0, ...around(focused.value, caretIn(focused)) }
  }
  if (block === undefined) return undefined
  return { ...name, block: block.index, ...around(textOf(block.element), offsetIn(block.element)) }
}

/** The closest element that has the id of a field. */
function fieldAround(focused: Element) {
  for (let root: Element | null = focused; root !== null; root = root.parentElement) {
    for (const layer of siteLayers()) {
      const start = `${fieldIdOf(layer, [])}-`
      if (root.id.startsWith(start)) {
        return { root, layer, field: root.id.slice(start.length).replaceAll('-', '.') }
      }
    }
  }
  return undefined
}

/** The blocks of a rich text, without what plugins show between them. */
const blocksOf = (root: Element) =>
  [...root.children].filter((child) => !child.classList.contains('ProseMirror-widget'))

function blockAround(root: Element) {
  if (!root.classList.contains('text-view')) return undefined
  const focused = document.activeElement
  const node = focused === root ? (getSelection()?.focusNode ?? null) : focused
  const index = blocksOf(root).findIndex((child) => child.contains(node))
  const element = blocksOf(root)[index]
  return element === undefined ? undefined : { index, element }
}

/** An e-mail field and a number field do not tell where the caret is. */
const caretIn = (control: Control) => control.selectionStart ?? control.value.length

function offsetIn(block: Element): number {
  const selection = getSelection()
  if (!selection?.focusNode || !block.contains(selection.focusNode)) return 0
  const range = new Range()
  range.setStart(block, 0)
  range.setEnd(selection.focusNode, selection.focusOffset)
  return range.toString().length
}

function around(fullText: string, caret: number): Pick<CaretPlace, 'text' | 'offset'> {
  const start = Math.max(0, caret - charactersBefore)
  return { text: fullText.slice(start, caret + charactersAfter), offset: caret - start }
}

/** With the fields of a component, whose values are no text nodes. */
function textOf(block: Element): string {
  const values = [...block.querySelectorAll('textarea')].map(({ value }) => value)
  return [block.textContent ?? '', ...values].join('\n')
}

export interface CaretBox {
  /** In pixels of the window. */
  readonly x: number
  readonly y: number
  readonly height: number
  /** The lower edge of the block or field. */
  readonly bottom: number
  /** Whether the words of the other user are already in this text. */
  readonly isCurrent: boolean
}

/** `undefined` if the field is not on the screen. */
export function caretBox({ layer, field, block, text, offset }: CaretPlace): CaretBox | undefined {
  const control = document.getElementById(fieldIdOf(layer, field.split('.')))
  const element = control?.classList.contains('text-view') ? blocksOf(control)[block] : control
  if (!element?.checkVisibility()) return undefined
  const fullText = isControl(element) ? element.value : textOf(element)
  const start = fullText.indexOf(text)
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(element).direction === 'rtl'
  const edge = { x: isRightToLeft ? right : left, y: top, height: Math.min(24, bottom - top), bottom }
  const caret = isControl(element) || start < 0 ? undefined : rectAt(element, start + offset)
  return { ...edge, ...caret, isCurrent: start >= 0 }
}

/** The place of a caret in the text of a block. `undefined` in a field of a component. */
function rectAt(block: Element, offset: number): Pick<CaretBox, 'x' | 'y' | 'height'> | undefined {
  const nodes = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  let left = offset
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const { length } = node.textContent ?? ''
    if (left <= length) {
      const range = new Range()
      range.setStart(node, left)
      range.collapse(true)
      const [rect] = range.getClientRects()
      return rect && { x: rect.left, y: rect.top, height: rect.height }
    }
    left -= length
  }
  return undefined
}
