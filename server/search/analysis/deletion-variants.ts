/**
 * Detects small typing errors. Two words with one typing error between them have a deletion variant in
 * common.
 */

/** Shorter words are too similar to each other, and longer ones are rarely typed by hand. */
const minLength = 5
const maxLength = 24

/** The word, and the word without each of its letters. Empty if the word is too short or too long. */
export function deletionVariants(word: string): readonly string[] {
  const letters = [...word]
  if (letters.length < minLength || letters.length > maxLength) return []
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])]
}

/** Whether the words differ by one missing, added, wrong or swapped letter. */
export function isOneTypoApart(one: string, other: string): boolean {
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
