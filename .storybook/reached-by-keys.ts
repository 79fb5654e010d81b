/** Checks that Tab alone reaches each control of the rendered story, and that the focus is visible. */

const controls = 'a[href], button, input, select, textarea, summary'

/**
 * A group of radio buttons is one Tab stop, and arrow keys move within it. Tabs do the same through
 * `tabindex`.
 */
function isStop(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [inert] *, [type="radio"]:not(:checked)')
  )
}

/**
 * The focus ring may be around the control, the element that draws it, or its group. A search field has a
 * line below it.
 */
function hasRing(control: Element): boolean {
  const form = control.closest('form')
  if (form && getComputedStyle(form).boxShadow !== 'none') return true
  const around = [control, control.parentElement, control.parentElement?.parentElement]
  return around.some((element) =>
    ['', '::before', '::after'].some((part) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    }),
  )
}

export async function unreachedByKeys(): Promise<string[]> {
  const { userEvent } = await import('vitest/browser')
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const start = document.createElement('span')
  start.tabIndex = -1
  scope.prepend(start)
  start.focus()
  const stops = () => [...scope.querySelectorAll<HTMLElement>(controls)].filter(isStop)
  const reached = new Set<Element>()
  const ringless = new Set<Element>()
  for (
    let left = 2 * stops().length + 10;
    left > 0 && !stops().every((stop) => reached.has(stop));
    left -= 1
  ) {
    await userEvent.keyboard('{Tab}')
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) break
    reached.add(activeElement)
    if (activeElement.matches(controls) && !hasRing(activeElement)) ringless.add(activeElement)
  }
  start.remove()
  const name = ({ outerHTML }: Element) => outerHTML.slice(0, 200)
  return [
    ...stops()
      .filter((stop) => !reached.has(stop))
      .map((stop) => `Tab does not reach ${name(stop)}`),
    ...[...ringless].map((stop) => `Nothing shows the focus of ${name(stop)}`),
  ]
}
