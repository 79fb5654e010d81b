/** Document actions: runs actions on a document, reports success and offers undo. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { interfacePath, shared, siteLayers, siteLocales } from '@cyanotype/content/model/index.ts'
import { AlertDialog, toasts, useUndo } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { ApiProblem } from '../api/api-problem.ts'
import { useAdmin } from '../app-context/app-context.tsx'
import { languageName } from '../i18n/formats.tsx'
import { useRouter } from '../router/router-context.tsx'
import type { DocumentEditorState } from './editor-props.ts'
import type { DocumentResponse, Versions } from './saving/publishing.ts'
import { isPublic } from './saving/publishing.ts'

export interface EditorActions {
  save(): Promise<void>
  unpublish(): Promise<void>
  archive(): Promise<void>
  unarchive(): Promise<void>
  trash(): Promise<void>
  restore(): Promise<void>
  copy(): Promise<void>
  /** Shown before visitors lose a page that cannot be restored exactly. */
  readonly question: ReactNode
}

export function useEditorActions({ type, editing, state, locale }: DocumentEditorState): EditorActions {
  const { t, i18n } = useLingui()
  const { api, locale: interfaceLocale } = useAdmin()
  const router = useRouter()
  const language = languageName(locale, i18n.locale)

  const { live, confirm, listsChange, question } = useUndoActions({ type, editing, state })
  const here = [locale]
  return {
    async save() {
      settleField()
      if (await editing.save()) listsChange()
    },
    unpublish: () =>
      confirm({ lifecycle: { to: 'unpublish', locales: here }, layers: here }, t`${language} unpublished`, {
        title: t`Unpublish ${language}?`,
        action: t`Unpublish`,
      }),
    archive: () =>
      confirm(
        {
          lifecycle: { to: 'archive', locales: here },
          layers: here,
          reverse: { to: 'unarchive', locales: here },
        },
        t`${language} archived`,
        { title: t`Archive ${language}?`, action: t`Archive` },
      ),
    async unarchive() {
      if (await live({ to: 'unarchive', locales: here }))
        toasts.add({ tone: 'success', title: t`${language} unarchived` })
    },
    trash: () =>
      confirm(
        { lifecycle: { to: 'trash' }, layers: siteLayers(), reverse: { to: 'restore' } },
        t`Moved to trash`,
        { title: t`Move to trash?`, action: t`Move to trash` },
      ),
    async restore() {
      if (await live({ to: 'restore' })) toasts.add({ tone: 'success', title: t`Restored as a draft` })
    },
    async copy() {
      const { document } = editing.state()
      if (document === undefined || !(await editing.importDrafts())) return
      try {
        const params = { type: type.name, id: document.id }
        const copy = await api('POST /api/documents/{type}/{id}/copy', { params, body: {} })
        listsChange()
        toasts.add({ tone: 'success', title: t`Duplicated as a draft` })
        await router.navigate({
          href: interfacePath(interfaceLocale, `/admin/edit/${copy.id}?language=${locale}`),
        })
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        toasts.add({ tone: 'danger', urgent: true, title: error.message })
      }
    },
    question,
  }
}

