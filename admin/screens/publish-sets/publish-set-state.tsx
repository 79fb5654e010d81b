/** State of a publish set, as a badge. */
import type { BadgeTone } from '@cyanotype/ui/index.ts'
import { Badge } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PublishSetSummary } from '../../publish-sets/queries.ts'

type State = PublishSetSummary['state']

const labels: Readonly<Record<State, MessageDescriptor>> = {
  open: msg`In preparation`,
  scheduled: msg`Scheduled`,
  failed: msg`Failed`,
  published: msg`Published`,
  undone: msg`Undone`,
}

const tones: Readonly<Record<State, BadgeTone>> = {
  open: 'neutral',
  scheduled: 'violet',
  failed: 'red',
  published: 'green',
  undone: 'neutral',
}

export function PublishSetState({ state }: { readonly state: State }) {
  const { i18n } = useLingui()
  return (
    <Badge tone={tones[state]} variant="outline" dot>
      {i18n._(labels[state])}
    </Badge>
  )
}
