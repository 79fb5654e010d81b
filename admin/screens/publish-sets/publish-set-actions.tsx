/** Actions on a publish set: preview, publish, schedule, undo, rename and delete. */
import { may, shared } from '@cyanotype/content/model/index.ts'
import type { MenuEntry } from '@cyanotype/ui/index.ts'
import { Button, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { MoreActions } from '../../components/more-actions.tsx'
import { typeCalled } from '../../links/index.ts'
import type { PublishSet } from '../../publish-sets/queries.ts'
import { isUnpublished } from '../../publish-sets/queries.ts'
import type { SetQuestion } from './publish-set-dialogs.tsx'
import { PublishSetDialog } from './publish-set-dialogs.tsx'
import type { SetWork } from './use-set-work.ts'

interface PublishSetActionsProps {
  readonly set: PublishSet
  readonly work: SetWork
}

export function PublishSetActions({ set, work }: PublishSetActionsProps) {
  const [question, setQuestion] = useState<SetQuestion>()
  const mayPublish = useMayPublish(set)
  const preview = usePreview(set)
  const entries = useMenu(set, work, setQuestion)
  const isDone = set.state === 'published' || set.state === 'undone'
  const hasNews = set.items.some(({ layers }) => layers.some(isUnpublished))
  return (
    <>
      {isDone || set.items.length === 0 ? null : (
        <Button variant="ghost" color="neutral" icon="eye" onClick={() => void preview()}>
          <Trans>Preview</Trans>
        </Button>
      )}
      <MoreActions items={entries} />
      {mayPublish && (set.state === 'open' || set.state === 'failed') && hasNews ? (
        <Button loading={work.isBusy} onClick={() => setQuestion('publish')}>
          <Trans>Publish…</Trans>
        </Button>
      ) : null}
      {mayPublish && set.state === 'published' ? (
        <Button
          variant="outline"
          color="neutral"
          icon="undo"
          loading={work.isBusy}
          onClick={() => setQuestion('undo')}
        >
          <Trans>Undo publication…</Trans>
        </Button>
      ) : null}
      {question === undefined ? null : (
        <PublishSetDialog question={question} set={set} work={work} onClose={() => setQuestion(undefined)} />
      )}
    </>
  )
}

/** The server checks it again for each document and language. */
function useMayPublish({ state, items }: PublishSet): boolean {
  const session = useSession()
  if (session === null || !may(session, 'documents.publish')) return false
  return items.every(({ type: name, layers }) => {
    const type = typeCalled(name)
    // Which of them a published set has changed is known to the server only.
    const concerned = layers.filter((one) =>
      state === 'published' ? one.layer !== shared : isUnpublished(one),
    )
    return concerned.every(({ layer }) => may(session, 'documents.publish', { ...(type && { type }), layer }))
  })
}

/** Whether the user may edit all of its documents. */
function useMayEditAll({ items }: PublishSet): boolean {
  const session = useSession()
  return items.every(({ type: name }) => {
    const type = typeCalled(name)
    return session !== null && may(session, 'documents.edit', type && { type })
  })
}

function useMenu(
  set: PublishSet,
  work: SetWork,
  openQuestion: (question: SetQuestion) => void,
): readonly MenuEntry[] {
  const { t } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const mayPublish = useMayPublish(set)
  const mayEdit = session !== null && may(session, 'documents.edit')
  const mayEditAll = useMayEditAll(set)
  const { state, items } = set
  const isDone = state === 'published' || state === 'undone'
  const isScheduled = state === 'scheduled' || state === 'failed'
  const unschedule = async () => {
    const isDropped = await work.run(() =>
      api('DELETE /api/publish-sets/{set}/schedule', { params: { set: set.id } }),
    )
    if (isDropped) toasts.add({ tone: 'success', title: t`Schedule cancelled` })
  }
  return [
    ...(mayPublish && !isDone && items.length > 0
      ? [
          {
            label: state === 'scheduled' ? t`Change the time…` : t`Schedule…`,
            icon: 'clock' as const,
            onSelect: () => openQuestion('schedule'),
          },
        ]
      : []),
    ...(mayPublish && isScheduled
      ? [{ label: t`Cancel schedule`, icon: 'close' as const, onSelect: () => void unschedule() }]
      : []),
    ...(mayEdit && !isDone
      ? [{ label: t`Rename…`, icon: 'edit' as const, onSelect: () => openQuestion('rename') }]
      : []),
    ...(mayEdit && mayEditAll && !isScheduled
      ? [
          {
            label: t`Delete set…`,
            icon: 'trash' as const,
            tone: 'danger' as const,
            onSelect: () => openQuestion('delete'),
          },
        ]
      : []),
  ]
}

function usePreview({ id: set }: PublishSet) {
  const { api, language } = useAdmin()
  return async () => {
    // Opened before the request, because browsers block a tab that opens after it.
    const tab = window.open('', '_blank')
    try {
      const { url } = await api('POST /api/publish-sets/{set}/preview', {
        params: { set },
        body: { locale: language },
      })
      if (tab) tab.location.href = url
    } catch (error) {
      tab?.close()
      if (error instanceof Error) toasts.add({ tone: 'danger', urgent: true, title: error.message })
    }
  }
}
