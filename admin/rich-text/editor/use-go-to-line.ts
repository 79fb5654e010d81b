/** Whoever leads to a line of a text says so to the control that carries its id. */
import { useEffect, useEffectEvent } from 'react'

/** As the list of checks sends it. */
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
