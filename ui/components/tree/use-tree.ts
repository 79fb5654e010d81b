/** State of a tree, and its changes by keys, presses and drags. */
import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts'
import { useValue } from '../../internal/use-controllable-value.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { Direction, PlacedNode, TreeNode } from './tree-node.ts'
import { findNode, placedNodes } from './tree-node.ts'
import { useLiftedNode } from './use-lifted-node.ts'

export interface TreeOptions {
  /** The nodes of the first level, each with its children. */
  readonly nodes: readonly TreeNode[]
  /** The id of the selected node. Leave it out for an uncontrolled tree. */
  readonly selected?: string
  /** Called with the id of the node that the user selects. */
  readonly onSelect?: (id: string) => void
  /** The branches that are open. */
  readonly expanded?: ReadonlySet<string>
  /** The ids of the branches that are open at first. */
  readonly defaultExpanded?: ReadonlySet<string>
  /** Called with the ids of all open branches when one opens or closes. */
  readonly onExpandedChange?: (expanded: ReadonlySet<string>) => void
  /** Called with the new nodes. With it nodes can be moved: with keys, by pointer, and with buttons. */
  readonly onMove?: (nodes: readonly TreeNode[]) => void
  /** The nodes of a branch have a fixed order, such as by name, so buttons move them only in and out. */
  readonly sorted?: boolean
}

/** Events that the tree handles itself, and that its user can listen to as well. */
type TreeEvents = Pick<ComponentProps<'ul'>, 'onKeyDown' | 'onFocus' | 'onBlur' | 'onClick'>

const nothing: ReadonlySet<string> = new Set()

export const idOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]')?.dataset.id : undefined

const itemOf = (id: string) => `[data-id="${CSS.escape(id)}"]`

function stepOf(key: string, dir: 'ltr' | 'rtl'): Direction | undefined {
  const [forwardKey, backwardKey] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const steps: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down' }
  if (key === forwardKey) return 'in'
  return key === backwardKey ? 'out' : steps[key]
}

export function useTree(options: TreeOptions & TreeEvents) {
  const { nodes, onMove, onSelect, defaultExpanded = nothing } = options
  const { dir } = useUi()
  const root = useRef<HTMLUListElement>(null)
  const [expanded, setExpanded] = useValue(options.expanded, defaultExpanded, options.onExpandedChange)
  const [selected, setSelected] = useValue<string | undefined>(options.selected, undefined, (id) =>
    id === undefined ? undefined : onSelect?.(id),
  )
  const [focused, setFocused] = useState<string>()
  const lifting = useLiftedNode(nodes, (next) => onMove?.(next))
  const moving = useStayingFocus(root, lifting)
  const isOpen = (id: string) => expanded.has(id)
  const shown = placedNodes(moving.shown, isOpen)
  const isShown = (id: string | undefined) => shown.some(({ node }) => node.id === id)
  const chosen = [focused, selected].find(isShown)
  const active = chosen ?? shown[0]?.node.id

  const focus = (id: string) => root.current?.querySelector<HTMLElement>(itemOf(id))?.focus()
  const toggle = (id: string, isToOpen = !isOpen(id)) => {
    const others = [...expanded].filter((other) => other !== id)
    setExpanded(new Set(isToOpen ? [...others, id] : others))
  }
  const step = (id: string, direction: Direction) => {
    const treePosition = moving.step(id, direction)
    // A moved node stays visible.
    if (treePosition?.parent && !isOpen(treePosition.parent)) toggle(treePosition.parent, true)
  }
  const select = (id: string) => setSelected(id)
  const lift = onMove ? moving.lift : undefined
  const acts = { focus, toggle, step, select, lift, drop: moving.drop, cancel: moving.cancel }
  const press = useKeys({ shown, isOpen, dir }, moving.lifted, acts)

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setFocused(idOf(target))
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    // A move or another window in front takes the focus without giving it to another element.
    if (moving.lifted !== undefined && relatedTarget !== null) moving.drop(moving.lifted)
  }
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const id = idOf(target)
    if (id === undefined || !(target instanceof Element) || target.closest('[data-grip]')) return
    focus(id)
    if (target.closest('[data-toggle]')) toggle(id)
    else select(id)
  }
  return {
    root,
    handlers: {
      onKeyDown: composeEventHandlers(options.onKeyDown, press),
      onFocus: composeEventHandlers(options.onFocus, onFocus),
      onBlur: composeEventHandlers(options.onBlur, onBlur),
      onClick: composeEventHandlers(options.onClick, onClick),
    },
    moving,
    active,
    chosen,
    step,
    isOpen,
    selected,
  }
}

