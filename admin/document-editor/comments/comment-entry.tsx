/** One comment: author, time and text. Its author can change and delete it. */
import { Avatar, Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { RelativeTime } from '../../i18n/formats.tsx'
import { useCommentDraft } from './comment-drafts.ts'
import { CommentForm } from './comment-form.tsx'
import type { Comment, CommentedDocument } from './comment-queries.ts'
import { partsOf, withNames } from './mentions.ts'

interface CommentEntryProps {
  readonly document: CommentedDocument
  readonly thread: string
  readonly comment: Comment
}

export function CommentEntry({ document, thread, comment }: CommentEntryProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const draft = useCommentDraft(document, `edit/${comment.id}`)
  const [isEditing, setIsEditing] = useState(() => draft.find() !== undefined)
  const { id, author, createdAt, changedAt } = comment
  const params = { ...document, thread, comment: id }
  const name = author?.username ?? t`Deleted user`
  return (
    <li className="comment">
      <p className="comment-by">
        <Avatar name={name} size="sm" decorative />
        <strong>{name}</strong>
        <span className="comment-time">
          <RelativeTime at={createdAt} />
          {changedAt === null ? null : (
            <>
              {' · '}
              <Trans>edited</Trans>
            </>
          )}
        </span>
      </p>
      {isEditing ? (
        <CommentForm
          document={document}
          label={t`Edit comment`}
          action={t`Save`}
          first={withNames(comment)}
          draft={draft}
          onSend={(text) =>
            api('PATCH /api/documents/{type}/{id}/comments/{thread}/{comment}', { params, body: { text } })
          }
          onDone={() => setIsEditing(false)}
        />
      ) : (
        <CommentText comment={comment} />
      )}
      {session !== null && author?.id === session.id && !isEditing ? (
        <OwnActions params={params} onEdit={() => setIsEditing(true)} />
      ) : null}
    </li>
  )
}

function CommentText({ comment }: Pick<CommentEntryProps, 'comment'>) {
  const { t } = useLingui()
  return (
    <p className="comment-text" dir="auto">
      {partsOf(comment, t`Deleted user`).map(({ at, text, isMention }) =>
        isMention ? <strong key={at}>{text}</strong> : text,
      )}
    </p>
  )
}

interface OwnActionsProps {
  readonly params: CommentedDocument & { readonly thread: string; readonly comment: string }
  readonly onEdit: () => void
}

/** A second press deletes: a question in a dialog would cover the text that the comment is about. */
function OwnActions({ params, onEdit }: OwnActionsProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('comments')
  const [isConfirming, setIsConfirming] = useState(false)
  const remove = () =>
    work.do(() => api('DELETE /api/documents/{type}/{id}/comments/{thread}/{comment}', { params }))
  return (
    <div className="comment-actions">
      {isConfirming ? (
        <>
          <Button size="sm" color="red" loading={work.isBusy} onClick={() => void remove()}>
            <Trans>Delete comment</Trans>
          </Button>
          <Button size="sm" variant="outline" color="neutral" onClick={() => setIsConfirming(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      ) : (
        <>
          <Button size="sm" variant="link" onClick={onEdit} aria-label={t`Edit comment`}>
            <Trans>Edit</Trans>
          </Button>
          <Button
            size="sm"
            variant="link"
            onClick={() => setIsConfirming(true)}
            aria-label={t`Delete comment…`}
          >
            <Trans>Delete</Trans>
          </Button>
        </>
      )}
      <ProblemAlert problem={work.refusal} />
    </div>
  )
}
