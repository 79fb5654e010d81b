/** Unsendable drafts: drafts in languages that the user may no longer edit. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { Callout } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import type { DocumentEditorState } from '../editor-props.ts'
import './orphaned-drafts.css'
import { OrphanedDrafts, ThrowAway } from './orphaned-drafts.tsx'
import { useOrphanedDrafts } from './use-orphaned-drafts.ts'

interface NotToBeSentProps extends Pick<DocumentEditorState, 'type' | 'state'> {
  readonly others: ReadonlySet<string>
  readonly isAllowed: (layer: Layer) => boolean
}

export function NotToBeSent({ type, state, others, isAllowed }: NotToBeSentProps) {
  const { orphaned, remove } = useOrphanedDrafts(state.document?.id ?? 'new', others)
  const texts = orphaned?.texts.filter(({ layer }) => !isAllowed(layer)) ?? []
  if (texts.length === 0) return null
  return (
    <div className="notices">
      <Callout tone="warning" title={<Trans>Words of yours that you may not save here any more</Trans>}>
        <p>
          <Trans>
            They are kept on this device. Copy them, and give them to somebody who writes in that language.
          </Trans>
        </p>
        <OrphanedDrafts type={type} texts={texts} />
        <ThrowAway onThrow={() => remove(texts)} />
      </Callout>
    </div>
  )
}
