/** Which branches somebody folded or opened, for as long as the tab of the browser is open. */
const key = 'cyanotype:tree'

/** Puts the branches as they were left, but never hides the current page; it is brought into view where the list scrolls. */
export function persistTree(tree: HTMLElement): () => void {
  const kept = read()
  for (const branch of tree.querySelectorAll<HTMLDetailsElement>('[data-branch]')) {
    const wasOpen = kept[branch.dataset.branch ?? '']
    if (wasOpen !== undefined) branch.open = wasOpen || branch.querySelector('[aria-current]') !== null
  }
  showCurrent(tree)
  const handleClick = ({ target }: MouseEvent) => {
    const branch = target instanceof Element ? target.closest('summary')?.parentElement : undefined
    if (!(branch instanceof HTMLDetailsElement) || branch.dataset.branch === undefined) return
    // The press is heard before the branch follows it.
    write({ ...read(), [branch.dataset.branch]: !branch.open })
  }
  tree.addEventListener('click', handleClick)
  return () => tree.removeEventListener('click', handleClick)
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

function write(kept: Readonly<Record<string, boolean>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A browser may refuse storage; then branches are as each page has them.
  }
}
