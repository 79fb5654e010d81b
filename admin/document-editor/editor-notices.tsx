/** Editor notices: errors, restored drafts and changes of other people. */
import { isLocale } from '@cyanotype/content/model/index.ts'
import { Button, Callout } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useEffect, useRef } from 'react'
import { problemText } from '../api/api-problem.ts'
import { languageName, RelativeTime } from '../i18n/formats.tsx'
import type { DocumentEditorState } from './editor-props.ts'
import { fieldIdOf, fieldLabel, goToField } from './fields/find-field.ts'
import type { EditingState } from './state/editing-state.ts'

export function EditorNotices(editor: DocumentEditorState) {
  const { state, editing } = editor
  const { restored, document } = state
  return (
    <div className="notices">
      <Refusals {...editor} />
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

/** The error summary receives the focus. Each line links to its field. */
function Refusals({ type, state: { problems, failure, busy } }: DocumentEditorState) {
  const { i18n } = useLingui()
  const summary = useRef<HTMLDivElement>(null)
  const isSettled = failure !== '' && busy === undefined
  useEffect(() => {
    if (isSettled) summary.current?.focus()
  }, [isSettled])
  if (failure === '') return null
  const title =
    problems.length > 0 ? (
      <Plural value={problems.length} one="# thing to do first" other="# things to do first" />
    ) : (
      <Trans>That did not work</Trans>
    )
  return (
    <div ref={summary} tabIndex={-1} role="alert">
      <Callout tone={problems.length > 0 ? 'warning' : 'danger'} title={title}>
        <p>{failure}</p>
        <ul className="plain-list">
          {problems.map((problem) => {
            const [layer = '', ...path] = problem.path.map(String)
            const language = isLocale(layer) ? ` (${languageName(layer, i18n.locale)})` : ''
            return (
              <li key={problem.path.join('-')}>
                <Button variant="link" size="sm" onClick={() => goToField(fieldIdOf(layer, path))}>
                  {fieldLabel(i18n, type.fields, path)}
                  {language}
                </Button>{' '}
                {problemText(i18n, problem)}
              </li>
            )
          })}
        </ul>
      </Callout>
    </div>
  )
}

function InTrash({ at }: { readonly at: string }) {
  return (
    <Callout tone="warning" title={<Trans>This is in the trash</Trans>}>
      <p>
        <Trans>
          It was put there <RelativeTime at={at} />. Take it out of the trash to go on writing: it stands in
          the menu above.
        </Trans>
      </p>
    </Callout>
  )
}

/** An autosave found a conflict. The notice does not interrupt typing, and no text is lost. */
function Clashing({ state: { conflict, isDeciding }, editing }: DocumentEditorState) {
  const { t } = useLingui()
  const editor = conflict?.editor ?? t`Somebody else`
  return (
    <div role="status">
      {conflict === undefined || isDeciding ? null : (
        <Callout tone="warning" title={t`${editor} changed the same words as you`}>
          <p>
            <Trans>Both texts are kept. Write on, and decide when you are ready.</Trans>{' '}
            <Button size="sm" variant="outline" color="neutral" onClick={() => void editing.save()}>
              <Trans>Compare and decide</Trans>
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
      <Callout tone="warning" title={<Trans>This device has no room to keep your words</Trans>}>
        <p>
          <Trans>
            They are saved on the server as long as it can be reached. Leave this page only once it says
            “Saved”.
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
          isPutAside ? <Trans>This is the saved text</Trans> : <Trans>Here is what you had not saved</Trans>
        }
      >
        <p>
          {isPutAside ? (
            <Trans>What you had written is put aside until you leave this page.</Trans>
          ) : (
            <Trans>
              It was kept on this device (<RelativeTime at={at} />) and is on screen again. It is saved as
              soon as you write on.
            </Trans>
          )}
        </p>
        <p className="notice-answers">
          {isPutAside ? null : (
            <Button size="sm" variant="outline" color="neutral" onClick={onSave}>
              <Trans>Save it now</Trans>
            </Button>
          )}
          <Button variant="link" size="sm" onClick={onReplace}>
            {isPutAside ? <Trans>Bring it back</Trans> : <Trans>Show the saved text instead</Trans>}
          </Button>
        </p>
      </Callout>
    </div>
  )
}

/** Lists the fields that were merged with changes of another person, each with a link. */
function Merged({ type, state: { merged } }: DocumentEditorState) {
  const { i18n } = useLingui()
  const places = [...new Map(merged.map((one) => [`${one.layer}-${one.field}`, one])).values()]
  return (
    <div role="status">
      {places.length === 0 ? null : (
        <Callout tone="info" title={<Trans>Somebody else worked on this too</Trans>}>
          <p>
            <Trans>Their words and yours are both here. Have a look at:</Trans>{' '}
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
