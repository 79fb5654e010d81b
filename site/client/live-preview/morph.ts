/**
 * Morph: changes a shown page into its next version in place. Only what the server rendered differently is
 * changed, so scripts, open details, chosen tabs and the focus stay as they are.
 */
import { Idiomorph } from 'idiomorph'
import type { ServedPage } from './served-page.ts'
import { servedPage } from './served-page.ts'

/** Changes the children of an element. Returns what was removed. */
export type Morph = (shown: Element, next: DocumentFragment) => DocumentFragment

export function createMorph(served: ServedPage): Morph {
  const history = createHistory()
  history.note(served)
  return (shown, content) => new PageChange(history).apply(shown, content)
}

interface MorphHistory {
  /** What the server sent for each element on the page. */
  readonly sent: WeakMap<Node, Element>
  note(page: ServedPage): void
}

function createHistory(): MorphHistory {
  const sent = new WeakMap<Node, Element>()
  return {
    sent,
    note([elements, copies]) {
      for (const [index, element] of elements.entries()) {
        const copy = copies[index]
        if (copy !== undefined && !sent.has(element)) sent.set(element, copy)
      }
    },
  }
}

/** One change of the page. */
class PageChange {
  readonly #history: MorphHistory
  /** What the server sends now for each element. */
  readonly #next = new WeakMap<Node, Element>()
  readonly #removed = document.createDocumentFragment()
  readonly #later: (() => void)[] = []

  constructor(history: MorphHistory) {
    this.#history = history
  }

  apply(shown: Element, content: DocumentFragment): DocumentFragment {
    this.#morph(shown, [...content.childNodes])
    for (let change = this.#later.shift(); change !== undefined; change = this.#later.shift()) change()
    return this.#removed
  }

  #morph(element: Element, nodes: Node[]): void {
    const { sent } = this.#history
    Idiomorph.morph(element, nodes, {
      morphStyle: 'innerHTML',
      callbacks: {
        beforeNodeMorphed: (old, coming) => {
          if (!(old instanceof Element && coming instanceof Element)) return true
          if (this.#isUnchanged(old, coming)) return false
          this.#next.set(old, coming)
          return true
        },
        beforeAttributeUpdated: (name, old) => {
          const [before, now] = [sent.get(old), this.#next.get(old)]
          return before?.getAttribute(name) !== now?.getAttribute(name) || before === undefined
        },
        afterNodeMorphed: (old, coming) => {
          if (coming instanceof Element) sent.set(old, coming)
        },
        afterNodeAdded: (node) => {
          // Before scripts change it.
          if (node instanceof Element) this.#history.note(servedPage(node))
        },
        afterNodeRemoved: (node) => {
          this.#removed.append(node)
        },
      },
    })
  }

  #isUnchanged(element: Element, coming: Element): boolean {
    if (this.#history.sent.get(element)?.isEqualNode(coming) === true) return true
    if (!isIsland(element) || !isIsland(coming)) return false
    this.#later.push(() => this.#changeIsland(element, coming))
    return true
  }

  #changeIsland(island: HTMLElement, coming: HTMLElement): void {
    if (propsOf(island) !== propsOf(coming)) {
      const fresh = document.importNode(coming, true)
      island.replaceWith(fresh)
      this.#removed.append(island)
      this.#history.note(servedPage(fresh))
      return
    }
    // React does not touch the content of slots.
    const slots = slotsOf(island)
    for (const [name, slot] of slotsOf(coming)) {
      const old = slots.get(name)
      if (old !== undefined) this.#morph(old, [...slot.cloneNode(true).childNodes])
    }
    this.#history.sent.set(island, coming)
  }
}

function isIsland(element: Element): element is HTMLElement {
  return element.localName === 'cy-island'
}

/** Ids of an island start with its prefix. */
const propsOf = ({ dataset: { island, when, prefix, props } }: HTMLElement) =>
  JSON.stringify([island, when, prefix, props])

function slotsOf(island: HTMLElement): ReadonlyMap<string, Element> {
  const own = [...island.querySelectorAll<HTMLElement>('cy-slot')].filter(
    (slot) => slot.parentElement?.closest('cy-island') === island,
  )
  return new Map(own.map((slot) => [slot.dataset.slot ?? '', slot]))
}
