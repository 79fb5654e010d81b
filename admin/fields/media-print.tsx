/** A file that a document shows: what it looks like, and in which languages nobody has said yet what it shows. */
import { localeCodes } from '@cyanotype/content/model/index.ts'
import { MediaTile, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdmin } from '../admin-context.tsx'
import { isSeen, kindOf, smallPicture } from '../media/kinds.ts'
import type { MediaItem } from '../media/queries.ts'
import { mediaItemQuery } from '../media/queries.ts'
import { useQuery } from '../reading/index.ts'
import { languageName } from '../words/language-name.ts'

interface MediaPrintProps {
  readonly id: string
}

export function MediaPrint({ id }: MediaPrintProps) {
  const { t, i18n } = useLingui()
  const { api, locale } = useAdmin()
  const { data: item, isPending, error } = useQuery(mediaItemQuery(api, locale, id))
  if (isPending) return <Skeleton shape="picture" />
  if (error) return <p className="field-error">{error.message}</p>
  const lacking = lackingWords(item).map((code) => languageName(code, i18n.locale))
  const languages = new Intl.ListFormat(i18n.locale).format(lacking)
  return (
    <>
      <MediaTile
        kind={kindOf(item)}
        name={item.alt || item.name}
        src={smallPicture(item, 640)}
        bytes={item.bytes}
        note={'width' in item ? t`${item.width} × ${item.height}` : undefined}
        className="media-print"
      />
      {lacking.length > 0 ? (
        <p className="link-note" data-tone="warning">
          <Trans>Not described in {languages} yet</Trans>
        </p>
      ) : null}
    </>
  )
}

function lackingWords(item: MediaItem) {
  return isSeen(item) ? localeCodes.filter((code) => !item.alts[code]) : []
}
