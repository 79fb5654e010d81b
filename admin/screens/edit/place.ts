/** Where a field is on the screen: the id of its control, and the way there. */
import { shared } from '@cyanotype/content/model/index.ts'

export function placeOf(layer: string, path: readonly (string | number)[]): string {
  return [layer === shared ? 'shared' : layer, ...path].join('-')
}

/** What the control of a text is told when one is led to a line of it. */
const goToLine = 'go-to-line'

/** Opens whatever it is folded into, and puts the focus there; the control of a text finds the line by itself. */
export function goToPlace(id: string, line?: number): void {
  const control = document.getElementById(id)
  for (let part = control?.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true
  }
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
  if (line !== undefined) control?.dispatchEvent(new CustomEvent(goToLine, { detail: { line } }))
}
