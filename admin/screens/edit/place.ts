/** Where a field is on the screen: the id of its control, and the way there. */
import { shared } from '@cyanotype/content/model/index.ts'

export function placeOf(layer: string, path: readonly (string | number)[]): string {
  return [layer === shared ? 'shared' : layer, ...path].join('-')
}

/** Opens whatever it is folded into, and puts the focus there. */
export function goToPlace(id: string): void {
  const control = document.getElementById(id)
  for (let part = control?.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true
  }
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
