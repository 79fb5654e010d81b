/** The keys of the WAI-ARIA tree: where each leads from one node, and what it opens or closes. */
import type { PlacedNode } from './tree-node.ts'

export type TreeAction = { readonly go: string } | { readonly open: string } | { readonly close: string }

export interface TreeView {
  /** From top to bottom. */
  readonly shown: readonly PlacedNode[]
  readonly isOpen: (id: string) => boolean
  readonly dir: 'ltr' | 'rtl'
}

export function actionOfKey(
  key: string,
  id: string,
  { shown, isOpen, dir }: TreeView,
): TreeAction | undefined {
  const at = shown.findIndex(({ node }) => node.id === id)
  const here = shown[at]
  if (!here) return undefined
  const goTo = (to: number) => {
    const there = shown[to]
    return there && { go: there.node.id }
  }
  const isBranch = here.node.children !== undefined
  switch (key) {
    case 'ArrowDown':
      return goTo(at + 1)
    case 'ArrowUp':
      return goTo(at - 1)
    case 'Home':
      return goTo(0)
    case 'End':
      return goTo(shown.length - 1)
    case dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight':
      if (isBranch && !isOpen(id)) return { open: id }
      return here.node.children?.length ? goTo(at + 1) : undefined
    case dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft':
      if (isBranch && isOpen(id)) return { close: id }
      return here.parent === null ? undefined : { go: here.parent }
    default:
      return undefined
  }
}

/** The next node after this one that begins with what was typed, in the reader's language and with or without accents. */
export function nodeByName(
  typed: string,
  id: string,
  shown: readonly PlacedNode[],
  lang: string,
): string | undefined {
  const { compare } = new Intl.Collator(lang, { sensitivity: 'base', usage: 'search' })
  const at = shown.findIndex(({ node }) => node.id === id)
  // Whoever goes on typing may stay where they are; the first letter leads on.
  const first = typed.length > 1 ? at : at + 1
  const round = [...shown.slice(first), ...shown.slice(0, first)]
  return round.find(({ node }) => compare(node.label.slice(0, typed.length), typed) === 0)?.node.id
}
