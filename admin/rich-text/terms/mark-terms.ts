/** Marks the terms in a text that is not editable. Each mark is a button that says which word to use. */
import type { TermFinder } from '@cyanotype/content/glossary/find-terms.ts'

/** The ids of the terms of a mark, separated by spaces. */
const idsAttribute = 'data-terms'
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, th, td, figcaption, dt, dd'
const withoutTerms = 'code, pre, svg, .source-block'
/** Ends words, like the character for an image in a text. */
const object = '\ufffc'

interface TextPiece {
  readonly text: string
  /** `undefined` for code, images and line breaks. */
  readonly node: Text | undefined
}

export function markTerms(root: HTMLElement, find: TermFinder): void {
  for (const textParts of textsIn(root)) {
    let start = 0
    const placed = textParts.map((textPart) => {
      const from = start
      start += textPart.text.length
      return { ...textPart, from }
    })
    // From the end, so that the positions of earlier matches stay valid.
    for (const match of find(textParts.map(({ text }) => text).join('')).toReversed()) {
      const textPart = placed.findLast(({ from }) => from <= match.from)
      if (match.isAvoided || textPart?.node === undefined) continue
      // A term that is partly bold is marked up to there.
      const end = Math.min(match.to - textPart.from, textPart.text.length)
      wrap(textPart.node, match.from - textPart.from, end, match.entries)
    }
  }
}

/** The ids of the terms of a mark. */
export const termIdsOf = (mark: HTMLElement): readonly string[] =>
  mark.getAttribute(idsAttribute)?.split(' ') ?? []

/** The mark at the target of an event. */
export function markAt(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest(`[${idsAttribute}]`) : null
  return found instanceof HTMLElement ? found : undefined
}

function textsIn(root: HTMLElement): readonly (readonly TextPiece[])[] {
  const texts = new Map<Element, TextPiece[]>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const block = node.parentElement?.closest(blocks) ?? root
    const textPart = textPartOf(node)
    if (textPart !== undefined) texts.set(block, [...(texts.get(block) ?? []), textPart])
  }
  return [...texts.values()]
}

function textPartOf(node: Node): TextPiece | undefined {
  if (node instanceof Text) {
    const isCode = node.parentElement?.closest(withoutTerms) != null
    return isCode ? { text: object, node: undefined } : { text: node.data, node }
  }
  const name = node.nodeName
  if (name === 'BR') return { text: ' ', node: undefined }
  return name === 'IMG' ? { text: object, node: undefined } : undefined
}

function wrap(node: Text, from: number, to: number, ids: readonly string[]): void {
  const mark = document.createElement('span')
  mark.className = 'glossary-term'
  mark.setAttribute('role', 'button')
  mark.setAttribute('aria-haspopup', 'dialog')
  mark.setAttribute(idsAttribute, ids.join(' '))
  mark.tabIndex = 0
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  range.surroundContents(mark)
}
