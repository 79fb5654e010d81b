/** How one gets about in a menu, by keys and by pointing: the focus is always on the item where one is. */
import { roundTheListAndToItsEnds } from '../../internal/wrap-index.ts'
import { standAtEndOf } from '../popover/stand-beside.ts'
import type { Typeahead } from './typeahead.ts'

/** Its own items, without those of the menus that it opens. */
function itemsOf(menu: HTMLElement): HTMLElement[] {
  const items = menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')
  return [...items].filter((item) => item.closest('[role="menu"]') === menu)
}

/** Where one is when it opens. */
export type Entry = 'first' | 'last'

export function enter(menu: HTMLElement, entry: Entry = 'first'): void {
  itemsOf(menu)
    .at(entry === 'last' ? -1 : 0)
    ?.focus()
}

/** The menu that an item opens. */
const branchOf = (item: Element) =>
  item.matches('[aria-haspopup="menu"]') && item.nextElementSibling instanceof HTMLElement
    ? item.nextElementSibling
    : null

function openBranch(item: HTMLElement): void {
  const branch = branchOf(item)
  if (branch === null || item.ariaDisabled === 'true') return
  if (!branch.matches(':popover-open')) branch.showPopover()
  standAtEndOf(branch, item)
}

export function enterBranch(item: HTMLElement): void {
  openBranch(item)
  const branch = branchOf(item)
  if (branch?.matches(':popover-open')) itemsOf(branch)[0]?.focus()
}

/** Leaves a menu to the item that opened it. */
function leaveBranch(branch: HTMLElement): void {
  const item = branch.previousElementSibling
  if (item instanceof HTMLElement) item.focus()
  branch.hidePopover()
}

interface Walk {
  readonly menu: HTMLElement
  readonly isRightToLeft: boolean
  readonly typeahead: Typeahead
  /** Out of all menus, to where one came from. */
  readonly leave: () => void
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** True where the menu has done what the key means. */
export function walk({ menu, isRightToLeft, typeahead, leave }: Walk, pressed: Pressed): boolean {
  const { key } = pressed
  const items = itemsOf(menu)
  const item = items.find((each) => each === document.activeElement)
  const index = item ? items.indexOf(item) : -1
  const isBranch = menu.matches('[role="menu"] *')
  const [onward, backward] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (isBranch && (key === 'Escape' || key === backward)) {
    leaveBranch(menu)
    return true
  }
  if (key === 'Escape') {
    leave()
    return true
  }
  const isLetter = key.length === 1 && key !== ' ' && !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey
  const reached = isLetter
    ? typeahead.find(key, items.map(labelOf), index)
    : roundTheListAndToItsEnds[key]?.(index, items.length)
  if (reached !== undefined) items[reached]?.focus()
  else if (key === onward && item && branchOf(item)) enterBranch(item)
  else return false
  return true
}

const labelOf = (item: HTMLElement) => item.querySelector('.menu-text')?.textContent ?? ''

/** As long as a hand may need to reach a menu beside, straight across the items between. */
const opensAfter = 200

/** The item below the pointer has the focus; a menu beside it opens after a moment, and others close. */
export function createHoverIntent(): {
  readonly at: (menu: HTMLElement, target: EventTarget) => void
  readonly end: () => void
} {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointedAt: HTMLElement | null = null
  const end = () => {
    clearTimeout(timer)
    pointedAt = null
  }
  return {
    at(menu, target) {
      const item = target instanceof Element ? target.closest<HTMLElement>('[role^="menuitem"]') : null
      if (item === pointedAt) return
      end()
      pointedAt = item
      if (item === null) return
      item.focus({ preventScroll: true })
      timer = setTimeout(() => {
        for (const other of itemsOf(menu)) if (other !== item) branchOf(other)?.hidePopover()
        openBranch(item)
      }, opensAfter)
    },
    end,
  }
}
