/** Moves an index in a list or in a row by arrow keys, around the ends. */

/**
 * Moves an index in a list by arrow keys: forward and back, around the ends, and from outside the list to the
 * nearer end.
 */
export const indexInList: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
}

/** The same, with Home and End. */
export const indexInListOrAtEnds: typeof indexInList = {
  ...indexInList,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys in a row with one Tab stop: around the ends, and mirrored for right-to-left text. */
type IndexStep = (index: number, count: number) => number

const forward: IndexStep = (index, count) => (index + 1) % count
const back: IndexStep = (index, count) => (index - 1 + count) % count

const steps: Readonly<Record<'ltr' | 'rtl', Readonly<Record<string, IndexStep>>>> = {
  ltr: { ArrowRight: forward, ArrowLeft: back, Home: () => 0, End: (_, count) => count - 1 },
  rtl: { ArrowRight: back, ArrowLeft: forward, Home: () => 0, End: (_, count) => count - 1 },
}

type KeyPress = Readonly<Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>>

/**
 * `undefined` if the key has no meaning here, or the row is empty. With Alt, arrow keys go back and forward in the
 * browser.
 */
export function indexAfterKey(
  { key, altKey, ctrlKey, metaKey }: KeyPress,
  dir: 'ltr' | 'rtl',
  index: number,
  count: number,
): number | undefined {
  if (count === 0 || altKey || ctrlKey || metaKey) return undefined
  return steps[dir][key]?.(index, count)
}
