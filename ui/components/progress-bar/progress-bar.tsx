import type { ComponentPropsWithRef } from 'react'
import { useEffect, useState } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'

const messages = { progressBar: english.progressBar }

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** From the moment when the next page was asked for until it is there. */
  readonly loading: boolean
}

/** As long as the bar is full before it goes, and until it could begin again. */
const leaves = 500 + 400

/**
 * The next page is on its way: a line of light along the top of the screen. What takes less than 200 ms shows none; how far
 * it is nobody knows, so the line only ever slows down.
 */
export function ProgressBar({ loading, className, ...rest }: ProgressBarProps) {
  const { word } = useUi(messages)
  const state = useProgress(loading)
  return (
    <div
      role="progressbar"
      aria-label={word('progressBar.label')}
      {...rest}
      className={cx('progress-bar', className)}
      data-state={state}
      hidden={state === 'idle'}
    >
      <span className="progress-bar-light" />
    </div>
  )
}

function useProgress(loading: boolean): 'idle' | 'loading' | 'done' {
  const [leaving, setLeaving] = useState(false)
  const [was, setWas] = useState(loading)
  if (was !== loading) {
    setWas(loading)
    setLeaving(!loading)
  }
  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => setLeaving(false), leaves)
    return () => clearTimeout(timer)
  }, [leaving])
  if (loading) return 'loading'
  return leaving ? 'done' : 'idle'
}
