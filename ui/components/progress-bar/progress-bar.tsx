import type { ComponentPropsWithRef } from 'react'
import { useEffect, useState } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'

const messages = { progressBar: english.progressBar }

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether the next page is loading. */
  readonly loading: boolean
}

/** The time until the full bar has disappeared and may start again. */
const leaves = 500 + 400

/**
 * A thin bar at the top of the screen while the next page loads. Loads below 200 ms show none. The progress
 * is unknown, so the bar only slows down.
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
