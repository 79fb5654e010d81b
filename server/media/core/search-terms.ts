/** Names and texts in the forms for sorting and searching. */
import { folded } from '@cyanotype/content/model/index.ts'

/** Short enough for an index. Its bytes sort and compare the same on both engines. */
export function sortedBy(name: string): string {
  return folded(name).trim().slice(0, 200)
}

/** Each word once. */
export function termsOf(...texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => folded(text.slice(0, 5_000)).match(/[\p{L}\p{N}]+/gu) ?? [])
  return [...new Set(words)].slice(0, 200)
}
