/** Typeahead: a letter moves to the item that starts with it. Letters in quick succession form one word. */
import { foldLetters } from '../../internal/fold-letters.ts'

const forgottenAfter = 500

/**
 * The next item after the current one that starts with the letters. Repeating one letter cycles through its
 * items.
 */
export function findByBeginning(
  labels: readonly string[],
  typed: string,
  current: number,
): number | undefined {
  const letters = [...foldLetters(typed)]
  const isOneLetter = letters.every((letter) => letter === letters[0])
  const beginning = isOneLetter ? (letters[0] ?? '') : letters.join('')
  const from = isOneLetter ? current + 1 : Math.max(current, 0)
  return labels
    .map((_, place) => (from + place) % labels.length)
    .find((place) => foldLetters(labels[place] ?? '').startsWith(beginning))
}

export interface Typeahead {
  readonly find: (letter: string, labels: readonly string[], current: number) => number | undefined
}

export function createTypeahead(now: () => number = () => performance.now()): Typeahead {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY
  return {
    find(letter, labels, current) {
      typed = now() - last > forgottenAfter ? letter : typed + letter
      last = now()
      return findByBeginning(labels, typed, current)
    },
  }
}
