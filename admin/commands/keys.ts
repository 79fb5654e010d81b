/** Keys of commands: parsing, matching and display. */

export interface KeyPress {
  /** The Latin letter of the key on any keyboard, or its name. */
  readonly key: string
  /** With Ctrl, or ⌘ on Apple devices. */
  readonly mod: boolean
  readonly shift: boolean
}

const named: Readonly<Record<string, string>> = { ' ': 'space', escape: 'esc' }

/** Letters by position on keyboards of other scripts: `c` is where Greek has `ψ`. */
export function keyPressOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): KeyPress {
  const placed = /^Key([A-Z])$/.exec(event.code)?.[1]
  const isForeign = placed !== undefined && !/^[\u0020-\u007e]+$/.test(event.key)
  const key = (isForeign ? placed : event.key).toLowerCase()
  return { key: named[key] ?? key, mod: event.ctrlKey || event.metaKey, shift: event.shiftKey }
}

/** Whether a press matches one step of the keys. A sign such as `?` already implies Shift. */
export function matches(step: string, { key, mod, shift }: KeyPress): boolean {
  const parts = step.toLowerCase().split(/\+(?=.)/)
  if (parts.at(-1) !== key || parts.includes('mod') !== mod) return false
  const isSign = [...key].length === 1 && !/[a-z0-9]/.test(key)
  return isSign || parts.includes('shift') === shift
}

/**
 * Letters and signs without a modifier, also in sequence: users of speech input, or who miss keys, press them
 * by accident.
 */
export const isSingle = (keys: string): boolean =>
  keySequence(keys).some((step) => !step.includes('mod+') && [...step.replace(/^shift\+/, '')].length === 1)

export const keySequence = (keys: string): readonly string[] => keys.split(' ')

const shown: Readonly<Record<string, string>> = {
  enter: '↵',
  backspace: '⌫',
  tab: 'Tab',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  esc: 'Esc',
}

/** `mod+enter` is shown as `Ctrl+↵` or `⌘+↵`; `g u` stays two steps. */
export function readKeys(keys: string, isOnApple: boolean): string {
  const keyNames: Readonly<Record<string, string>> = {
    ...shown,
    mod: isOnApple ? '⌘' : 'Ctrl',
    shift: isOnApple ? '⇧' : 'Shift',
  }
  return keySequence(keys)
    .map((step) =>
      step
        .split(/\+(?=.)/)
        .map((part) => keyNames[part.toLowerCase()] ?? part.toLocaleUpperCase('en'))
        .join('+'),
    )
    .join(' ')
}

/** Whether ⌘ is used in place of Ctrl. */
export const isOnApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform)
