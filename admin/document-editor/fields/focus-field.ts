/** Where a field is on the screen: the id of its control, and the way there. */
import { shared } from '@cyanotype/content/model/index.ts'
import { openAround } from '@cyanotype/ui/internal/reveal-targets.ts'

export function fieldIdOf(layer: string, path: readonly (string | number)[]): string {
  return [layer === shared ? 'shared' : layer, ...path].join('-')
}

/** What the control of a text is told when one is led to a line of it. */
const goToLine = 'go-to-line'

/** Opens whatever it is folded into, and puts the focus there; the control of a text finds the line by itself. */
export function goToField(id: string, line?: number): void {
  const control = document.getElementById(id)
  if (control === null) return
  const arrive = () => {
    control.focus()
    control.scrollIntoView({ block: 'center' })
    if (line !== undefined) control.dispatchEvent(new CustomEvent(goToLine, { detail: { line } }))
  }
  // What React opens is there when the event has been handled.
  if (openAround(control)) queueMicrotask(arrive)
  else arrive()
}

/** About two seconds of pictures: longer than a language takes to come onto the screen, or a dialog to leave it. */
const timeoutMs = 120

/** The same for what is not on the screen yet, or behind a dialog that is about to close and to give the focus back. */
export function goToFieldOnceRendered(id: string, line?: number): void {
  let left = timeoutMs
  const look = () => {
    left -= 1
    if (left > 0 && !isWithinReach(document.getElementById(id))) requestAnimationFrame(look)
    else goToField(id, line)
  }
  requestAnimationFrame(look)
}

function isWithinReach(control: HTMLElement | null): boolean {
  const dialog = document.querySelector('dialog:modal')
  return control !== null && (dialog === null || dialog.contains(control))
}
