/** Decision of a reviewer: approve, or ask for changes. */
import { siteLayers } from '@cyanotype/content/model/index.ts'
import { Button, TextArea } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import type { DocumentResponse } from '../saving/publishing.ts'
import type { Review } from './review-queries.ts'
import { isWriter, versionsToDecide } from './review-queries.ts'

type Decision = 'approved' | 'changes'

interface ReviewDecisionProps extends DocumentEditorState {
  readonly document: DocumentResponse
  readonly review: Review
  /** Whether it waits for a decision of this user. */
  readonly isOpen: boolean
  readonly comment: string
  readonly onCommentChange: (comment: string) => void
}

export function ReviewDecision(props: ReviewDecisionProps) {
  const { type, document, review, isOpen, comment, onCommentChange } = props
  const { t } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const work = useWork('reviews')
  const params = { type: type.name, id: document.id }
  if (session === null) return null
  const versions = versionsToDecide(type, document, review, session)
  // The request may arrive before the text that it is about.
  const isBehind = siteLayers().some((layer) => (review.layers[layer] ?? 0) > document.layers[layer].version)
  const isWaiting = work.isBusy || isBehind
  const hasWritten = isOpen && isWriter(document, review, session)
  const decide = async (decision: Decision) => {
    const body = { decision, layers: versions, comment }
    const done = await work.do(() => api('POST /api/documents/{type}/{id}/review/decision', { params, body }))
    if (done) onCommentChange('')
  }
  return (
    <section className="review-part" aria-label={t`Your decision`}>
      {hasWritten ? (
        <p className="review-note">
          <Trans>You wrote this version, so someone else has to approve it.</Trans>
        </p>
      ) : null}
      {isOpen ? null : (
        <p className="review-note">
          <Trans>This review no longer waits for your decision. Your comment is not sent.</Trans>
        </p>
      )}
      <TextArea
        label={t`Comment on your decision`}
        value={comment}
        maxLength={5_000}
        dir="auto"
        onChange={({ target }) => onCommentChange(target.value)}
      />
      {isOpen ? (
        <DecisionButtons mayApprove={!hasWritten} isWaiting={isWaiting} onDecide={decide} />
      ) : (
        <Button size="sm" variant="outline" color="neutral" onClick={() => onCommentChange('')}>
          <Trans>Discard comment</Trans>
        </Button>
      )}
      <ProblemAlert problem={work.refusal} />
    </section>
  )
}

interface DecisionButtonsProps {
  readonly mayApprove: boolean
  readonly isWaiting: boolean
  readonly onDecide: (decision: Decision) => Promise<void>
}

function DecisionButtons({ mayApprove, isWaiting, onDecide }: DecisionButtonsProps) {
  return (
    <div className="review-line">
      {mayApprove ? (
        <Button icon="check" loading={isWaiting} onClick={() => void onDecide('approved')}>
          <Trans>Approve</Trans>
        </Button>
      ) : null}
      <Button variant="outline" color="neutral" loading={isWaiting} onClick={() => void onDecide('changes')}>
        <Trans>Request changes</Trans>
      </Button>
    </div>
  )
}
