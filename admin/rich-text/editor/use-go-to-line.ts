/** Moves the caret to a line when the control receives the event of the check list. */
import { useEffect, useEffectEvent } from 'react'

/** The name of the event that the check list sends. */
const goToLine = 'go-to-line'

export function useGoToLine(control: HTMLElement | null | undefined, onGo: (line: number) => void): void {
  const go = useEffectEvent(onGo)
  useEffect(() => {
    const handle = (event: Event) => {
      const line: unknown = event instanceof CustomEvent ? event.detail?.line : undefined
      if (typeof line === 'number') go(line)
    }
    control?.addEventListener(goToLine, handle)
    return () => control?.removeEventListener(goToLine, handle)
  }, [control])
}