/** A date, a number or a tag is complete when its field is left, which saving with the keyboard does not do. */
function settleField(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Opens a new page below the one with a slug. */
export function useCreateBelow({ type, locale }: Pick<DocumentEditorState, 'type' | 'locale'>) {
  const { locale: interfaceLocale } = useAdmin()
  const router = useRouter()
  return (slug: string) => {
    const query = new URLSearchParams({ type: type.name, language: locale, below: slug })
    void router.navigate({ href: interfacePath(interfaceLocale, `/admin/create?${query}`) })
  }
}

/** Runs an action, reports success and offers undo. Asks first when undo cannot restore everything. */
function useUndoActions({ type, editing, state }: Pick<DocumentEditorState, 'type' | 'editing' | 'state'>) {
  const queries = useQueryClient()
  const undo = useUndo()
  const [openQuestion, setOpenQuestion] = useState<Question>()
  const listsChange = () => void queries.invalidateQueries({ queryKey: ['documents', type.name] })
  const live = async (...life: Parameters<typeof editing.live>) => {
    const isDone = await editing.live(...life)
    if (isDone) listsChange()
    return isDone
  }
  /** Runs the action and shows a notice with undo, which publishes the previous versions again. */
  const withUndo = async (action: EditorAction, message: string) => {
    const before = editing.state().document
    if (before === undefined || !(await live(action.lifecycle))) return
    const versions = versionsToRepublish(before, action.layers)
    const wasPublic = Object.keys(versions).length > 0
    if (action.reverse === undefined && !wasPublic)
      return void toasts.add({ tone: 'success', title: message })
    undo(message, () => {
      void (async () => {
        if (action.reverse !== undefined && !(await live(action.reverse))) return
        if (wasPublic) await live({ to: 'republish', versions })
      })()
    })
  }
  const confirm = (action: EditorAction, message: string, question: Pick<Question, 'title' | 'action'>) => {
    const losses = lossesOf(action, state.document)
    if (!(losses.isOlder || losses.isScheduled)) return withUndo(action, message)
    setOpenQuestion({ ...question, ...losses, onConfirm: () => void withUndo(action, message) })
    return Promise.resolve()
  }
  const question = <ActionDialog question={openQuestion} onClose={() => setOpenQuestion(undefined)} />
  return { live, confirm, listsChange, question }
}

interface EditorAction {
  readonly lifecycle: Parameters<DocumentEditorState['editing']['live']>[0]
  readonly reverse?: Parameters<DocumentEditorState['editing']['live']>[0]
  /** The layers that visitors lose. */
  readonly layers: readonly Layer[]
}

/** What undo cannot restore. */
interface Losses {
  /** The published version is older than the draft. */
  readonly isOlder: boolean
  /** A schedule is cancelled. */
  readonly isScheduled: boolean
}

function lossesOf({ lifecycle, layers }: EditorAction, document: DocumentResponse | undefined): Losses {
  const cancelled = document?.schedules.filter(
    ({ action, failure }) => failure === null && (lifecycle.to !== 'unpublish' || action === 'unpublish'),
  )
  return {
    isOlder: layers.some((layer) => document?.layers[layer].status === 'changed'),
    isScheduled: cancelled?.some((schedule) => layers.some((layer) => layer in schedule.layers)) ?? false,
  }
}

interface Question extends Losses {
  readonly title: string
  readonly action: string
  readonly onConfirm: () => void
}

interface ActionDialogProps {
  readonly question: Question | undefined
  readonly onClose: () => void
}

function ActionDialog({ question, onClose }: ActionDialogProps) {
  const { t } = useLingui()
  const confirm = () => {
    question?.onConfirm()
    onClose()
  }
  return (
    <AlertDialog
      open={question !== undefined}
      title={question?.title ?? ''}
      action={question?.action ?? ''}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {question?.isOlder ? (
        <p>{t`The published version is older than your draft. It stays in the version history but is removed from the site.`}</p>
      ) : null}
      {question?.isScheduled ? <p>{t`The schedule is cancelled. Undo does not restore it.`}</p> : null}
    </AlertDialog>
  )
}

/** The versions that were public and had no newer draft, which was never public and must not be published. */
function versionsToRepublish(before: DocumentResponse, lost: readonly Layer[]): Versions {
  const { layers: earlier } = before
  const languages = siteLocales().filter(
    (code) => lost.includes(code) && earlier[code].status === 'published' && isPublic(before, code),
  )
  if (languages.length === 0) return {}
  const isSharedLost = lost.includes(shared) && earlier[shared].status === 'published'
  const layers: readonly Layer[] = isSharedLost ? [...languages, shared] : languages
  return Object.fromEntries(layers.map((layer) => [layer, earlier[layer].version]))
}
