/** The screen on which a document is written: the bar, its languages, the form, and what publishing needs. */
import type { DocumentType, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../admin-context.tsx'
import { ConflictScreen } from '../../conflict/conflict-screen.tsx'
import type { DocumentAnswer } from '../../edits/publishing.ts'
import { ScreenTitle } from '../../layout/screen-title.tsx'
import { useShortcut } from '../../layout/shortcut.ts'
import { useDocumentActions } from './document-actions.ts'
import { DocumentForm } from './document-form.tsx'
import { EditBar } from './edit-bar.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { LeavingQuestion } from './leaving-question.tsx'
import { Notices } from './notices.tsx'
import { useEditing } from './use-editing.ts'

interface DocumentDeskProps {
  readonly type: DocumentType
  readonly document: DocumentAnswer | undefined
  readonly locale: Locale
  readonly onCreated: (document: DocumentAnswer) => void
}

export function DocumentDesk({ type, document, locale, onCreated }: DocumentDeskProps) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const [editing, state] = useEditing({ type, document, onCreated })
  const actions = useDocumentActions(type, editing, locale)
  useShortcut('s', () => void actions.save(), { withControl: true })

  const title = titleOf(type, state.edits[locale].data) ?? titleOf(type, state.edits.en.data)
  const typeName = i18n._(type.labelOne)
  const one = typeName.toLocaleLowerCase(i18n.locale)
  const name = type.kind === 'single' ? typeName : (title ?? t`New ${one}`)
  const isAllowed = (layer: Layer) => session !== null && may(session, 'documents.edit', { type, layer })
  const { conflict } = state

  return (
    <div className="desk" data-conflict={conflict ? '' : undefined}>
      <ScreenTitle hidden name={name}>
        {name}
      </ScreenTitle>
      <EditBar type={type} name={name} state={state} locale={locale} actions={actions} />
      {conflict ? (
        <ConflictScreen
          key={`${conflict.layer}-${conflict.version}`}
          type={type}
          conflict={conflict}
          onSettle={editing.settle}
          onPostpone={editing.postpone}
        />
      ) : (
        <>
          <Notices type={type} state={state} onExchange={editing.exchange} />
          <LanguageTabs state={state} locale={locale} />
          <DocumentForm
            type={type}
            state={state}
            locale={locale}
            isAllowed={isAllowed}
            onChange={editing.change}
            onUnpublish={actions.unpublish}
          />
        </>
      )}
      <LeavingQuestion editing={editing} />
    </div>
  )
}

function titleOf(type: DocumentType, data: Readonly<Record<string, unknown>>): string | undefined {
  const title = type.title === undefined ? undefined : data[type.title]
  return typeof title === 'string' && title.trim() !== '' ? title : undefined
}
