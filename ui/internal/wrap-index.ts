/** Where an arrow leads in a list: on and back, round its ends, and from outside it to the nearer end. */
export const roundTheList: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
}

/** The same, and to the ends at once. */
export const roundTheListAndToItsEnds: typeof roundTheList = {
  ...roundTheList,
  Home: () => 0,
  End: (_, count) => count - 1,
}
