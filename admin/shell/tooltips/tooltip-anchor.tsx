import { Tooltip } from '@cyanotype/ui/components/tooltip/tooltip.tsx'
import { useCallback } from 'react'
import { createPortal } from 'react-dom'
import type { Tip } from './tooltips.tsx'
import './tooltips.css'

/** Positioned on its target and in the same modal, so that the tooltip is visible. */
export function TipAbove({ target, label }: Tip) {
  const position = useCallback(
    (anchor: HTMLSpanElement | null) => {
      if (anchor === null) return
      const { left, top, width, height } = target.getBoundingClientRect()
      const sizes = { left, top, width, height }
      for (const [name, size] of Object.entries(sizes)) anchor.style.setProperty(name, `${size}px`)
    },
    [target],
  )
  return createPortal(
    <Tooltip label={label} open>
      <span ref={position} className="tip-anchor" aria-hidden="true" />
    </Tooltip>,
    target.closest('dialog, [popover]') ?? document.body,
  )
}
