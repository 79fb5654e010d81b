/**
 * Whoever uses a component hears of an event before it acts, and may keep it from acting: what they have prevented, ours does
 * not do either.
 */
interface Preventable {
  readonly defaultPrevented: boolean
}

export const composeEventHandlers =
  <Event extends Preventable>(
    theirs: ((event: Event) => void) | undefined,
    ours: (event: Event) => void,
  ): ((event: Event) => void) =>
  (event) => {
    const wasPrevented = event.defaultPrevented
    theirs?.(event)
    if (wasPrevented || !event.defaultPrevented) ours(event)
  }
