import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { BadgeProps } from '../badge/badge.tsx'
import { Badge } from '../badge/badge.tsx'

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

// Status icons: different shapes, so that they do not depend on colour, at the size of a letter.

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

// The texts and colours of all statuses.

export const messages = { statusPill: english.statusPill }

/** The status of a document in one language. */
export type Status = keyof typeof english.statusPill

/** Cyan is what readers can see, and amber needs attention. Everything else is neutral. */
export const looks: Readonly<Record<Status, Required<Pick<BadgeProps, 'tone' | 'variant'>>>> = {
  draft: { tone: 'neutral', variant: 'outline' },
  scheduled: { tone: 'violet', variant: 'solid' },
  published: { tone: 'primary', variant: 'solid' },
  changed: { tone: 'primary', variant: 'solid' },
  archived: { tone: 'neutral', variant: 'solid' },
  trashed: { tone: 'red', variant: 'solid' },
  outdated: { tone: 'amber', variant: 'solid' },
  missing: { tone: 'neutral', variant: 'dashed' },
}

export const statuses: readonly Status[] = [
  'draft',
  'scheduled',
  'published',
  'changed',
  'archived',
  'trashed',
  'outdated',
  'missing',
]
