/** Turns presses into commands: a single one, one held with Ctrl or ⌘, or two within a second of each other. */
import type { Command } from './commands.ts'
import type { KeyPress } from './keys.ts'
import { keyPressOf, keySequence, matches } from './keys.ts'

/** How long the second of two keys may take. */
const timeoutMs = 1_000

export function listenForKeys(target: Document, commands: () => readonly Command[]): () => void {
  let first: { readonly keyPress: KeyPress; readonly at: number } | undefined

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || isModifier(event.key)) return
    const keyPress = keyPressOf(event)
    if (!keyPress.mod && (isTyping(event.target) || isPressed(event.target, keyPress))) return
    if (target.querySelector('dialog:modal') !== null) return
    const before = first && event.timeStamp - first.at < timeoutMs ? first.keyPress : undefined
    first = undefined
    const offered = commands().filter(({ keys, isReported }) => keys !== undefined && isReported !== true)
    const command =
      (before && offered.find(({ keys = '' }) => isPair(keys, before, keyPress))) ??
      offered.find(({ keys = '' }) => keySequence(keys).length === 1 && matches(keys, keyPress))
    if (command !== undefined) {
      event.preventDefault()
      // A key that is held repeats moves from row to row, never what is done once.
      if (!event.repeat || command.hidden) command.run()
      return
    }
    first = { keyPress, at: event.timeStamp }
  }

  target.addEventListener('keydown', handleKeyDown)
  return () => target.removeEventListener('keydown', handleKeyDown)
}

function isPair(keys: string, before: KeyPress, keyPress: KeyPress): boolean {
  const [one, two, ...more] = keySequence(keys)
  if (one === undefined || two === undefined || more.length > 0) return false
  return matches(one, before) && matches(two, keyPress)
}

const isModifier = (key: string) => /^(Shift|Control|Meta|Alt|AltGraph|CapsLock)$/.test(key)

/** Where letters are taken as words; and in an open menu or list, which finds its entries by them. */
const takesLetters =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu], [role=listbox], [role=application]'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(takesLetters) !== null
}

/** Enter and space on a button or a link are its own. */
function isPressed(target: EventTarget | null, { key }: KeyPress): boolean {
  if (key !== 'enter' && key !== 'space') return false
  return target instanceof Element && target.closest('a[href], button, summary, [role=button]') !== null
}
