/**
 * The tips of the whole admin: the name of each button that shows an icon alone, and the whole of what a table cuts short.
 * Screen readers hear these names from the buttons themselves.
 */
import { useEffect, useState } from 'react'
import type { Tip } from './find-tip.ts'
import type { TipAbove as TipAboveComponent } from './tip-above.tsx'
import { watchTips } from './watch-tips.ts'

export function Tips() {
  const [tip, setTip] = useState<Tip>()
  const [Above, setAbove] = useState<typeof TipAboveComponent>()
  const isWanted = tip !== undefined

  useEffect(() => watchTips(setTip), [])
  useEffect(() => {
    // Without a line there are no tips: nobody waits for one.
    if (isWanted)
      import('./tip-above.tsx').then(
        (part) => setAbove(() => part.TipAbove),
        () => undefined,
      )
  }, [isWanted])

  return tip && Above && <Above key={tip.label} {...tip} />
}
