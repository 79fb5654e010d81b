/** Menu navigation by keyboard and pointer: the focus is always on the active item. */

import { foldLetters } from '../../internal/fold-letters.ts'
import { indexInListOrAtEnds } from '../../internal/wrap-index.ts'
import { placeAtEndOf } from '../popover/place-beside.ts'

/** Its own items, without those of submenus. */
function itemsOf(menu: HTMLElement): HTMLElement[] {
  const items = menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')
  return [...items].filter((item) => item.closest('[role="menu"]') === menu)
}

/** The item that is active when the menu opens. */
export type Entry = 'first' | 'last'

export function enter(menu: HTMLElement, entry: Entry = 'first'): void {
  itemsOf(menu)
    .at(entry === 'last' ? -1 : 0)
    ?.focus()
}

/** The submenu of an item. */
const branchOf = (item: Element) =>
  item.matches('[aria-haspopup="menu"]') && item.nextElementSibling instanceof HTMLElement
    ? item.nextElementSibling
    : null

function openBranch(item: HTMLElement): void {
  const branch = branchOf(item)
  if (branch === null || item.ariaDisabled === 'true') return
  if (!branch.matches(':popover-open')) branch.showPopover()
  placeAtEndOf(branch, item)
}

export function enterBranch(item: HTMLElement): void {
  openBranch(item)
  const branch = branchOf(item)
  if (branch?.matches(':popover-open')) itemsOf(branch)[0]?.focus()
}

/** Closes a submenu and returns to its item. */
function leaveBranch(branch: HTMLElement): void {
  const item = branch.previousElementSibling
  if (item instanceof HTMLElement) item.focus()
  branch.hidePopover()
}

interface Walk {
  readonly menu: HTMLElement
  readonly isRightToLeft: boolean
  readonly typeahead: Typeahead
  /** Closes all menus and returns the focus. */
  readonly leave: () => void
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Returns true if the menu has handled the key. */
export function walk({ menu, isRightToLeft, typeahead, leave }: Walk, pressed: Pressed): boolean {
  const { key } = pressed
  const items = itemsOf(menu)
  const item = items.find((each) => each === document.activeElement)
  const index = item ? items.indexOf(item) : -1
  const isBranch = menu.matches('[role="menu"] *')
  const [forwardKey, backwardKey] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (isBranch && (key === 'Escape' || key === backwardKey)) {
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
    : indexInListOrAtEnds[key]?.(index, items.length)
  if (reached !== undefined) items[reached]?.focus()
  else if (key === forwardKey && item && branchOf(item)) enterBranch(item)
  else return false
  return true
}

const labelOf = (item: HTMLElement) => item.querySelector('.menu-text')?.textContent ?? ''

/** The time that a pointer may need to reach a submenu diagonally across other items. */
const opensAfter = 200

/** The hovered item gets the focus. Its submenu opens after a moment, and others close. */
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

// Typeahead: a letter moves to the item that starts with it. Letters in quick succession form one word.

const forgottenAfter = 500

/**
 * The next item after the current one that starts with the letters. Repeating one letter cycles through its
 * items.
 */
export function findByBeginning(
  labels: readonly string[],
  typed: string,
  current: number,
): number | undefined {
  const letters = [...foldLetters(typed)]
  const isOneLetter = letters.every((letter) => letter === letters[0])
  const beginning = isOneLetter ? (letters[0] ?? '') : letters.join('')
  const from = isOneLetter ? current + 1 : Math.max(current, 0)
  return labels
    .map((_, place) => (from + place) % labels.length)
    .find((place) => foldLetters(labels[place] ?? '').startsWith(beginning))
}

export interface Typeahead {
  readonly find: (letter: string, labels: readonly string[], current: number) => number | undefined
}

export function createTypeahead(now: () => number = () => performance.now()): Typeahead {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY
  return {
    find(letter, labels, current) {
      typed = now() - last > forgottenAfter ? letter : typed + letter
      last = now()
      return findByBeginning(labels, typed, current)
    },
  }
}
