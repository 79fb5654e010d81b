/**
 * Runs the event handler of the application before that of the component. If the application prevents the
 * default, the component does nothing.
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
