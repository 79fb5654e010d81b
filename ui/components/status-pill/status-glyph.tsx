/** Status icons: different shapes, so that they do not depend on colour, at the size of a letter. */
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import type { Status } from './statuses.ts'

const ring = 'M8 2.75a5.25 5.25 0 1 0 0 10.5 5.25 5.25 0 0 0 0-10.5Z'

interface Shape {
  readonly line?: string
  readonly fill?: string
  readonly dashed?: true
}

const shapes: Readonly<Record<Status, Shape>> = {
  draft: { line: ring },
  scheduled: { line: `${ring}M8 5v3.25l2.25 1.25` },
  published: { line: ring, fill: ring },
  changed: { line: ring, fill: 'M8 2.75a5.25 5.25 0 0 0 0 10.5Z' },
  archived: { line: 'M2.75 3.5h10.5v3H2.75ZM4 6.5v6.75h8V6.5M6.75 9.25h2.5' },
  trashed: { line: 'M3.75 3.75l8.5 8.5M12.25 3.75l-8.5 8.5' },
  outdated: { line: 'M8 2.5 14.25 13.25H1.75ZM8 6.25v3M8 11.25v.01' },
  missing: { line: ring, dashed: true },
}

export interface StatusGlyphProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  readonly status: Status
}

/** Decoration: its text is next to it, visible or for screen readers. */
export function StatusGlyph({ status, className, ...rest }: StatusGlyphProps) {
  const { line, fill, dashed } = shapes[status]
  return (
    <svg
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      aria-hidden="true"
      {...rest}
      className={cx('status-glyph', className)}
      data-dashed={dashed ? '' : undefined}
    >
      {fill ? <path className="status-glyph-fill" d={fill} /> : null}
      {line ? <path d={line} /> : null}
    </svg>
  )
}
