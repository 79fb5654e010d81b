/** Feedback on one page: its answers, its comments, and how to delete them. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import {
  AlertDialog,
  Badge,
  Button,
  Definition,
  DefinitionList,
  Drawer,
  Heading,
  Link,
  Skeleton,
  toasts,
} from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { NextPageButton } from '../../components/next-page-button.tsx'
import { useWork } from '../../components/use-work.tsx'
import { languageLabel, pageDate } from '../../i18n/formats.tsx'
import type { FeedbackComment, PageFeedback } from './queries.ts'
import { commentsQuery, family } from './queries.ts'
import { useShare } from './share.ts'

interface FeedbackDrawerProps {
  readonly feedback: PageFeedback
  readonly onClose: () => void
}

export function FeedbackDrawer({ feedback, onClose }: FeedbackDrawerProps) {
  const { t, i18n } = useLingui()
  const share = useShare()
  const { page, title, locale, yes, no } = feedback
  const helpful = share(feedback)
  return (
    <Drawer open onClose={onClose} title={title ?? page} className="page-feedback">
      <DefinitionList>
        <Definition term={t`Page`}>
          {title === null ? (
            <Trans>{page} (this page does not exist anymore)</Trans>
          ) : (
            <Link href={page}>{page}</Link>
          )}
        </Definition>
        <Definition term={t`Language`}>{languageLabel(locale, i18n.locale)}</Definition>
        <Definition term={t`Helpful`}>
          <Trans>
            {helpful} (Yes: {yes}, No: {no})
          </Trans>
        </Definition>
      </DefinitionList>
      <Comments feedback={feedback} />
      <DeleteFeedback page={page} onDeleted={onClose} />
    </Drawer>
  )
}

function Comments({ feedback: { page, locale } }: { readonly feedback: PageFeedback }) {
  const { api } = useAdmin()
  const comments = useInfiniteQuery(commentsQuery(api, page))
  const items = comments.data?.pages.flatMap((one) => one.items) ?? []
  return (
    <section className="page-feedback-comments">
      <Heading level={3} className="page-feedback-heading">
        <Trans>Comments</Trans>
      </Heading>
      {comments.isPending ? <Skeleton lines={3} /> : null}
      {comments.isError ? <LoadFailure error={comments.error} onRetry={comments.refetch} /> : null}
      {comments.isSuccess && items.length === 0 ? (
        <p className="list-note">
          <Trans>No comments.</Trans>
        </p>
      ) : null}
      <ul className="plain-list">
        {items.map((comment) => (
          <Comment key={comment.id} comment={comment} locale={locale} />
        ))}
      </ul>
      <NextPageButton list={comments} size="sm">
        <Trans>Show more</Trans>
      </NextPageButton>
    </section>
  )
}

interface CommentProps {
  readonly comment: FeedbackComment
  readonly locale: Locale
}

function Comment({ comment: { id, day, helpful, text }, locale }: CommentProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const work = useWork(family)
  const [isConfirming, setIsConfirming] = useState(false)
  const remove = () => work.do(() => api('DELETE /api/page-feedback/comments/{id}', { params: { id } }))
  return (
    <li className="page-feedback-comment">
      <p className="page-feedback-facts">
        {helpful ? <Badge tone="green">{t`Yes`}</Badge> : <Badge tone="amber">{t`No`}</Badge>}
        <time dateTime={day}>{pageDate(i18n.locale).format(new Date(day))}</time>
        <Button
          variant="ghost"
          color="neutral"
          size="sm"
          icon="trash"
          aria-label={t`Delete this comment`}
          onClick={() => setIsConfirming(true)}
        />
      </p>
      <p className="page-feedback-text" lang={locale} dir="auto">
        {text}
      </p>
      <AlertDialog
        open={isConfirming}
        title={t`Delete this comment?`}
        action={t`Delete comment`}
        busy={work.isBusy}
        error={work.refusal?.message}
        onConfirm={() => void remove()}
        onCancel={() => setIsConfirming(false)}
      >
        <Trans>You cannot undo this. The answer still counts.</Trans>
      </AlertDialog>
    </li>
  )
}

interface DeleteFeedbackProps {
  readonly page: string
  readonly onDeleted: () => void
}

function DeleteFeedback({ page, onDeleted }: DeleteFeedbackProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork(family)
  const [isConfirming, setIsConfirming] = useState(false)
  const remove = async () => {
    const done = await work.do(async () => {
      await api('DELETE /api/page-feedback', { query: { page } })
      return true
    })
    if (done === undefined) return
    toasts.add({ tone: 'success', title: t`Feedback deleted` })
    onDeleted()
  }
  return (
    <>
      <Button
        variant="outline"
        color="red"
        icon="trash"
        className="page-feedback-delete"
        onClick={() => setIsConfirming(true)}
      >
        <Trans>Delete all feedback</Trans>
      </Button>
      <AlertDialog
        open={isConfirming}
        title={t`Delete all feedback for this page?`}
        action={t`Delete all feedback`}
        busy={work.isBusy}
        error={work.refusal?.message}
        onConfirm={() => void remove()}
        onCancel={() => setIsConfirming(false)}
      >
        <Trans>All answers and comments are deleted. You cannot undo this.</Trans>
      </AlertDialog>
    </>
  )
}
