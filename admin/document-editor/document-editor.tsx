/** Document editor screen: state and commands, the text, its settings and the preview. */
import type { ContentSource } from '@cyanotype/content/contracts/preview-messages.ts'
import type { DocumentType, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, may, shared } from '@cyanotype/content/model/index.ts'
import { SegmentedControl, SplitPane } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../app-context/app-context.tsx'
import { lazyComponent } from '../lazy/lazy-component.tsx'
import { LanguageChooser } from './columns/column-heading.tsx'
import { NextTranslation } from './columns/next-translation.tsx'
import type { LanguageColumns } from './columns/use-language-columns.ts'
import { useLanguageColumns } from './columns/use-language-columns.ts'
import './comments/comments-layout.css'
import { CommentsContext, useDocumentComments } from './comments/comments-context.ts'
import { ConflictScreen } from './conflict/conflict-screen.tsx'
import { DocumentForm } from './document-form.tsx'
import { EditorHeader } from './editor-header.tsx'
import { EditorNotices } from './editor-notices.tsx'
import type { DocumentEditorState } from './editor-props.ts'
import { useEditSearch } from './editor-search-params.ts'
import { fieldIdOf, goToFieldOnceRendered } from './fields/find-field.ts'
import { LeavePrompt } from './local-drafts/leave-prompt.tsx'
import { UnsendableDrafts } from './local-drafts/orphaned-drafts.tsx'
import { LanguageTabs } from './locale-tabs.tsx'
import { PreviewPane } from './preview/preview-pane.tsx'
import { controlOf } from './preview/scroll-to-field.ts'
import type { DocumentResponse } from './saving/publishing.ts'
import { useEditing } from './use-document-editing.ts'

const CommentsPanel = lazyComponent(async () => (await import('./comments/comments-panel.tsx')).CommentsPanel)

interface DocumentEditorProps {
  readonly type: DocumentType
  readonly document: DocumentResponse | undefined
  readonly locale: Locale
  /** The slug of the page above a new one. */
  readonly below: string | undefined
  readonly others: ReadonlySet<string>
  readonly onCreated: (document: DocumentResponse) => void
}

export function DocumentEditor(props: DocumentEditorProps) {
  const { type, locale } = props
  const session = useSession()
  const [editing, state] = useEditing(props)
  const [{ part, panel }, changeView] = useEditSearch()
  const { comments, anchor, setAnchor } = useDocumentComments({ type, state })
  const mayWrite = (layer: Layer) => session !== null && may(session, 'documents.edit', { type, layer })
  // In the trash, the server refuses every change.
  const isAllowed = (layer: Layer) => mayWrite(layer) && state.document?.trashedAt == null
  const { conflict, isDeciding } = state
  const editor = { type, editing, state, locale }
  const columns = useLanguageColumns(editor)
  useTitleFocus(props)

  const handlePoint = (language: Locale, source: ContentSource) => {
    changeView({ language, ...(part === 'preview' && isNarrow() ? { part: 'write' as const } : {}) })
    goToFieldOnceRendered(() => controlOf(type, language, source), { block: source.block })
  }
  return (
    <div className="document-editor" data-part={part}>
      <EditorHeader {...editor} />
      {conflict && isDeciding ? (
        <ConflictScreen
          key={`${conflict.layer}-${conflict.version}`}
          type={type}
          conflict={conflict}
          decisions={editing.decisions}
          onResolve={editing.resolveConflict}
          onPostpone={editing.postpone}
        />
      ) : (
        <>
          <Switches editor={editor} columns={columns} isAllowed={isAllowed(locale)} />
          <EditorNotices {...editor} />
          <UnsendableDrafts {...editor} others={props.others} isAllowed={mayWrite} />
          <div className="writing-and-comments">
            <CommentsContext value={comments}>
              <WritingAndPage
                isPageShown={part === 'preview'}
                writing={<DocumentForm {...editor} columns={columns} isAllowed={isAllowed} />}
                page={<PreviewPane {...editor} onPoint={handlePoint} />}
              />
            </CommentsContext>
            {comments && (panel === 'comments' || anchor) ? (
              <CommentsPanel editor={editor} anchor={anchor} onAnchor={setAnchor} />
            ) : null}
          </div>
        </>
      )}
      <LeavePrompt editing={editing} />
    </div>
  )
}

interface SwitchesProps {
  readonly editor: DocumentEditorState
  readonly columns: LanguageColumns
  /** Whether the user may edit the language. */
  readonly isAllowed: boolean
}

/** The edited language, those beside it, and on phones the section. */
function Switches({ editor, columns, isAllowed }: SwitchesProps) {
  const { type, state, locale } = editor
  const speaks = Object.keys(fieldsOf(type, locale)).length > 0
  return (
    <div className="document-editor-switches">
      {speaks ? <LanguageTabs state={state} locale={locale} /> : null}
      {speaks ? (
        <div className="language-tools">
          {isAllowed ? <NextTranslation {...editor} columns={columns} /> : null}
          <LanguageChooser {...editor} columns={columns} />
        </div>
      ) : null}
      <PartSwitch type={type} />
    </div>
  )
}

interface WritingAndPageProps {
  readonly isPageShown: boolean
  readonly writing: ReactNode
  readonly page: ReactNode
}

/** Shows the text with an optional preview. Opening it does not remount the text, so the caret stays. */
function WritingAndPage({ isPageShown, writing, page }: WritingAndPageProps) {
  const { t } = useLingui()
  return (
    <SplitPane
      className="writing-and-page"
      label={t`Editor width`}
      data-page={isPageShown ? '' : undefined}
      min={30}
      max={75}
      start={writing}
      end={isPageShown ? page : null}
    />
  )
}

/** Focuses the title of a new document. */
function useTitleFocus({ type, document: saved, locale }: DocumentEditorProps): void {
  const focusTitle = useEffectEvent(() => {
    if (saved !== undefined || type.title === undefined) return
    const layer = Object.hasOwn(fieldsOf(type, locale), type.title) ? locale : shared
    document.getElementById(fieldIdOf(layer, [type.title]))?.focus({ preventScroll: true })
  })
  useEffect(() => focusTitle(), [])
}

const isNarrow = () => window.matchMedia('(width < 48rem)').matches

/** Phones have room for one section at a time. */
function PartSwitch({ type }: Pick<DocumentEditorProps, 'type'>) {
  const { t } = useLingui()
  const [{ part }, change] = useEditSearch()
  const segments = [
    { value: 'write', label: t`Write` },
    { value: 'facts', label: t`Settings` },
    ...(type.page === undefined ? [] : [{ value: 'preview', label: t`Preview` }]),
  ]
  return (
    <SegmentedControl
      className="section-switch"
      label={t`Editor view`}
      labelHidden
      segments={segments}
      value={part}
      onValueChange={(value) => change({ part: value === 'facts' || value === 'preview' ? value : 'write' })}
    />
  )
}
