import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { siteName } from './site-identity.ts'

/** Sets the window title of a screen. */
export function useDocumentTitle(pageTitle: string): void {
  const { t } = useLingui()
  const site = siteName()
  const title = t`${pageTitle} · ${site} admin`
  useEffect(() => {
    document.title = title
  }, [title])
}
