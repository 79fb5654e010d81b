import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'

export interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** `docs` uses Commissioner, for looking up. `reading` uses Literata at a larger size, for long reading. */
  readonly face?: 'docs' | 'reading'
}

/** Long text: headings, lists, tables, code, quotes and images with consistent spacing. */
export function Prose({ face = 'docs', className, ...rest }: ProseProps) {
  return <div {...rest} className={cx('prose', className)} data-face={face} />
}
