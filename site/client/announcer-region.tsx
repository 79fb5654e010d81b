import { LiveRegion } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Word } from './announcer.ts'

/** What the browser may have to say later stands in the page, also for the case that nothing more can be fetched. */
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
