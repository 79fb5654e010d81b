/** Names and texts in the forms that they are sorted and found by. */

/** Without case, accents and the two forms of sigma, so that its bytes sort and compare the same on both engines. */
export function folded(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
  return letters.trim().slice(0, 200)
}

/** Each word once. */
export function wordsOf(...texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => folded(text.slice(0, 5_000)).match(/[\p{L}\p{N}]+/gu) ?? [])
  return [...new Set(words)].slice(0, 200)
}
