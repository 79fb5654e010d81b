/**
 * The heading of a screen. It names the window, and when somebody arrives from another screen it takes the focus, so that
 * those who listen hear where they are.
 */
import { cx, VisuallyHidden } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useArrival } from './arrival.ts'

interface ScreenTitleProps {
  readonly children: ReactNode
  /** For the window, where the heading shows something else. */
  readonly name?: string | undefined
  readonly hidden?: boolean
  readonly className?: string
}

export function ScreenTitle({ children, name, hidden = false, className }: ScreenTitleProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const arrival = useArrival()

  useEffect(() => {
    const words = name ?? heading.current?.textContent ?? ''
    document.title = t`${words} · Cyanotype admin`
  })

  useEffect(() => {
    if (arrival.isFirst()) return
    heading.current?.focus({ preventScroll: true })
  }, [arrival])

  return (
    <h1 ref={heading} tabIndex={-1} className={cx('screen-title', className)}>
      {hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </h1>
  )
}
