import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'

const messages = { progress: english.progress }

export interface ProgressProps extends Omit<ComponentPropsWithRef<'progress'>, 'children' | 'value' | 'max'> {
  /** What is in progress. */
  readonly label: ReactNode
  /** Hides the label visually. Screen readers still announce it. */
  readonly labelHidden?: boolean
  /** The progress, up to `max`. Leave it out if it is unknown. */
  readonly value?: number | undefined
  /** The value at which the work is complete. */
  readonly max?: number
  /** `part` shows “3 of 12”, for countable parts. */
  readonly shows?: 'percent' | 'part'
}

/**
 * The progress of a long task: a native `progress` with our styles. `className` goes to the outermost
 * element, all other props to the `progress`.
 */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 1,
  shows = 'percent',
  id,
  className,
  ...rest
}: ProgressProps) {
  const { word, lang } = useUi(messages)
  const generatedId = useId()
  const ownId = id ?? generatedId
  const progressLabel = value === undefined ? '' : progressText({ value, max, shows, lang, word })
  return (
    <div className={cx('progress', className)}>
      {/* Not every browser lets a label name a `progress`, but all support this. */}
      <label
        id={`${ownId}-label`}
        htmlFor={ownId}
        className={labelHidden ? 'visually-hidden' : 'progress-label'}
      >
        {label}
      </label>
      {/* The element itself exposes the value to screen readers. */}
      <span className="progress-text" aria-hidden="true">
        {progressLabel}
      </span>
      <progress
        aria-labelledby={`${ownId}-label`}
        {...rest}
        id={ownId}
        className="progress-track"
        value={value}
        max={max}
        aria-valuetext={progressLabel || undefined}
      />
    </div>
  )
}

interface ProgressText {
  readonly value: number
  readonly max: number
  readonly shows: 'percent' | 'part'
  readonly lang: string
  readonly word: (
    path: 'progress.done' | 'progress.part',
    values?: Readonly<Record<string, string>>,
  ) => string
}

function progressText({ value, max, shows, lang, word }: ProgressText): string {
  const write = (count: number) => new Intl.NumberFormat(lang).format(count)
  if (value >= max) return word('progress.done')
  if (shows === 'part') return word('progress.part', { done: write(value), all: write(max) })
  // Never “100 %” before the end.
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(Math.floor((value / max) * 100) / 100)
}
