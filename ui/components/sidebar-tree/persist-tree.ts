/** Remembers which branches are open in this browser tab. */
import { onPress } from '../../internal/on-press.ts'

const key = 'cyanotype:tree'

/** Restores the branches, but never hides the current page. A scrolling list scrolls to it. */
export function persistTree(tree: HTMLElement): () => void {
  const stored = read()
  for (const branch of tree.querySelectorAll<HTMLDetailsElement>('[data-branch]')) {
    const wasOpen = stored[branch.dataset.branch ?? '']
    if (wasOpen !== undefined) branch.open = wasOpen || branch.querySelector('[aria-current]') !== null
  }
  showCurrent(tree)
  return onPress(tree, 'summary', ({ parentElement: branch }) => {
    if (!(branch instanceof HTMLDetailsElement) || branch.dataset.branch === undefined) return
    // The click event comes before the branch opens or closes.
    write({ ...read(), [branch.dataset.branch]: !branch.open })
  })
}

function showCurrent(tree: HTMLElement): void {
  const list = tree.querySelector<HTMLElement>('.side-disclosure-content')
  const current = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !current) return
  const below = current.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
  if (below > 0) list.scrollTop += below + list.clientHeight / 3
}

function read(): Readonly<Record<string, boolean>> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

function write(stored: Readonly<Record<string, boolean>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // A browser may refuse storage. Then branches have the default of each page.
  }
}
