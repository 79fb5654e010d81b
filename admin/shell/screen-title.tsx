/** Heading of a screen without the common header. It also takes the focus after navigation. */
import { cx, VisuallyHidden } from '@cyanotype/ui/index.ts'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useFocusOnNavigation } from './focus-heading.ts'
import { useWindowTitle } from './use-document-title.ts'

interface ScreenTitleProps {
  readonly children: ReactNode
  /** For the window title, if the heading shows something else. */
  readonly name?: string | undefined
  readonly hidden?: boolean
  readonly className?: string
}

export function ScreenTitle({ children, name, hidden = false, className }: ScreenTitleProps) {
  const heading = useFocusOnNavigation()
  const [shown, setShown] = useState('')
  useWindowTitle(name ?? shown)
  useEffect(() => setShown(heading.current?.textContent ?? ''))

  return (
    <h1 ref={heading} tabIndex={-1} className={cx('screen-title', className)}>
      {hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </h1>
  )
}
