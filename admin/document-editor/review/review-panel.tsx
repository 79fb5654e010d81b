/** Review of a document: request it, decide it, and compare with the last approval. */
import { may } from '@cyanotype/content/model/index.ts'
import { Skeleton } from '@cyanotype/ui/index.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { EditDialog } from '../../components/edit-dialog.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { useEditSearch } from '../editor-search-params.ts'
import type { DocumentResponse } from '../saving/publishing.ts'
import { LastApproval } from './last-approval.tsx'
import { ReviewDecision } from './review-decision.tsx'
import { ReviewHistory } from './review-history.tsx'
import { isWriter, reviewQuery } from './review-queries.ts'
import { ReviewRequest } from './review-request.tsx'
import './review.css'

export function ReviewPanel(editor: DocumentEditorState) {
  const { t } = useLingui()
  const [, change] = useEditSearch()
  const { document } = editor.state
  return (
    <EditDialog isDrawer staysOpen open onClose={() => change({ panel: undefined })} title={t`Review`}>
      {document === undefined ? null : <ReviewParts {...editor} document={document} />}
    </EditDialog>
  )
}

function ReviewParts({ document, ...editor }: DocumentEditorState & { readonly document: DocumentResponse }) {
  const { api } = useAdmin()
  const session = useSession()
  const [comment, setComment] = useState('')
  // Another user may request or decide meanwhile.
  const [note, setNote] = useState('')
  const { type } = editor
  const found = useQuery(reviewQuery(api, { type: type.name, id: document.id }))
  if (found.isPending) return <Skeleton lines={5} />
  // After a failed update, a comment that is being written stays.
  if (found.data === undefined) return <LoadFailure error={found.error} onRetry={found.refetch} />
  if (session === null) return null
  const { review, rule } = found.data
  const isOpen = review?.state === 'requested'
  const isOwn = review?.requestedBy?.id === session.id
  const mayDecide =
    isOpen &&
    !isOwn &&
    may(session, 'documents.publish', { type }) &&
    (rule.roles === null || rule.roles.some((name) => name === session.role))
  const mayApprove = mayDecide && !isWriter(document, review, session)
  return (
    <div className="review">
      <RuleNote approvals={rule.approvals} />
      {review === null ? null : <ReviewHistory review={review} />}
      <LastApproval {...editor} document={document} approved={found.data.approved} />
      {review !== null && (mayDecide || comment.trim() !== '') ? (
        <ReviewDecision
          {...editor}
          document={document}
          review={review}
          isOpen={mayDecide}
          comment={comment}
          onCommentChange={setComment}
        />
      ) : null}
      {may(session, 'documents.edit', { type }) && (!mayApprove || note.trim() !== '') ? (
        <ReviewRequest
          {...editor}
          document={document}
          review={review}
          open={isOpen ? review : undefined}
          note={note}
          onNoteChange={setNote}
        />
      ) : null}
    </div>
  )
}

function RuleNote({ approvals }: { readonly approvals: number }) {
  if (approvals === 0) return null
  return (
    <p className="review-note">
      <Plural value={approvals} one="Publishing needs # approval." other="Publishing needs # approvals." />
    </p>
  )
}
