import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'

export interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** `docs` is set in Commissioner, for looking up; `reading` in Literata and larger, for reading from end to end. */
  readonly face?: 'docs' | 'reading'
}

/** Long text: headings, lists, tables, code, quotes and pictures in one rhythm. */
export function Prose({ face = 'docs', className, ...rest }: ProseProps) {
  return <div {...rest} className={cx('prose', className)} data-face={face} />
}
