import { Spinner } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'

/** Shown while the code or the data of a screen loads. */
export function ScreenLoading() {
  const { t } = useLingui()
  return (
    <div className="screen-loading" aria-busy="true">
      <Spinner label={t`Loading`} />
    </div>
  )
}
