/** Moves the caret to a line or block when the control receives the event of the check list or the preview. */
import { useEffect, useEffectEvent } from 'react'

/** The name of the event. */
const goToLine = 'go-to-line'

/** The source of a text has only lines, so `onBlock` may be missing. */
export function useGoToLine(
  control: HTMLElement | null | undefined,
  onLine: (line: number) => void,
  onBlock?: (block: number) => void,
): void {
  const goToLineAt = useEffectEvent(onLine)
  const goToBlock = useEffectEvent((block: number) => onBlock?.(block))
  useEffect(() => {
    const handle = (event: Event) => {
      const place: unknown = event instanceof CustomEvent ? event.detail : undefined
      const [line, block]: unknown[] = ['line', 'block'].map((name) => Reflect.get(Object(place), name))
      if (typeof line === 'number') goToLineAt(line)
      if (typeof block === 'number') goToBlock(block)
    }
    control?.addEventListener(goToLine, handle)
    return () => control?.removeEventListener(goToLine, handle)
  }, [control])
}
