import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createContext, useContext, useId } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'

const messages = { localeColumns: english.localeColumns }

export interface LocaleColumn {
  readonly code: string
  /** The name of the language in that language. */
  readonly name: string
  /** The language tag, if it differs from the code. */
  readonly tag?: string | undefined
  /** Content in place of the name, such as a link that makes it the language to edit. */
  readonly title?: ReactNode
  /** Content next to the name: a `StatusPill`, the time of a schedule. */
  readonly state?: ReactNode
}

export interface LocaleColumnsProps extends ComponentPropsWithRef<'div'> {
  /** The visible languages, in their order. */
  readonly columns: readonly LocaleColumn[]
  /** The code of the source language. */
  readonly source?: string | undefined
  /** `LocaleRow`s. */
  readonly children: ReactNode
}

const none: readonly LocaleColumn[] = []
const ColumnsContext = createContext(none)

/**
 * A document in one to three languages side by side, field by field. With little room the languages are below
 * each other, the source first. Controls keep their text and focus when languages are shown or hidden.
 */
export function LocaleColumns({ columns, source, children, className, ...rest }: LocaleColumnsProps) {
  const { word } = useUi(messages)
  return (
    <ColumnsContext value={columns}>
      <div
        {...(columns.length > 1 && { role: 'group', 'aria-label': word('localeColumns.label') })}
        {...rest}
        className={cx('locale-columns', className)}
        data-count={columns.length}
      >
        <div className="locale-columns-head">
          {columns.map(({ code, name, tag = code, title, state }) => (
            <div key={code} className="locale-column-head">
              <span className="locale-column-name" lang={tag}>
                {title ?? name}
              </span>
              {code === source ? (
                <span className="locale-column-source">{word('localeColumns.source')}</span>
              ) : null}
              {state}
            </div>
          ))}
        </div>
        {children}
      </div>
    </ColumnsContext>
  )
}

export interface LocaleRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The content of each language by code, which states its own language and direction. Without content the
   * column is empty.
   */
  readonly cells: Readonly<Record<string, ReactNode>>
}

/** One field in each language. */
export function LocaleRow({ cells, className, ...rest }: LocaleRowProps) {
  const columns = useContext(ColumnsContext)
  const id = useId()
  const isGroup = columns.length > 1
  return (
    <div {...rest} className={cx('locale-row', className)} data-count={columns.length}>
      {columns.map(({ code, name, tag = code }) => (
        <div
          key={code}
          {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-${code}` })}
          className="locale-cell"
          data-empty={cells[code] === undefined ? '' : undefined}
        >
          <span id={`${id}-${code}`} className="locale-cell-name" lang={tag} hidden={!isGroup}>
            {name}
          </span>
          {cells[code]}
        </div>
      ))}
    </div>
  )
}
