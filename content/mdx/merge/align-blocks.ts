/**
 * Aligns the blocks of a later text with those of an earlier one: equal are the same object, or two that are
 * formatted the same. Unchanged blocks keep their source, so that only edited ones are formatted again.
 */

/**
 * For each block of `after` its index in `before`, or `undefined` for a new one. A copy has the index of its
 * original. Blocks are formatted only if they are not found by identity.
 */
export function alignBlocks<Block>(
  before: readonly Block[],
  after: readonly Block[],
  print: (block: Block) => string,
): readonly (number | undefined)[] {
  const same = (old: number, now: number) => {
    const [one, other] = [before[old], after[now]]
    if (one === undefined || other === undefined) return false
    return one === other || print(one) === print(other)
  }
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && same(start, start)) start += 1
  let tail = 0
  while (tail < shortest - start && same(before.length - 1 - tail, after.length - 1 - tail)) tail += 1

  const end = after.length - tail
  const find = finder(before, print)
  const aligned: (number | undefined)[] = []
  for (const [index, block] of after.entries()) {
    if (index < start) aligned.push(index)
    else if (index >= end) aligned.push(index - after.length + before.length)
    else aligned.push(find(block, (aligned.at(-1) ?? -1) + 1))
  }
  return aligned
}

/** Of several candidates, prefers the one after the last match, then one that is not used yet. */
function finder<Block>(before: readonly Block[], print: (block: Block) => string) {
  const places = new Map<Block | string, number[]>()
  const note = (key: Block | string, index: number) => places.set(key, [...(places.get(key) ?? []), index])
  for (const [index, block] of before.entries()) note(block, index)
  let printed = false
  const used = new Set<number>()
  const byPrint = (block: Block) => {
    if (!printed) for (const [index, one] of before.entries()) note(print(one), index)
    printed = true
    return places.get(print(block)) ?? []
  }
  return (block: Block, next: number): number | undefined => {
    const found = places.get(block) ?? byPrint(block)
    const index = found.includes(next) ? next : (found.find((one) => !used.has(one)) ?? found[0])
    if (index !== undefined) used.add(index)
    return index
  }
}
