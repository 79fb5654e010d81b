/**
 * Header of every screen: breadcrumbs, title, status and actions. It sets the window title and takes the
 * focus after navigation.
 */
import { interfacePath } from '@cyanotype/content/model/locales.ts'
import type { PageHeaderProps } from '@cyanotype/ui/index.ts'
import { PageHeader } from '@cyanotype/ui/index.ts'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAdmin } from '../app-context/app-context.tsx'
import { useRouter } from '../router/router-context.tsx'
import { useDocumentTitle } from './use-document-title.ts'

interface ScreenHeaderProps extends Pick<PageHeaderProps, 'status' | 'actions' | 'children'> {
  readonly title: string
  /** Default: the title. */
  readonly windowTitle?: string | undefined
  /** From the first screen down to this one; `to` is a path of the route table. */
  readonly crumbs?: readonly { readonly label: string; readonly to?: string }[]
}

export function ScreenHeader({ title, windowTitle = title, crumbs, ...rest }: ScreenHeaderProps) {
  const { locale } = useAdmin()
  const ref = useFocusOnNavigation()
  useDocumentTitle(windowTitle)
  const path = crumbs?.map(({ label, to }) =>
    to === undefined ? { label } : { label, href: interfacePath(locale, to) },
  )
  return (
    <PageHeader {...rest} {...(path ? { crumbs: path } : {})} title={title} heading={{ ref, tabIndex: -1 }} />
  )
}

interface ScreenTitleProps {
  readonly children: ReactNode
  /** For the window title, if the heading shows something else. */
  readonly name?: string | undefined
}

/** Heading of a screen without the common header. It also takes the focus after navigation. */
export function ScreenTitle({ children, name }: ScreenTitleProps) {
  const heading = useFocusOnNavigation()
  const [shown, setShown] = useState('')
  useDocumentTitle(name ?? shown)
  useEffect(() => setShown(heading.current?.textContent ?? ''))

  return (
    <h1 ref={heading} tabIndex={-1} className="screen-title">
      {children}
    </h1>
  )
}

/**
 * Focus after navigation: the first screen leaves the focus as it is. On later screens the heading takes it, so that
 * screen readers announce it and keyboard users start at the top. Ref for the heading of a screen.
 */
function useFocusOnNavigation(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { history } = useRouter()
  // A layout effect, because a screen that was hidden while another loaded has no other signal of its return.
  useLayoutEffect(() => {
    if (visited.has(history)) heading.current?.focus({ preventScroll: true })
    visited.add(history)
  }, [history])
  return heading
}

/** Histories in which a screen was already shown: one in a browser, one for each test. */
const visited = new WeakSet<object>()
