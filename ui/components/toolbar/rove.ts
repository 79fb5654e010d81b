/** One stop of the Tab key for many controls: the arrows lead from one to the next. */

const controls = 'button, a[href]'

function stopsOf(bar: HTMLElement): HTMLElement[] {
  const found = bar.querySelectorAll<HTMLElement>(controls)
  return [...found].filter(
    (control) => !control.closest('[role="menu"]') && control.checkVisibility({ visibilityProperty: true }),
  )
}

/** Only the given one, or the one that was, or the first, is reached with Tab. */
export function rove(bar: HTMLElement, given?: HTMLElement): void {
  const stops = stopsOf(bar)
  const current = given ?? stops.find(({ tabIndex }) => tabIndex === 0) ?? stops[0]
  for (const control of bar.querySelectorAll<HTMLElement>(controls)) {
    if (!control.closest('[role="menu"]')) control.tabIndex = control === current ? 0 : -1
  }
}

/** Where a key leads, round the bar. */
export function stopFor(bar: HTMLElement, key: string, isRightToLeft: boolean): HTMLElement | undefined {
  const stops = stopsOf(bar)
  const current = stops.find((stop) => stop === document.activeElement)
  const index = current ? stops.indexOf(current) : -1
  const [onward, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === onward) return stops[(index + 1) % stops.length]
  if (key === back) return stops.at(index - 1)
  if (key === 'Home') return stops[0]
  return key === 'End' ? stops.at(-1) : undefined
}
