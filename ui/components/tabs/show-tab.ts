/**
 * Opens tabs in the page itself: by URL, by links and by other tabs of the group, with or without React. A
 * site that needs it before the first paint does the same in its head.
 */

/** Opens a tab. Where React renders the tabs, it receives an event and opens it. */
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
  const wanted: (string | null | undefined)[] = [new URLSearchParams(location.search).get('tab')]
  try {
    const id = decodeURIComponent(location.hash.slice(1))
    const target = id === '' ? null : document.getElementById(id)
    wanted.unshift(own.find((panel) => panel.contains(target))?.dataset.value)
    const { group } = root.dataset
    if (group) wanted.push(localStorage.getItem(`cyanotype:tab:${group}`))
  } catch {
    // A URL may be malformed, and a browser may refuse storage.
  }
  const value = wanted.find((one) => own.some((panel) => panel.dataset.value === one))
  if (value) show(root, value)
}
