/** Editor notices: errors, restored drafts and changes of other people. */
import { defaultLocale, isSiteLocale, pagePath, shared } from '@cyanotype/content/model/index.ts'
import { Button, Callout } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useEffect, useId } from 'react'
import { problemText } from '../api/api-problem.ts'
import { useSession } from '../app-context/app-context.tsx'
import { SwitchedOff } from '../components/switched-off.tsx'
import { languageName, RelativeTime } from '../i18n/formats.tsx'
import type { DocumentEditorState } from './editor-props.ts'
import { fieldIdOf, fieldLabel, goToField, goToFieldOnceRendered } from './fields/find-field.ts'
import type { EditingState } from './state/editing-state.ts'

export function EditorNotices(editor: DocumentEditorState) {
  const { type, state, editing } = editor
  const { restored, document } = state
  return (
    <div className="notices">
      <Refusals {...editor} />
      <SwitchedOff type={type} path={pagePath(type, defaultLocale(), dataOf(editor))} />
      {document?.trashedAt == null ? null : <InTrash at={document.trashedAt} />}
      <Clashing {...editor} />
      {state.isInLocalDraft ? null : <StorageFullNotice />}
      {restored ? (
        <Restored {...restored} onReplace={editing.replaceDrafts} onSave={() => void editing.save()} />
      ) : null}
      <Merged {...editor} />
    </div>
  )
}

/** What the path of the page is made of. */
const dataOf = ({ state: { edits }, locale }: DocumentEditorState) => ({
  ...edits[shared].data,
  ...edits[locale].data,
})

/** The error summary receives the focus. Each line links to its field. */
function Refusals({ type, state: { problems, failure, busy } }: DocumentEditorState) {
  const { i18n } = useLingui()
  const id = useId()
  const isSettled = failure !== '' && busy === undefined
  // The dialog of the action may still close.
  useEffect(() => {
    if (isSettled) goToFieldOnceRendered(id)
  }, [isSettled, id])
  if (failure === '') return null
  const title =
    problems.length > 0 ? (
      <Plural value={problems.length} one="# issue to fix" other="# issues to fix" />
    ) : (
      <Trans>Action failed</Trans>
    )
  return (
    <div id={id} tabIndex={-1} role="alert">
      <Callout tone={problems.length > 0 ? 'warning' : 'danger'} title={title}>
        <p>{failure}</p>
        <ul className="plain-list">
          {problems.map((problem) => (
            <li key={problem.path.join('-')}>
              <ProblemPlace type={type} problem={problem} /> {problemText(i18n, problem)}
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}

interface ProblemPlaceProps extends Pick<DocumentEditorState, 'type'> {
  readonly problem: EditingState['problems'][number]
}

/** A link to the field, or the language of a problem that is not about a field. */
function ProblemPlace({ type, problem }: ProblemPlaceProps) {
  const { t, i18n } = useLingui()
  const [layer = '', ...path] = problem.path.map(String)
  const language = isSiteLocale(layer) ? languageName(layer, i18n.locale) : undefined
  if (path.length === 0) return <strong>{language ?? (layer === shared ? t`All languages` : null)}</strong>
  return (
    <Button variant="link" size="sm" onClick={() => goToField(fieldIdOf(layer, path))}>
      {fieldLabel(i18n, type.fields, path)}
      {language === undefined ? '' : ` (${language})`}
    </Button>
  )
}

function InTrash({ at }: { readonly at: string }) {
  return (
    <Callout tone="warning" title={<Trans>This document is in the trash</Trans>}>
      <p>
        <Trans>
          Moved to trash <RelativeTime at={at} />. To edit this document, choose Restore in the menu above.
        </Trans>
      </p>
    </Callout>
  )
}

/** An autosave found a conflict. The notice does not interrupt typing, and no text is lost. */
function Clashing({ state: { conflict, isDeciding }, editing }: DocumentEditorState) {
  const { t } = useLingui()
  const session = useSession()
  const editor = conflict?.editor ?? t`another user`
  const isOwn = editor === session?.username
  const title = isOwn
    ? t`You edited the same text in another window`
    : t`You and ${editor} both edited the same text`
  return (
    <div role="status">
      {conflict === undefined || isDeciding ? null : (
        <Callout tone="warning" title={title}>
          <p>
            <Trans>Both texts are safe. Keep writing and resolve the conflict when you are ready.</Trans>{' '}
            <Button size="sm" variant="outline" color="neutral" onClick={() => void editing.save()}>
              <Trans>Resolve conflict</Trans>
            </Button>
          </p>
        </Callout>
      )}
    </div>
  )
}

function StorageFullNotice() {
  return (
    <div role="alert">
      <Callout tone="warning" title={<Trans>Device storage is full</Trans>}>
        <p>
          <Trans>
            Changes are saved to the server while you are online. Wait for “Saved” before you leave this page.
          </Trans>
        </p>
      </Callout>
    </div>
  )
}

type RestoredProps = NonNullable<EditingState['restored']> & {
  readonly onReplace: () => void
  readonly onSave: () => void
}

function Restored({ at, isPutAside, onReplace, onSave }: RestoredProps) {
  return (
    <div role="status">
      <Callout
        tone="info"
        title={
          isPutAside ? <Trans>Showing the saved version</Trans> : <Trans>Unsaved changes restored</Trans>
        }
      >
        <p>
          {isPutAside ? (
            <Trans>Your unsaved changes stay available until you leave this page.</Trans>
          ) : (
            <Trans>
              These changes were stored on this device (<RelativeTime at={at} />
              ). They are saved when you continue writing.
            </Trans>
          )}
        </p>
        <p className="notice-answers">
          {isPutAside ? null : (
            <Button size="sm" variant="outline" color="neutral" onClick={onSave}>
              <Trans>Save now</Trans>
            </Button>
          )}
          <Button variant="link" size="sm" onClick={onReplace}>
            {isPutAside ? <Trans>Restore unsaved changes</Trans> : <Trans>Show saved version</Trans>}
          </Button>
        </p>
      </Callout>
    </div>
  )
}

/** Lists the fields that were merged with changes of another person, each with a link. */
function Merged({ type, state: { merged } }: DocumentEditorState) {
  const { t, i18n } = useLingui()
  const [editor, ...others] = new Set(merged.map((one) => one.editor))
  const places = [...new Map(merged.map((one) => [`${one.layer}-${one.field}`, one])).values()]
  return (
    <div role="status">
      {places.length === 0 ? null : (
        <Callout tone="info">
          <p>
            {editor && others.length === 0
              ? t`${editor}’s changes were merged with yours. Review:`
              : t`Another user’s changes were merged with yours. Review:`}{' '}
            {places.map(({ layer, field }, index) => (
              <Fragment key={`${layer}-${field}`}>
                {index > 0 ? ', ' : ''}
                <Button variant="link" size="sm" onClick={() => goToField(fieldIdOf(layer, [field]))}>
                  {fieldLabel(i18n, type.fields, [field])}
                </Button>
              </Fragment>
            ))}
          </p>
        </Callout>
      )}
    </div>
  )
}
