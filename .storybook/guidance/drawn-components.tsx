/** Drawings of components that are shown above the page or that have no visible form. */
import type { ReactNode } from 'react'

interface DrawnPanelProps {
  readonly title?: string
  readonly footer?: ReactNode
  /** A panel at the end of the screen. */
  readonly isAtEnd?: boolean
  readonly children?: ReactNode
}

/** A dialog, drawer or popover: the real ones open above the page. */
export function DrawnPanel({ title, footer, isAtEnd = false, children }: DrawnPanelProps) {
  return (
    <div className="drawn-panel" data-at-end={isAtEnd ? '' : undefined}>
      {title === undefined ? null : <strong>{title}</strong>}
      {children === undefined ? null : <div>{children}</div>}
      {footer === undefined ? null : <div className="drawn-footer">{footer}</div>}
    </div>
  )
}

interface DrawnListProps {
  readonly entries: readonly ReactNode[]
  /** The index of the highlighted entry. */
  readonly current?: number
}

/** An open menu or list of results. */
export function DrawnList({ entries, current }: DrawnListProps) {
  return (
    <div className="drawn-panel drawn-list">
      {entries.map((entry, at) => (
        <div key={at} data-current={at === current ? '' : undefined}>
          {entry}
        </div>
      ))}
    </div>
  )
}

/** A tooltip. */
export const DrawnTooltip = ({ children }: { readonly children: ReactNode }) => (
  <span className="drawn-tooltip">{children}</span>
)

/** Text that only screen readers announce. */
export const Announced = ({ children }: { readonly children: string }) => (
  <span className="drawn-announcement">“{children}”</span>
)
