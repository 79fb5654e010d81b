import { cx } from '../../internal/cx.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { BadgeProps } from '../badge/badge.tsx'
import { Badge } from '../badge/badge.tsx'
import { StatusGlyph } from './status-glyph.tsx'
import type { Status } from './statuses.ts'
import { looks, messages } from './statuses.ts'

export interface StatusPillProps extends Omit<BadgeProps, 'tone' | 'variant' | 'dot'> {
  /** The status of the document. */
  readonly status: Status
  /** A more precise text than the name of the status: “Published, changed”. */
  readonly children?: BadgeProps['children']
}

/** The status of a document: a shape for each status, and its name. The colour only repeats it. */
export function StatusPill({ status, className, children, ...rest }: StatusPillProps) {
  const { word } = useUi(messages)
  return (
    <Badge {...rest} {...looks[status]} className={cx('status-pill', className)} data-status={status}>
      <StatusGlyph status={status} />
      {children ?? word(`statusPill.${status}`)}
    </Badge>
  )
}
