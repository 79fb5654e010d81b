/** A file that a document shows: what it looks like, and in which languages nobody has said yet what it shows. */
import { localeCodes } from '@cyanotype/content/model/index.ts'
import { MediaTile } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { languageName } from '../../i18n/language-name.ts'
import { isVisual, kindOf, smallPicture } from '../../media/file-kinds.ts'
import type { MediaItem } from '../../media/media-queries.ts'

interface MediaThumbnailProps {
  readonly item: MediaItem
}

export function MediaThumbnail({ item }: MediaThumbnailProps) {
  const { t, i18n } = useLingui()
  const lacking = missingTexts(item).map((code) => languageName(code, i18n.locale))
  const languages = new Intl.ListFormat(i18n.locale).format(lacking)
  return (
    <>
      <MediaTile
        kind={kindOf(item)}
        name={item.alt || item.name}
        src={smallPicture(item, 640)}
        bytes={item.bytes}
        note={'width' in item ? t`${item.width} × ${item.height}` : undefined}
        className="media-thumbnail"
      />
      {item.trashedAt === null ? null : (
        <p className="link-note" data-tone="warning">
          <Trans>In the trash of the library</Trans>
        </p>
      )}
      {lacking.length > 0 ? (
        <p className="link-note" data-tone="warning">
          <Trans>Not described in {languages} yet</Trans>
        </p>
      ) : null}
    </>
  )
}

function missingTexts(item: MediaItem) {
  return isVisual(item) ? localeCodes.filter((code) => !item.alts[code]) : []
}
