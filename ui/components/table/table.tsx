import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createContext, useContext, useId } from 'react'
import { cx } from '../../internal/cx.ts'
import { useBehaviour } from '../../internal/refs.ts'
import { scrollFrame, watchOverflow } from '../../internal/scrollable-focus.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'

const messages = { table: english.table }

export interface TableProps extends ComponentPropsWithRef<'table'> {
  /** The caption above the table, which also names its frame. */
  readonly caption?: ReactNode
}

const CaptionContext = createContext<ReactNode>(undefined)

/**
 * A native table. If it is wider or longer than the screen, it scrolls in a frame around it, below its
 * header.
 */
export function Table({ caption, children, className, ...rest }: TableProps) {
  const { word } = useUi(messages)
  const given = useContext(CaptionContext)
  const shown = caption ?? given
  const captionId = useId()
  const name = shown ? { 'aria-labelledby': captionId, 'aria-label': undefined } : {}
  return (
    <div
      ref={useBehaviour(watchOverflow, undefined)}
      className="table-frame"
      {...scrollFrame(word('table.region'))}
      {...name}
    >
      <table {...rest} className={cx('table', className)}>
        {shown ? (
          <caption id={captionId} className="table-caption">
            {shown}
          </caption>
        ) : null}
        {children}
      </table>
    </div>
  )
}

export interface CaptionedTableProps {
  /** The caption above the table. */
  readonly caption: ReactNode
  /** The table. */
  readonly children: ReactNode
}

/** Adds a caption to a table in Markdown, which has no syntax for it. */
export function CaptionedTable({ caption, children }: CaptionedTableProps) {
  return <CaptionContext value={caption}>{children}</CaptionContext>
}
