import { Spinner } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'

/** While the code of a screen, or what it shows, is on its way. */
export function ScreenLoading() {
  const { t } = useLingui()
  return (
    <div className="screen-loading" aria-busy="true">
      <Spinner label={t`Loading`} />
    </div>
  )
}
