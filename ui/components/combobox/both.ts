/** Calls the event handler of the component, then that of its user. */
export const both =
  <Event>(ours: () => void, theirs: ((event: Event) => void) | undefined) =>
  (event: Event) => {
    ours()
    theirs?.(event)
  }
