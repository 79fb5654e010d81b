/** Names a field by label and id, finds its control and moves the focus to it. */
import type { Fields } from '@cyanotype/content/model/index.ts'
import { isKind, shared } from '@cyanotype/content/model/index.ts'
import { openAround } from '@cyanotype/ui/internal/reveal-targets.ts'
import type { I18n } from '@lingui/core'

export function fieldIdOf(layer: string, path: readonly (string | number)[]): string {
  return [layer === shared ? 'shared' : layer, ...path].join('-')
}

/** A place in a text editor: a line of its source, or one of its blocks. Both are counted in order. */
type PlaceInText = { readonly line: number | undefined } | { readonly block: number | undefined }

/** The event that moves the caret of a text editor to such a place. */
const goToLine = 'go-to-line'

/** Opens all collapsed parents and focuses the control. A text editor finds the place itself. */
export function goToField(id: string, place?: PlaceInText): void {
  const control = document.getElementById(id)
  if (control === null) return
  const arrive = () => {
    control.focus()
    control.scrollIntoView({ block: 'center' })
    if (place !== undefined) control.dispatchEvent(new CustomEvent(goToLine, { detail: place }))
  }
  // What React opens is there when the event has been handled.
  if (openAround(control)) queueMicrotask(arrive)
  else arrive()
}

/** The number of frames to wait, about two seconds: rendering a language or closing a dialog takes less. */
const maxFrames = 120

/** Waits for a field that is not rendered yet, or for a dialog that closes and returns the focus. */
export function goToFieldOnceRendered(id: string | (() => string), place?: PlaceInText): void {
  const idNow = () => (typeof id === 'string' ? id : id())
  let left = maxFrames
  const look = () => {
    left -= 1
    if (left > 0 && !isWithinReach(document.getElementById(idNow()))) requestAnimationFrame(look)
    else goToField(idNow(), place)
  }
  requestAnimationFrame(look)
}

function isWithinReach(control: HTMLElement | null): boolean {
  const dialog = document.querySelector('dialog:modal')
  return control !== null && (dialog === null || dialog.contains(control))
}

/** The label of a field with the names of its groups: "Opening, Title". */
export function fieldLabel(i18n: I18n, fields: Fields, path: readonly (string | number)[]): string {
  const [name = '', ...rest] = path
  const field = fields[String(name)]
  if (field === undefined) return path.join(', ')
  const label = i18n._(field.label)
  if (isKind(field, 'group') && rest.length > 0) return `${label}, ${fieldLabel(i18n, field.fields, rest)}`
  const index = rest.find((part) => /^\d+$/.test(String(part)))
  return index === undefined ? label : `${label} ${Number(index) + 1}`
}
