/** Ours, and then what whoever uses the field wants to happen as well. */
export const both =
  <Event>(ours: () => void, theirs: ((event: Event) => void) | undefined) =>
  (event: Event) => {
    ours()
    theirs?.(event)
  }
