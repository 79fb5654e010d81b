/** Request for a review, or what can be done about the one that is open. */
import { Button, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import type { DocumentResponse } from '../saving/publishing.ts'
import { changedLayers } from '../state/layer-edits.ts'
import { RequestForm } from './request-form.tsx'
import type { Review } from './review-queries.ts'
import { approversQuery, reviewableVersions } from './review-queries.ts'

interface NoteProps {
  readonly note: string
  readonly onNoteChange: (note: string) => void
}

interface ReviewRequestProps extends DocumentEditorState, NoteProps {
  readonly document: DocumentResponse
  /** The review that a new request replaces. */
  readonly open: Review | undefined
  readonly review: Review | null
}

export function ReviewRequest({ open, review, document, ...editor }: ReviewRequestProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const work = useWork('reviews')
  const [isAgain, setIsAgain] = useState(false)
  const params = { type: editor.type.name, id: document.id }
  if (session === null) return null
  // A note that is being written stays.
  if (open !== undefined && !isAgain && editor.note.trim() === '') {
    const isOwn = open.requestedBy?.id === session.id
    return (
      <div className="review-line">
        <Button size="sm" variant="outline" color="neutral" onClick={() => setIsAgain(true)}>
          <Trans>Request again</Trans>
        </Button>
        {isOwn ? (
          <Button
            size="sm"
            variant="outline"
            color="neutral"
            loading={work.isBusy}
            onClick={() => void work.do(() => api('DELETE /api/documents/{type}/{id}/review', { params }))}
          >
            <Trans>Withdraw request</Trans>
          </Button>
        ) : null}
        <ProblemAlert problem={work.refusal} />
      </div>
    )
  }
  return (
    <section className="review-part" aria-label={t`Request review`}>
      <Reviewable
        {...editor}
        document={document}
        last={(review?.reviewers ?? []).map(({ id }) => id)}
        onDone={() => {
          setIsAgain(false)
          editor.onNoteChange('')
        }}
      />
    </section>
  )
}

interface ReviewableProps extends DocumentEditorState, NoteProps {
  readonly document: DocumentResponse
  /** The ids of the reviewers of the last review. They are selected. */
  readonly last: readonly string[]
  readonly onDone: () => void
}

/** The form, or why a request is not possible. */
function Reviewable({ last, ...props }: ReviewableProps) {
  const { api } = useAdmin()
  const session = useSession()
  const { type, document, state } = props
  const found = useQuery(approversQuery(api, { type: type.name, id: document.id }))
  if (found.isPending) return <Skeleton lines={3} />
  // After a failed update, a note that is being written stays.
  if (found.data === undefined) return <LoadFailure error={found.error} onRetry={found.refetch} />
  if (session === null) return null
  const others = found.data.filter(({ id }) => id !== session.id)
  const versions = reviewableVersions(type, document, session)
  const isPublic = Object.keys(versions).length === 0 && changedLayers(state.edits).length === 0
  const isPossible = others.length > 0 && !isPublic
  const available = last.filter((id) => others.some((one) => one.id === id))
  return (
    <>
      {isPossible ? null : (
        <p className="review-note">
          {others.length === 0 ? (
            <Trans>There is no other user who may approve this document.</Trans>
          ) : (
            <Trans>Visitors see the newest version already. There is nothing to review.</Trans>
          )}
        </p>
      )}
      {isPossible || props.note.trim() !== '' ? (
        <RequestForm {...props} session={session} others={others} last={available} />
      ) : null}
    </>
  )
}
