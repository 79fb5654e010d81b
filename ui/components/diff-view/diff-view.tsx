import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { DiffBlock } from './compare.ts'
import { DiffRows } from './diff-rows.tsx'

const messages = { diff: english.diff }

export interface DiffViewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is compared: `The body in Greek`. */
  readonly label: string
  /** The text or blocks before the change. Each line of a text is a block. */
  readonly before: string | readonly DiffBlock[]
  /** The text or blocks after the change. */
  readonly after: string | readonly DiffBlock[]
  /** The label of the text before the change, such as `Version 4`. */
  readonly beforeLabel?: string | undefined
  /** The label of the text after the change. */
  readonly afterLabel?: string | undefined
  /** The language of the texts, if it differs from that of the reader. */
  readonly language?: string | undefined
  /** `within` always combines the texts, however much room there is. */
  readonly layout?: 'beside' | 'within'
}

/**
 * The changes between two texts or lists of blocks: side by side if there is room, or combined in one text.
 */
export function DiffView(props: DiffViewProps) {
  const { label, before, after, beforeLabel, afterLabel, language, layout = 'beside', ...others } = props
  const { className, ...rest } = others
  const { word } = useUi(messages)
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      className={cx('diff-view', className)}
      data-layout={layout}
    >
      <div className="diff-heads" aria-hidden="true">
        <span>{beforeLabel ?? word('diff.before')}</span>
        <span>{afterLabel ?? word('diff.after')}</span>
      </div>
      <DiffRows before={before} after={after} language={language} />
    </div>
  )
}

export interface DiffField {
  readonly label: string
  readonly before: string
  readonly after: string
  readonly language?: string | undefined
}

export interface DiffFieldsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The changed fields. Leave out fields without changes. */
  readonly fields: readonly DiffField[]
}

/** A form field by field: the value of each before and after. */
export function DiffFields({ fields, className, ...rest }: DiffFieldsProps) {
  return (
    <dl {...rest} className={cx('diff-fields', className)}>
      {fields.map(({ label, before, after, language }) => (
        <div key={label} className="diff-field">
          <dt>{label}</dt>
          <dd className="diff-view" data-layout="beside">
            <DiffRows before={before} after={after} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
