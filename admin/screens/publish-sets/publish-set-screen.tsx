/** One publish set: its documents, what is still to do, and the actions on all of them. */
import { Callout } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FieldProblem } from '../../api/api-problem.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { NotFoundScreen } from '../../components/not-found-screen.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { ScreenLoading } from '../../components/screen-loading.tsx'
import { useMomentFormat } from '../../i18n/formats.tsx'
import type { PublishSet } from '../../publish-sets/queries.ts'
import { publishSetQuery } from '../../publish-sets/queries.ts'
import { PublishSetActions } from './publish-set-actions.tsx'
import { PublishSetState } from './publish-set-state.tsx'
import { SetDocuments } from './set-documents.tsx'
import type { SetWork } from './use-set-work.ts'
import { useSetWork } from './use-set-work.ts'
import './publish-sets.css'

export function PublishSetScreen({ set }: { readonly set: string }) {
  const { api } = useAdmin()
  const found = useQuery(publishSetQuery(api, set))
  if (found.isPending) return <ScreenLoading />
  if (found.error instanceof ApiProblem && found.error.status === 404)
    return <NotFoundScreen path={`/admin/publish-sets?open=${set}`} />
  // After a failed update, an open dialog stays.
  if (found.data === undefined) return <LoadFailure error={found.error} onRetry={found.refetch} />
  return <Loaded set={found.data} />
}

function Loaded({ set }: { readonly set: PublishSet }) {
  const { t } = useLingui()
  const work = useSetWork()
  return (
    <>
      <ScreenHeader
        title={set.title}
        crumbs={[{ label: t`Publish sets`, to: '/admin/publish-sets' }, { label: set.title }]}
        status={<PublishSetState state={set.state} />}
        actions={<PublishSetActions set={set} work={work} />}
      />
      <div className="publish-set">
        <Refusal work={work} />
        <When set={set} />
        <SetDocuments
          set={set}
          problems={problemsToShow(set, work)}
          canRemove={set.state === 'open'}
          work={work}
        />
      </div>
    </>
  )
}

/** What the server refused now, or at the scheduled time. */
function problemsToShow({ failure }: PublishSet, { refusal }: SetWork): readonly FieldProblem[] {
  return refusal === undefined ? (failure ?? []) : refusal.fields
}

/** It receives the focus, because the button that was pressed may not exist any more. */
function Refusal({ work: { refusal } }: { readonly work: SetWork }) {
  const { t } = useLingui()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal !== undefined) alert.current?.focus()
  }, [refusal])
  return (
    <div role="alert" ref={alert} tabIndex={-1}>
      {refusal === undefined ? null : (
        <Callout tone="danger" title={t`Action failed`}>
          <p>{refusal.message}</p>
        </Callout>
      )}
    </div>
  )
}

function When({ set: { state, at, createdBy } }: { readonly set: PublishSet }) {
  const { t } = useLingui()
  const written = useMomentFormat({ dateStyle: 'full', timeStyle: 'short' })
  const time = at === null ? '' : written(at)
  if (state === 'failed') {
    return (
      <Callout tone="warning" title={t`Not published on ${time}`}>
        <p>
          <Trans>Nothing was published. Fix the issues below, then publish or schedule the set again.</Trans>
        </p>
      </Callout>
    )
  }
  const texts = {
    open: createdBy === null ? '' : t`Created by ${createdBy}`,
    scheduled: t`Everything is published on ${time}.`,
    published: t`Published on ${time}.`,
    undone: t`Published on ${time}, and undone later.`,
  }
  return <p className="publish-set-when">{texts[state]}</p>
}
