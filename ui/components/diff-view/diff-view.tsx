/** What changed between two texts, or two lists of blocks: beside each other where there is room, else within one text. */
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { DiffBlock } from './compare-blocks.ts'
import { DiffRows } from './diff-rows.tsx'

const messages = { diff: english.diff }

export interface DiffViewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is compared: `The body in Greek`. */
  readonly label: string
  /** A text, whose lines are its blocks, or the blocks. */
  readonly before: string | readonly DiffBlock[]
  /** The text or blocks after the change. */
  readonly after: string | readonly DiffBlock[]
  /** What the two are: `Version 4`. Before and after, unless said. */
  readonly beforeLabel?: string | undefined
  /** The label of the text after the change. */
  readonly afterLabel?: string | undefined
  /** The language of the texts, where it is not the reader's. */
  readonly language?: string | undefined
  /** `within` keeps to one text, however much room there is. */
  readonly layout?: 'beside' | 'within'
}

export function DiffView(props: DiffViewProps) {
  const { label, before, after, beforeLabel, afterLabel, language, layout = 'beside', ...others } = props
  const { className, ...rest } = others
  const { word } = useUi(messages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here, so this is no fieldset.
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
  /** Fields in which nothing changed are left out by whoever lists them. */
  readonly fields: readonly DiffField[]
}

/** A form field by field: what each held before, and what it holds now. */
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
