/** Languages in which an image has alt text. */
import { localeCodes, locales } from '@cyanotype/content/model/locales.ts'
import { Icon } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { isVisual } from '../../../media/file-kinds.ts'
import type { MediaItem } from '../../../media/media-queries.ts'

function missingIn(item: Pick<MediaItem, 'kind' | 'alts'>) {
  return isVisual(item) ? localeCodes.filter((locale) => !item.alts[locale]) : []
}

export const lacksText = (item: Pick<MediaItem, 'kind' | 'alts'>) => missingIn(item).length > 0

export function DescribedIn({ item }: { readonly item: MediaItem }) {
  if (!isVisual(item)) return null
  const missing = missingIn(item).map((locale) => locales[locale].short)
  if (missing.length === 0) {
    return (
      <span className="described" data-state="done">
        <Icon name="check" /> <Trans>All languages</Trans>
      </span>
    )
  }
  const codes = missing.join(' ')
  return (
    <span className="described" data-state="missing">
      <Icon name="warning" /> <Trans>Missing: {codes}</Trans>
    </span>
  )
}