/** A node in another branch is another element, so the focus moves to it, also when a move is cancelled. */
function useStayingFocus(root: RefObject<HTMLElement | null>, moving: ReturnType<typeof useLiftedNode>) {
  const { lifted, shown } = moving
  const placed = lifted === undefined ? undefined : findNode(shown, lifted)
  const place = placed && `${placed.parent} ${placed.index}`
  const returning = useRef<string>(undefined)
  useEffect(() => {
    const id = place === undefined ? returning.current : lifted
    returning.current = undefined
    const item = id === undefined ? null : root.current?.querySelector<HTMLElement>(itemOf(id))
    if (item && document.activeElement !== item) item.focus()
  }, [root, lifted, place])
  const cancel = (id: string) => {
    returning.current = id
    moving.cancel(id)
  }
  return { ...moving, cancel }
}

interface TreeActions {
  readonly focus: (id: string) => void
  readonly toggle: (id: string, isToOpen: boolean) => void
  readonly step: (id: string, direction: Direction) => void
  readonly select: (id: string) => void
  /** Absent if nodes cannot be moved. */
  readonly lift: ((id: string) => void) | undefined
  readonly drop: (id: string) => void
  readonly cancel: (id: string) => void
}

function useKeys(view: TreeView, lifted: string | undefined, treeActions: TreeActions) {
  const { lang } = useUi()
  const typing = useTyping()

  const pressLifted = (key: string, id: string): boolean => {
    const direction = stepOf(key, view.dir)
    if (key === ' ' || key === 'Enter') treeActions.drop(id)
    else if (key === 'Escape') treeActions.cancel(id)
    else if (direction) treeActions.step(id, direction)
    else return false
    return true
  }
  const press = (key: string, id: string, now: number): boolean => {
    const act = actionOfKey(key, id, view)
    if (act && 'go' in act) treeActions.focus(act.go)
    else if (act) treeActions.toggle(id, 'open' in act)
    else if (key === ' ' && treeActions.lift) treeActions.lift(id)
    else if (key === ' ' || key === 'Enter') treeActions.select(id)
    else if (key.length !== 1) return false
    else treeActions.focus(nodeByName(typing(key, now), id, view.shown, lang) ?? id)
    return true
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const id = idOf(event.target)
    if (id === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    const isTaken = lifted === id ? pressLifted(event.key, id) : press(event.key, id, event.timeStamp)
    if (isTaken) event.preventDefault()
  }
}

const typeaheadMs = 600

/** Letters in quick succession form one word. */
function useTyping() {
  const typed = useRef({ word: '', at: 0 })
  return (letter: string, now: number): string => {
    const { word, at } = typed.current
    // Repeating one letter moves to the next match.
    const next = now - at < typeaheadMs && word !== letter ? word + letter : letter
    typed.current = { word: next, at: now }
    return next
  }
}

// The keys of the WAI-ARIA tree pattern: where each moves, and what it opens or closes.

type TreeAction = { readonly go: string } | { readonly open: string } | { readonly close: string }

interface TreeView {
  /** The visible nodes from top to bottom. */
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

/** The next node that starts with the typed text, in the reader's language, with or without accents. */
export function nodeByName(
  typed: string,
  id: string,
  shown: readonly PlacedNode[],
  lang: string,
): string | undefined {
  const { compare } = new Intl.Collator(lang, { sensitivity: 'base', usage: 'search' })
  const at = shown.findIndex(({ node }) => node.id === id)
  // Further letters may stay at the same node. The first letter moves on.
  const first = typed.length > 1 ? at : at + 1
  const round = [...shown.slice(first), ...shown.slice(0, first)]
  return round.find(({ node }) => compare(node.label.slice(0, typed.length), typed) === 0)?.node.id
}
