/** Keys as commands name them: which press they mean, and how somebody reads them. */

export interface KeyPress {
  /** The letter that the key stands for on any keyboard, or its name. */
  readonly key: string
  /** Together with Ctrl, or ⌘ where that is the habit. */
  readonly mod: boolean
  readonly shift: boolean
}

const named: Readonly<Record<string, string>> = { ' ': 'space', escape: 'esc' }

/** Letters by their place on the keyboard where it writes another script: `c` is where Greek has `ψ`. */
export function keyPressOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): KeyPress {
  const placed = /^Key([A-Z])$/.exec(event.code)?.[1]
  const isForeign = placed !== undefined && !/^[\u0020-\u007e]+$/.test(event.key)
  const key = (isForeign ? placed : event.key).toLowerCase()
  return { key: named[key] ?? key, mod: event.ctrlKey || event.metaKey, shift: event.shiftKey }
}

/** Whether a press is one step of a command's keys. A sign such as `?` says itself whether Shift was held. */
export function matches(step: string, { key, mod, shift }: KeyPress): boolean {
  const parts = step.toLowerCase().split(/\+(?=.)/)
  if (parts.at(-1) !== key || parts.includes('mod') !== mod) return false
  const isSign = [...key].length === 1 && !/[a-z0-9]/.test(key)
  return isSign || parts.includes('shift') === shift
}

/** Letters and signs by themselves, also one after the other: those who speak to their device, or miss keys, press them unawares. */
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

/** `mod+enter` is read `Ctrl+↵`, or `⌘+↵`; `g u` stays two steps. */
export function readKeys(keys: string, isOnApple: boolean): string {
  const words: Readonly<Record<string, string>> = {
    ...shown,
    mod: isOnApple ? '⌘' : 'Ctrl',
    shift: isOnApple ? '⇧' : 'Shift',
  }
  return keySequence(keys)
    .map((step) =>
      step
        .split(/\+(?=.)/)
        .map((part) => words[part.toLowerCase()] ?? part.toLocaleUpperCase('en'))
        .join('+'),
    )
    .join(' ')
}
