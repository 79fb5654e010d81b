/**
 * Tooltips of the whole admin: names of icon buttons, and full texts of truncated table values. Screen
 * readers get these names from the buttons themselves.
 */
import { useEffect, useState } from 'react'
import { partAbove } from '../lazy/lazy-component.tsx'
import type { Tip } from './tooltip-text.ts'
import { watchTips } from './watch-targets.ts'

const TipAbove = partAbove(async () => (await import('./tooltip-anchor.tsx')).TipAbove)

export function Tips() {
  const [tip, setTip] = useState<Tip>()
  const isWanted = tip !== undefined

  useEffect(() => watchTips(setTip), [])
  useEffect(() => {
    if (isWanted) void TipAbove.load()
  }, [isWanted])

  return tip && <TipAbove key={tip.label} {...tip} />
}
