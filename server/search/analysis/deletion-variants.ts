/** Small typing errors. Words that one slip parts have a word in common when each may lose a letter. */

/** Shorter words are too much alike, and nobody types longer ones from memory. */
const shortest = 5
const maxLength = 24

/** The word, and the word without each of its letters; none where it is too short or too long to guess at. */
export function deletionVariants(word: string): readonly string[] {
  const letters = [...word]
  if (letters.length < shortest || letters.length > maxLength) return []
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])]
}

/** Whether one letter was left out, added, mistaken, or changed places with its neighbour. */
export function isOneSlip(one: string, other: string): boolean {
  const [first, second] = [[...one], [...other]]
  if (Math.abs(first.length - second.length) > 1 || one === other) return false
  let start = 0
  while (start < first.length && first[start] === second[start]) start++
  let end = 0
  while (end < Math.min(first.length, second.length) - start && first.at(-1 - end) === second.at(-1 - end)) {
    end++
  }
  const [here, there] = [first.slice(start, first.length - end), second.slice(start, second.length - end)]
  if (here.length <= 1 && there.length <= 1) return true
  return here.length === 2 && here.toReversed().join('') === there.join('')
}
