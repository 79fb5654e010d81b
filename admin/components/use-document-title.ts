import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

/** Sets the window title of a screen. */
export function useDocumentTitle(words: string): void {
  const { t } = useLingui()
  const title = t`${words} · Cyanotype admin`
  useEffect(() => {
    document.title = title
  }, [title])
}
