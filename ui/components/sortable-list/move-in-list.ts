/** Moves one thing to another place; nothing is lost and nothing else changes its order. */
export function moveInList<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const place = Math.max(0, Math.min(to, items.length - 1))
  const moved = items.slice(from, from + 1)
  return from === place ? items : items.toSpliced(from, 1).toSpliced(place, 0, ...moved)
}

/** The place of something that is dropped before the item `before` (or after all), once it has left its own. */
export function indexOfDrop(from: number, before: number): number {
  return before > from ? before - 1 : before
}
