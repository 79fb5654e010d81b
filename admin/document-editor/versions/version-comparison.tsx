/** Version comparison: two versions by field, texts by blocks and words, other values in readable form. */
import type { Fields, Layer } from '@cyanotype/content/model/index.ts'
import { isKind, isSiteLocale, may } from '@cyanotype/content/model/index.ts'
import type { DiffBlock } from '@cyanotype/ui/index.ts'
import { Button, DiffView, Skeleton, useUndo } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { ComparisonSwitch, TextComparison } from '../comparison/text-comparison.tsx'
import { textOfValue } from '../conflict/conflict.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import { useEditSearch } from '../editor-search-params.ts'
import { fieldLabel } from '../fields/find-field.ts'
import type { DocumentResponse } from '../saving/publishing.ts'
import type { Comparison } from './versions-queries.ts'
import { comparisonQuery } from './versions-queries.ts'

interface VersionComparisonProps extends DocumentEditorState {
  readonly document: DocumentResponse
  readonly layer: Layer
  readonly from: string
  readonly to: string
  readonly onBack: () => void
}

/** The button that had the focus is gone, and screen readers announce the new title of the dialog. */
export function focusDialogIfLost(content: HTMLElement | null): void {
  if (document.activeElement === document.body) content?.closest('dialog')?.focus()
}

export function VersionComparison(props: VersionComparisonProps) {
  const { type, document, layer, from, to, onBack } = props
  const { api } = useAdmin()
  const found = useQuery(comparisonQuery(api, { type, document, layer }, from, to))
  return (
    <div ref={focusDialogIfLost} className="version-comparison">
      <p>
        <Button variant="link" size="sm" onClick={onBack}>
          <Trans>Back to all versions</Trans>
        </Button>
      </p>
      {found.isPending ? <Skeleton lines={8} /> : null}
      {found.isError ? <LoadFailure error={found.error} onRetry={found.refetch} /> : null}
      {found.data ? <Changes {...props} comparison={found.data} /> : null}
    </div>
  )
}

function Changes({ comparison, ...props }: VersionComparisonProps & { readonly comparison: Comparison }) {
  const { t, i18n } = useLingui()
  const { type, layer, to } = props
  const { from, to: later, fields } = comparison
  const heads = {
    beforeLabel: from.note ?? t`Version ${from.number}`,
    afterLabel: to === 'draft' ? t`Current` : (later.note ?? t`Version ${later.number}`),
  }
  return (
    <>
      {fields.length === 0 ? (
        <p>
          <Trans>No differences</Trans>
        </p>
      ) : null}
      {fields.some(({ as }) => as === 'blocks') ? <ComparisonSwitch /> : null}
      {fields.map((change) => {
        const path = change.field.split('.')
        const label = fieldLabel(i18n, type.fields, path)
        const language = isSiteLocale(layer) ? { language: layer } : {}
        const View = change.as === 'blocks' ? TextComparison : DiffView
        return (
          <section key={change.field} className="version-field">
            <h3>{label}</h3>
            <View
              {...heads}
              {...language}
              {...textsOf(change, fieldAt(type.fields, path))}
              label={label}
              layout="within"
            />
          </section>
        )
      })}
      {to === 'draft' ? <Restore {...props} number={from.number} /> : null}
    </>
  )
}

/** Restoring creates a new version, so the previous one stays available. */
function Restore({ type, editing, layer, number }: VersionComparisonProps & { readonly number: number }) {
  const { t } = useLingui()
  const session = useSession()
  const undo = useUndo()
  const [, change] = useEditSearch()
  if (session === null || !may(session, 'documents.edit', { type, layer })) return null
  const restore = async () => {
    // Text that was just typed becomes a version of its own, which undo restores.
    const isSaved = await editing.save()
    const before = editing.state().document?.layers[layer].version
    const isRestored = isSaved && (await editing.live({ to: 'restore-version', layer, number }))
    // A reason why it failed is above the text.
    change({ panel: undefined, layer: undefined, from: undefined, to: undefined })
    if (!isRestored || before === undefined) return
    undo(t`Restored version ${number}`, () => {
      void editing.live({ to: 'restore-version', layer, number: before })
    })
  }
  return (
    <p className="version-restore">
      <Button icon="undo" onClick={() => void restore()}>
        {t`Restore version ${number}`}
      </Button>
      <Trans>The published page does not change until you publish.</Trans>
    </p>
  )
}

function fieldAt(fields: Fields, [name = '', ...rest]: readonly string[]): Fields[string] | undefined {
  const field = fields[name]
  return field !== undefined && isKind(field, 'group') && rest.length > 0
    ? fieldAt(field.fields, rest)
    : field
}

type Text = string | readonly DiffBlock[]
type Change = Comparison['fields'][number]

/** The values before and after, in the form in which they are compared. */
function textsOf(change: Change, field: Fields[string] | undefined): { before: Text; after: Text } {
  if (change.as === 'values') {
    return { before: textOfValue(field, change.from), after: textOfValue(field, change.to) }
  }
  if (change.as === 'words') {
    return { before: side(change.segments, 'added'), after: side(change.segments, 'removed') }
  }
  const texts = (without: 'added' | 'removed') =>
    change.blocks.flatMap((block) => {
      if (block.kind === 'changed') return [{ text: side(block.segments, without) }]
      return block.kind === without ? [] : [{ text: block.text }]
    })
  return { before: texts('added'), after: texts('removed') }
}

function side(
  segments: readonly { readonly kind: string; readonly text: string }[],
  without: string,
): string {
  return segments.map(({ kind, text }) => (kind === without ? '' : text)).join('')
}
