/** The share of “Yes” among the answers about a page. */
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { PageFeedback } from './queries.ts'

type Counts = Pick<PageFeedback, 'yes' | 'no'>

export const shareOf = ({ yes, no }: Counts): number => yes / (yes + no)

export function useShare(): (counts: Counts) => string {
  const { i18n } = useLingui()
  return useCallback(
    (counts) => new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(shareOf(counts)),
    [i18n.locale],
  )
}
