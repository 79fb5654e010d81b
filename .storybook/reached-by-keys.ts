/** Asks of a story on the screen that Tab alone reaches each of its controls, and that one sees where one is. */

const controls = 'a[href], button, input, select, textarea, summary'

/** Of radio buttons one is a stop, and arrows lead to the others; of tabs likewise, by their `tabindex`. */
function isStop(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [inert] *, [type="radio"]:not(:checked)')
  )
}

/** A ring stands around the control, what it is drawn by, or the whole that it stands for; a search has a line below. */
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
