/** Where the words are: on the server, on their way, or on this device only. Quietly, and in words. */
import { Trans } from '@lingui/react/macro'
import type { EditingState } from '../../edits/editing-state.ts'
import { changedLayers } from '../../edits/edits.ts'

export function SavingState({ state: { busy, edits, isKept, document } }: { readonly state: EditingState }) {
  return (
    <p className="saving-state" role="status">
      {words()}
    </p>
  )

  function words() {
    if (busy === 'saving') return <Trans>Saving …</Trans>
    if (busy === 'publishing') return <Trans>Publishing …</Trans>
    if (changedLayers(edits).length > 0) {
      return isKept ? <Trans>Not saved yet, kept on this device</Trans> : <Trans>Not saved yet</Trans>
    }
    return document === undefined ? null : <Trans>All changes saved</Trans>
  }
}
