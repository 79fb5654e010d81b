/**
 * Header of every screen: breadcrumbs, title, status and actions. It sets the window title and takes the
 * focus after navigation.
 */

import { localizedPath } from '@cyanotype/content/model/locales.ts'
import type { PageHeaderProps } from '@cyanotype/ui/index.ts'
import { PageHeader } from '@cyanotype/ui/index.ts'
import { useAdmin } from '../app-context.tsx'
import { useFocusOnNavigation } from './focus-heading.ts'
import { useWindowTitle } from './use-document-title.ts'

interface ScreenHeaderProps extends Pick<PageHeaderProps, 'status' | 'actions' | 'children'> {
  readonly title: string
  /** From the first screen down to this one; `to` is a path of the route table. */
  readonly crumbs?: readonly { readonly label: string; readonly to?: string }[]
}

export function ScreenHeader({ title, crumbs, ...rest }: ScreenHeaderProps) {
  const { locale } = useAdmin()
  const ref = useFocusOnNavigation()
  useWindowTitle(title)
  const path = crumbs?.map(({ label, to }) =>
    to === undefined ? { label } : { label, href: localizedPath(locale, to) },
  )
  return (
    <PageHeader {...rest} {...(path ? { crumbs: path } : {})} title={title} heading={{ ref, tabIndex: -1 }} />
  )
}
