/**
 * Moves an index in a list by arrow keys: forward and back, around the ends, and from outside the list to the
 * nearer end.
 */
export const roundTheList: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
}

/** The same, with Home and End. */
export const roundTheListAndToItsEnds: typeof roundTheList = {
  ...roundTheList,
  Home: () => 0,
  End: (_, count) => count - 1,
}
