import { Badge } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { User } from './queries.ts'

/** Whether somebody has come in yet, and still may. */
export function StateOf({ state }: Pick<User, 'state'>) {
  const { t } = useLingui()
  if (state === 'active') return <Badge tone="primary">{t`Active`}</Badge>
  if (state === 'invited')
    return (
      <Badge tone="neutral" variant="dashed">
        {t`Invited`}
      </Badge>
    )
  return (
    <Badge tone="amber" variant="outline">
      {t`Disabled`}
    </Badge>
  )
}
