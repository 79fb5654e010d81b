/** A list that stands beside the text where there is room, and folded above it where there is none, script or not. */
import type { ReactNode } from 'react'

interface FoldProps {
  readonly label: string
  readonly children: ReactNode
}

/** Both are in the page; `beside` of the element around it says from which width the second is shown. */
export function Fold({ label, children }: FoldProps) {
  return (
    <>
      <details className="fold">
        <summary>{label}</summary>
        {children}
      </details>
      <div className="unfolded">{children}</div>
    </>
  )
}
