/** A letter leads to what begins with it; letters that follow quickly are read as one word. */
import { foldLetters } from '../../internal/fold-letters.ts'

const forgottenAfter = 500

/** The next after the current one that begins so; the same letter again and again goes through all that it begins. */
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
