/** Bottom bar of the composer, in reach of the thumb: missing fields, saving state and the publish button. */
import { updates } from '@cyanotype/content/model/collections/updates.ts'
import { may } from '@cyanotype/content/model/core.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { siteLocales } from '@cyanotype/content/model/locales.ts'
import type { Saving } from '@cyanotype/ui/index.ts'
import { Button, SavingState } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSession } from '../../app-context/app-context.tsx'
import { useCommands } from '../../commands/commands.ts'
import { AdminButtonLink } from '../../components/admin-link.tsx'
import type { EditingState } from '../../document-editor/state/editing-state.ts'
import type { Edits } from '../../document-editor/state/layer-edits.ts'
import { changedLayers } from '../../document-editor/state/layer-edits.ts'
import { languageName } from '../../i18n/formats.tsx'
import { isFinished } from '../../media/uploads/upload-queue.ts'
import { useUploadQueue } from '../../media/uploads/use-uploads.ts'

interface ComposerBarProps {
  readonly state: EditingState
  readonly onPublish: (locales: readonly Locale[]) => void
  readonly onRetry: () => void
}

export function ComposerBar({ state, onPublish, onRetry }: ComposerBarProps) {
  const noteId = useId()
  const session = useSession()
  const mayPublish = session !== null && may(session, 'documents.publish', { type: updates })
  const ready = readinessOf(state.edits)
    .filter((one) => one.state === 'ready')
    .map(({ locale }) => locale)
  const isSending = useUploadQueue().uploads.some((upload) => !isFinished(upload))
  const isBlocked = !mayPublish || ready.length === 0 || isSending || state.conflict !== undefined
  const label = usePublishLabel(ready)
  const publish = () => {
    if (!isBlocked && state.busy !== 'working') onPublish(ready)
  }
  useCommands(() =>
    isBlocked ? [] : [{ id: 'quick.publish', label, icon: 'publish', keys: 'mod+enter', run: publish }],
  )
  return (
    <div className="composer-bar">
      <div className="composer-bar-text">
        {isUntouched(state) ? null : <SavingState state={savingOf(state)} onRetry={onRetry} />}
        <p id={noteId} className="composer-missing">
          {isSending ? (
            <Trans>The image is still uploading.</Trans>
          ) : (
            <Missing state={state} mayPublish={mayPublish} />
          )}
        </p>
      </div>
      {mayPublish ? (
        <Button
          size="lg"
          icon="publish"
          aria-disabled={isBlocked}
          aria-describedby={noteId}
          loading={state.busy === 'working'}
          onClick={publish}
        >
          {label}
        </Button>
      ) : (
        <FullEditorLink document={state.document} />
      )}
    </div>
  )
}

/** For writers, who request a review there. */
function FullEditorLink({ document }: Pick<EditingState, 'document'>) {
  if (document === undefined) return null
  return (
    <AdminButtonLink to={`/admin/edit/${document.id}?panel=review`} size="lg" icon="edit">
      <Trans>Open in full editor</Trans>
    </AdminButtonLink>
  )
}

function usePublishLabel(ready: readonly Locale[]): string {
  const { t, i18n } = useLingui()
  const [first, ...more] = ready
  if (first === undefined) return t`Publish`
  const language = languageName(first, i18n.locale)
  return more.length === 0
    ? t`Publish ${language}`
    : t`${plural(ready.length, { one: 'Publish # language', other: 'Publish # languages' })}`
}

interface MissingProps {
  readonly state: EditingState
  readonly mayPublish: boolean
}

/** One line for each language with content. */
function Missing({ state, mayPublish }: MissingProps) {
  const { t, i18n } = useLingui()
  const all = readinessOf(state.edits)
  const incomplete = all.filter((one) => one.state === 'incomplete')
  if (all.every((one) => one.state === 'empty'))
    return <Trans>Add a title and text in at least one language.</Trans>
  if (incomplete.length === 0 && !mayPublish)
    return <Trans>It is a draft. Request a review in the full editor.</Trans>
  if (incomplete.length === 0) return <Trans>Visitors will see it immediately.</Trans>
  return incomplete
    .map(({ locale, needsTitle }) => {
      const language = languageName(locale, i18n.locale)
      return needsTitle ? t`Add a title in ${language}.` : t`Add text in ${language}.`
    })
    .join(' ')
}

/** State of an update per language, and what it needs to be published. */
interface Readiness {
  readonly locale: Locale
  readonly state: 'empty' | 'incomplete' | 'ready'
  readonly needsTitle: boolean
  readonly needsText: boolean
}

export function readinessIn(edits: Edits, locale: Locale): Readiness {
  const { title, body } = edits[locale].data
  const needsTitle = isBlank(title)
  const needsText = isBlank(body)
  return { locale, needsTitle, needsText, state: stateOf(needsTitle, needsText) }
}

const readinessOf = (edits: Edits): readonly Readiness[] =>
  siteLocales().map((locale) => readinessIn(edits, locale))

function stateOf(needsTitle: boolean, needsText: boolean): Readiness['state'] {
  if (needsTitle && needsText) return 'empty'
  return needsTitle || needsText ? 'incomplete' : 'ready'
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''

/** An untouched update has no messages. */
function isUntouched({ document, edits, busy }: EditingState): boolean {
  return document === undefined && busy === undefined && changedLayers(edits).length === 0
}

function savingOf(state: EditingState): Saving {
  if (state.conflict) return 'conflict'
  if (state.trouble === 'unavailable') return 'offline'
  if (state.trouble) return 'failed'
  if (state.busy === 'saving' || state.busy === 'autosaving') return 'saving'
  return changedLayers(state.edits).length > 0 ? 'unsaved' : 'saved'
}
