/** Editor header: breadcrumb, save status, other users and actions. It is always visible. */
import { listPathOf } from '@cyanotype/content/contracts/admin-paths.ts'
import { may, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Saving } from '@cyanotype/ui/index.ts'
import { Button, Presence, SavingState } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSession } from '../app-context/app-context.tsx'
import { useCommands } from '../commands/commands.ts'
import { MoreActions } from '../components/more-actions.tsx'
import { ScreenHeader } from '../components/screen-heading.tsx'
import { lazyComponent } from '../lazy/lazy-component.tsx'
import { Carets } from './carets/carets.tsx'
import type { EditorState } from './editor-commands.ts'
import { editorCommands, menuEntries } from './editor-commands.ts'
import type { DocumentEditorState } from './editor-props.ts'
import { editedTitle } from './editor-props.ts'
import { useEditSearch } from './editor-search-params.ts'
import { SharePreviewDialog } from './preview/share-preview-dialog.tsx'
import { useViewPage } from './preview/use-view-page.ts'
import { PublishDialog } from './publishing/publish-dialog.tsx'
import type { PublishChoice } from './publishing/publishable-locales.ts'
import { publishable } from './publishing/publishable-locales.ts'
import { ScheduleDialog } from './publishing/schedule-dialog.tsx'
import { RequestedBadge } from './review/review-badge.tsx'
import { isPublic } from './saving/publishing.ts'
import type { EditingState } from './state/editing-state.ts'
import { changedLayers } from './state/layer-edits.ts'
import { useCreateBelow, useEditorActions } from './use-document-actions.tsx'
import { usePresence } from './use-presence.ts'
import { VersionsDrawer } from './versions/versions-drawer.tsx'

const ReviewPanel = lazyComponent(async () => (await import('./review/review-panel.tsx')).ReviewPanel)

const AddToSetDialog = lazyComponent(
  async () => (await import('../publish-sets/add-to-set-dialog.tsx')).AddToSetDialog,
)

export type OpenDialog = 'publish' | 'schedule' | 'publish-set' | 'share' | undefined

interface EditorHeaderProps extends DocumentEditorState {
  /** Default: the title of the document. */
  readonly windowTitle?: string
}

export function EditorHeader({ windowTitle, ...editor }: EditorHeaderProps) {
  const { t, i18n } = useLingui()
  const { type, state } = editor
  const [view, changeView] = useEditSearch()
  const [shown, setShown] = useState<OpenDialog>()
  const session = useSession()
  const actions = useEditorActions(editor)
  const createBelow = useCreateBelow(editor)
  const viewPage = useViewPage(editor)
  const people = usePresence(editor)
  const choice = publishable(editor, session)

  const typeName = i18n._(type.labelOne)
  const one = typeName.toLocaleLowerCase(i18n.locale)
  const currentCrumb = { label: state.document === undefined ? t`Create` : t`Edit` }
  const title = type.kind === 'single' ? typeName : (editedTitle(editor) ?? t`New ${one}`)
  // React is notified only after a pause in typing, but a command may run before that.
  const show = (what: OpenDialog) => {
    editor.editing.notifyNow()
    setShown(what)
  }
  const at = { ...editor, actions, createBelow, viewPage, view, changeView, show, choice, session, i18n }
  useCommands(() => {
    const now = { ...editor, state: editor.editing.state() }
    return editorCommands({ ...at, ...now, choice: publishable(now, session) })
  })
  return (
    <>
      <ScreenHeader
        title={title}
        windowTitle={windowTitle}
        crumbs={
          type.kind === 'collection'
            ? [{ label: i18n._(type.label), to: listPathOf(type) }, currentCrumb]
            : []
        }
        status={
          <>
            {isUntouched(state) ? null : (
              <SavingState state={savingOf(state)} onRetry={() => void actions.save()} />
            )}
            <RequestedBadge type={type} state={state} />
            <Presence users={people} />
          </>
        }
        actions={state.isDeciding ? null : <Actions {...at} />}
      />
      <Dialogs {...editor} shown={shown} choice={choice} onClose={() => setShown(undefined)} />
      {view.panel === 'versions' ? <VersionsDrawer {...editor} /> : null}
      {view.panel === 'review' ? <ReviewPanel {...editor} /> : null}
      <Carets {...editor} users={people} />
      {actions.question}
    </>
  )
}

interface DialogsProps extends DocumentEditorState {
  readonly shown: OpenDialog
  readonly choice: PublishChoice
  readonly onClose: () => void
}

function Dialogs({ shown, choice, onClose, ...editor }: DialogsProps) {
  const { type, state } = editor
  switch (shown) {
    case 'publish':
      return <PublishDialog {...editor} choice={choice} onClose={onClose} />
    case 'schedule':
      return <ScheduleDialog {...editor} choice={choice} onClose={onClose} />
    case 'publish-set':
      return state.document === undefined ? null : (
        <AddToSetDialog
          type={type.name}
          documents={[state.document.id]}
          languages={choice.toPublish}
          onClose={onClose}
        />
      )
    case 'share':
      return state.document === undefined ? null : (
        <SharePreviewDialog {...editor} id={state.document.id} onClose={onClose} />
      )
    default:
      return null
  }
}

function Actions(at: EditorState) {
  const { t } = useLingui()
  const { type, state, view, changeView, choice, show, session } = at
  const entries = menuEntries(at)
  const mayRequest =
    !choice.mayPublish &&
    state.document?.trashedAt === null &&
    session !== null &&
    may(session, 'documents.edit', { type })
  const isPageShown = view.part === 'preview'
  const isSeen = siteLocales().some((code) => isPublic(state.document, code))
  return (
    <>
      {type.page === undefined ? null : (
        <Button
          variant="ghost"
          color="neutral"
          icon="eye"
          className="preview-toggle"
          aria-pressed={isPageShown}
          onClick={() => changeView({ part: isPageShown ? 'write' : 'preview' })}
        >
          <Trans>Preview</Trans>
        </Button>
      )}
      <MoreActions items={entries} />
      {choice.mayPublish ? (
        <Button
          {...(choice.isWorthIt ? {} : { variant: 'outline', color: 'neutral' })}
          aria-disabled={!choice.isWorthIt}
          loading={state.busy === 'working'}
          onClick={() => choice.isWorthIt && show('publish')}
        >
          {choice.isWorthIt || !isSeen ? t`Publish…` : t`Published`}
        </Button>
      ) : null}
      {mayRequest ? (
        <Button onClick={() => changeView({ panel: 'review' })}>{t`Request review…`}</Button>
      ) : null}
    </>
  )
}

/** A new document without any text: there is nothing to report as saved. */
const isUntouched = (state: EditingState) => state.document === undefined && savingOf(state) === 'saved'

function savingOf({ busy, edits, conflict, trouble }: EditingState): Saving {
  if (conflict !== undefined) return 'conflict'
  if (busy === 'saving' || busy === 'autosaving') return 'saving'
  if (changedLayers(edits).length === 0) return 'saved'
  if (trouble === 'unavailable') return 'offline'
  return trouble === undefined ? 'unsaved' : 'failed'
}
