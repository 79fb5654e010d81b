/**
 * Opens the closed parts around the target of a link: disclosures, tabs, accordion items. Browsers open only
 * `details`, and not all of them do.
 */

/** Handles links to targets inside an element. */
export function revealTargets(within: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const reveal = (hash: string) => {
    const target = targetOf(hash)
    if (!target || !within.contains(target) || !openAround(target)) return
    // React has rendered the opened part when the event handlers are finished.
    queueMicrotask(() => target.scrollIntoView({ behavior: 'instant' }))
  }
  // Runs before the browser follows the link, so that the target is already in its final place.
  const handleClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
    if (link?.pathname === location.pathname && link.search === location.search) reveal(link.hash)
  }
  reveal(location.hash)
  addEventListener('hashchange', () => reveal(location.hash), { signal })
  document.addEventListener('click', handleClick, { capture: true, signal })
  return () => stop.abort()
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Opens whatever is closed around an element, and returns whether anything had to be opened. */
export function openAround(target: HTMLElement): boolean {
  let hasOpened = false
  for (let element: HTMLElement | null = target; element !== null; element = element.parentElement) {
    if (openOne(element)) hasOpened = true
  }
  return hasOpened
}

function openOne(element: HTMLElement): boolean {
  if (element instanceof HTMLDetailsElement && !element.open) {
    element.open = true
    return true
  }
  if (!element.hidden) return false
  const tabs = element.closest<HTMLElement>('.tabs')
  const { value } = element.dataset
  if (tabs && element.role === 'tabpanel' && value !== undefined) {
    showTab(tabs, value)
    return true
  }
  // The heading of an accordion item labels its panel.
  const trigger = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  if (trigger?.getAttribute('aria-expanded') !== 'false') return false
  trigger.click()
  return true
}

/**
 * Opens a tab in the page itself. Where React renders the tabs, it receives an event and opens it. A site that
 * needs it before the first paint does the same in its head.
 */
export function showTab(root: HTMLElement, value: string): void {
  const request = new CustomEvent('cyanotype:show-tab', { detail: value, cancelable: true })
  if (!root.dispatchEvent(request)) return
  const panels = [...root.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
  for (const panel of panels.filter((one) => one.closest('.tabs') === root)) {
    const isOpen = panel.dataset.value === value
    panel.hidden = !isOpen
    const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
    tab?.setAttribute('aria-selected', String(isOpen))
    tab?.setAttribute('tabindex', isOpen ? '0' : '-1')
  }
}

/** Opens the tab in the URL, or else the one that the reader chose in the same group. */
export function restoreTab(root: HTMLElement, show: (root: HTMLElement, value: string) => void): void {
  const panels = [...root.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
  const own = panels.filter((panel) => panel.closest('.tabs') === root)
  const candidates: (string | null | undefined)[] = [new URLSearchParams(location.search).get('tab')]
  try {
    const id = decodeURIComponent(location.hash.slice(1))
    const target = id === '' ? null : document.getElementById(id)
    candidates.unshift(own.find((panel) => panel.contains(target))?.dataset.value)
    const { group } = root.dataset
    if (group) candidates.push(localStorage.getItem(`cyanotype:tab:${group}`))
  } catch {
    // A URL may be malformed, and a browser may refuse storage.
  }
  const value = candidates.find((one) => own.some((panel) => panel.dataset.value === one))
  if (value) show(root, value)
}
