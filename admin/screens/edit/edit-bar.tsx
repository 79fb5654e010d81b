/** Where one is, whether everything is saved, and what can be done about it: always in sight. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { may, shared } from '@cyanotype/content/model/index.ts'
import { Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSession } from '../../admin-context.tsx'
import type { EditingState } from '../../edits/editing-state.ts'
import { changedLayers, isChanged } from '../../edits/edits.ts'
import { AdminLink } from '../../layout/admin-link.tsx'
import { languageName } from '../../words/language-name.ts'
import type { DocumentActions } from './document-actions.ts'
import { SavingState } from './saving-state.tsx'

interface EditBarProps {
  readonly type: DocumentType
  readonly name: string
  readonly state: EditingState
  readonly locale: Locale
  readonly actions: DocumentActions
}

export function EditBar({ type, name, state, locale, actions }: EditBarProps) {
  const { i18n } = useLingui()
  const isDeciding = state.conflict !== undefined
  return (
    <header className="edit-bar">
      <p className="edit-place">
        {type.kind === 'collection' ? (
          <>
            <AdminLink to={`/admin/${type.name}`} variant="quiet">
              {i18n._(type.label)}
            </AdminLink>
            <span aria-hidden="true"> / </span>
          </>
        ) : null}
        <span className="edit-name" aria-hidden="true">
          {name}
        </span>
      </p>
      <SavingState state={state} />
      {isDeciding ? null : <Actions type={type} state={state} locale={locale} actions={actions} />}
    </header>
  )
}

function Actions({ type, state, locale, actions }: Omit<EditBarProps, 'name'>) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const note = useId()
  const { document, edits, busy } = state
  const { status } = document?.layers[locale] ?? { status: 'none' }
  const hasChanges = changedLayers(edits).length > 0
  const isPublicAsItIs =
    status === 'published' &&
    !hasChanges &&
    document?.layers[shared].status !== 'changed' &&
    !isChanged(edits[shared])
  const mayPublish = session !== null && may(session, 'documents.publish', { type, layer: locale })
  const mayEdit = session !== null && may(session, 'documents.edit', { type })
  const language = languageName(locale, i18n.locale)
  return (
    <div className="edit-actions">
      {type.page === undefined ? null : (
        <Button variant="ghost" color="neutral" icon="eye" onClick={() => void actions.preview()}>
          <span className="edit-action-words">
            <Trans>Open preview</Trans>
          </span>
        </Button>
      )}
      {mayEdit ? (
        <Button
          variant="outline"
          color="neutral"
          aria-keyshortcuts="Control+s Meta+s"
          aria-disabled={!hasChanges}
          loading={busy === 'saving'}
          onClick={() => void (hasChanges && actions.save())}
        >
          <Trans>Save</Trans>
        </Button>
      ) : null}
      {mayPublish ? (
        <Button
          aria-disabled={isPublicAsItIs}
          aria-describedby={note}
          loading={busy === 'publishing'}
          onClick={() => void (!isPublicAsItIs && actions.publish())}
        >
          {t`Publish in ${language}`}
        </Button>
      ) : null}
      <span id={note} hidden>
        {isPublicAsItIs ? t`Visitors already see this text.` : t`Visitors will see this text at once.`}
      </span>
    </div>
  )
}
