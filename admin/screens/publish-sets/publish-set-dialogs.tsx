/** Dialogs of a publish set, which ask before an action on all of its documents. */
import type { Moment } from '@cyanotype/ui/index.ts'
import { AlertDialog, toasts } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useAddress } from '../../components/admin-link.tsx'
import { DateTimeDialog, useSaveZone } from '../../components/date-time-dialog.tsx'
import type { PublishSet } from '../../publish-sets/queries.ts'
import { isUnpublished } from '../../publish-sets/queries.ts'
import { useRouter } from '../../router/router-context.tsx'
import { SetTitleDialog } from './set-title-dialog.tsx'
import type { SetWork } from './use-set-work.ts'

export type SetQuestion = 'publish' | 'schedule' | 'undo' | 'rename' | 'delete'

interface QuestionProps {
  readonly set: PublishSet
  readonly work: SetWork
  readonly onClose: () => void
}

export function PublishSetDialog({ question, ...props }: QuestionProps & { readonly question: SetQuestion }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { set, onClose } = props
  switch (question) {
    case 'publish':
      return <PublishQuestion {...props} />
    case 'schedule':
      return <ScheduleQuestion {...props} />
    case 'undo':
      return <UndoQuestion {...props} />
    case 'delete':
      return <DeleteQuestion {...props} />
    case 'rename':
      return (
        <SetTitleDialog
          title={t`Rename publish set`}
          action={t`Rename`}
          defaultValue={set.title}
          onSave={async (title) => {
            await api('PATCH /api/publish-sets/{set}', { params: { set: set.id }, body: { title } })
          }}
          onClose={onClose}
        />
      )
  }
}

/** The set as it was when the dialog opened. The server refuses what others have changed since. */
function useSeen(set: PublishSet): PublishSet {
  const [seen] = useState(set)
  return seen
}

const countNews = ({ items }: PublishSet) => items.filter(({ layers }) => layers.some(isUnpublished)).length

function PublishQuestion({ set, work, onClose }: QuestionProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const seen = useSeen(set)
  const documents = countNews(seen)
  const publish = async () => {
    const { id, revision, title } = seen
    const isDone = await work.run(() =>
      api('POST /api/publish-sets/{set}/publish', { params: { set: id }, body: { revision } }),
    )
    if (isDone) toasts.add({ tone: 'success', title: t`“${title}” published` })
    onClose()
  }
  return (
    <AlertDialog
      open
      tone="neutral"
      title={t`Publish this set?`}
      action={t`${plural(documents, { one: 'Publish # document', other: 'Publish # documents' })}`}
      busy={work.isBusy}
      onConfirm={() => void publish()}
      onCancel={onClose}
    >
      <p>
        <Trans>
          Visitors see all changes at the same moment. If one document cannot be published, none is.
        </Trans>
      </p>
    </AlertDialog>
  )
}

function UndoQuestion({ set, work, onClose }: QuestionProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const undo = async () => {
    const { id, title } = set
    const isDone = await work.run(() => api('POST /api/publish-sets/{set}/undo', { params: { set: id } }))
    if (isDone) toasts.add({ tone: 'success', title: t`Publication of “${title}” undone` })
    onClose()
  }
  return (
    <AlertDialog
      open
      title={t`Undo this publication?`}
      action={t`Undo publication`}
      busy={work.isBusy}
      onConfirm={() => void undo()}
      onCancel={onClose}
    >
      <p>
        <Trans>
          The versions that were public before are published again, and new pages are unpublished. Your drafts
          stay as they are.
        </Trans>
      </p>
    </AlertDialog>
  )
}

function DeleteQuestion({ set, work, onClose }: QuestionProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const router = useRouter()
  const list = useAddress('/admin/publish-sets')
  const remove = async () => {
    const { id, title } = set
    await work.run(async () => {
      await api('DELETE /api/publish-sets/{set}', { params: { set: id } })
      toasts.add({ tone: 'success', title: t`“${title}” deleted` })
      await router.navigate({ href: list })
    })
    onClose()
  }
  return (
    <AlertDialog
      open
      title={t`Delete this set?`}
      action={t`Delete set`}
      busy={work.isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>
        <Plural
          value={set.documents}
          one="Its document stays as it is. A set that was published can no longer be undone."
          other="Its # documents stay as they are. A set that was published can no longer be undone."
        />
      </p>
    </AlertDialog>
  )
}

function ScheduleQuestion({ set, work, onClose }: QuestionProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const saveZone = useSaveZone()
  const seen = useSeen(set)
  const documents = countNews(seen)
  const schedule = async (moment: Moment) => {
    saveZone(moment)
    const { id, revision, title } = seen
    const body = { revision, at: moment.instant }
    const isDone = await work.run(() =>
      api('POST /api/publish-sets/{set}/schedule', { params: { set: id }, body }),
    )
    if (isDone) toasts.add({ tone: 'success', title: t`Publishing of “${title}” scheduled` })
    onClose()
  }
  return (
    <DateTimeDialog
      title={t`Schedule this set`}
      action={t`${plural(documents, { one: 'Schedule # document', other: 'Schedule # documents' })}`}
      isBusy={work.isBusy}
      onSubmit={(moment) => void schedule(moment)}
      onClose={onClose}
    >
      {() => (
        <p>
          <Trans>The current drafts are published. To include later changes, schedule the set again.</Trans>
        </p>
      )}
    </DateTimeDialog>
  )
}
