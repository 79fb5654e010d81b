import { LiveRegion } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Word } from './announcer.ts'

/** Messages for scripts are in the page, so that they can be shown when nothing more can be loaded. */
export function AnnouncerPlace() {
  const { t } = useLingui()
  const words = {
    'data-loading': t`The page is loading`,
    'data-unreachable': t`That page cannot be reached just now. This one stays.`,
    'data-again': t`Try again`,
    'data-newer': t`This site has just been renewed.`,
    'data-renew': t`Load it anew`,
    'data-close': t`Close`,
  } satisfies Record<`data-${Word}`, string>
  return <LiveRegion id="announcer" message="" {...words} />
}
