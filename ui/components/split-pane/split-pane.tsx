import type { ComponentPropsWithRef, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useValue } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'

const messages = { splitPane: english.splitPane }

export interface SplitPaneProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The content of the first pane. */
  readonly start: ReactNode
  /** The content of the second pane. */
  readonly end: ReactNode
  /** The width of the first pane in percent. The parent may store it. */
  readonly share?: number | undefined
  /** The width of the first pane at first, in percent. */
  readonly defaultShare?: number
  /** Called with the new share when the user moves the divider. */
  readonly onShareChange?: ((share: number) => void) | undefined
  /** The smallest share of the first pane, in percent. */
  readonly min?: number
  /** The largest share of the first pane, in percent. */
  readonly max?: number
  /** The accessible name of the divider. */
  readonly label?: string
}

/** Two panes side by side with a divider that pointer and keys move. On a phone they are stacked. */
export function SplitPane(props: SplitPaneProps) {
  const { start, end, share: given, defaultShare = 50, onShareChange, min = 20, max = 80, ...others } = props
  const { label, className, ref, ...rest } = others
  const { dir, word } = useUi(messages)
  const root = useRef<HTMLDivElement>(null)
  const startId = useId()
  const [share, change] = useValue(given, defaultShare, onShareChange)
  // A style attribute would violate the content security policy of strict pages.
  useLayoutEffect(() => root.current?.style.setProperty('--share', `${share}%`), [share])

  const become = (next: number) => {
    const reached = clampShare(next, { min, max })
    if (reached !== share) change(reached)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const reached = shareAfterKey(event, share, { min, max, dir })
    if (reached === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    become(reached)
  }
  const handlePointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId) || !root.current) return
    become(shareAt(clientX, root.current.getBoundingClientRect(), dir))
  }
  return (
    <div {...rest} ref={useComposedRef(root, ref)} className={cx('split-pane', className)}>
      <div id={startId} className="split-pane-panel">
        {start}
      </div>
      <div
        role="separator"
        className="split-pane-line"
        tabIndex={0}
        aria-label={label ?? word('splitPane.separator')}
        aria-orientation="vertical"
        aria-controls={startId}
        aria-valuenow={share}
        aria-valuemin={min}
        aria-valuemax={max}
        onKeyDown={handleKeyDown}
        onDoubleClick={() => become(defaultShare)}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={handlePointerMove}
      />
      <div className="split-pane-panel">{end}</div>
    </div>
  )
}

/** The shares of two panes, in whole percent. */
interface ShareBounds {
  readonly min: number
  readonly max: number
}

export function clampShare(share: number, { min, max }: ShareBounds): number {
  return Math.round(Math.max(min, Math.min(max, share)))
}

interface Key {
  readonly key: string
  readonly shiftKey: boolean
}

const smallStep = 2
const largeStep = 10

/** The share after a key: an arrow moves the divider in its direction. */
export function shareAfterKey(
  { key, shiftKey }: Key,
  share: number,
  bounds: ShareBounds & { readonly dir: 'ltr' | 'rtl' },
): number | undefined {
  const step = shiftKey ? largeStep : smallStep
  const forwardKey = bounds.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return clampShare(share + (key === forwardKey ? step : -step), bounds)
  if (key === 'Home') return bounds.min
  return key === 'End' ? bounds.max : undefined
}

interface Box {
  readonly left: number
  readonly right: number
}

/** The share at which the divider is under the pointer. */
export function shareAt(x: number, { left, right }: Box, dir: 'ltr' | 'rtl'): number {
  const width = right - left
  if (width === 0) return 50
  return ((dir === 'rtl' ? right - x : x - left) / width) * 100
}
