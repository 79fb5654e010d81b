/** Thread: what it is about, its comments, a reply, and whether it is resolved. */
import { isSiteLocale } from '@cyanotype/content/model/index.ts'
import { Badge, Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { languageLabel } from '../../i18n/formats.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { fieldLabel } from '../fields/find-field.ts'
import { useCommentDraft } from './comment-drafts.ts'
import { CommentEntry } from './comment-entry.tsx'
import { CommentForm } from './comment-form.tsx'
import type { CommentedDocument, Thread } from './comment-queries.ts'
import { KeepThreadProvider } from './kept-threads.ts'

interface ThreadCardProps {
  readonly editor: DocumentEditorState
  readonly document: CommentedDocument
  readonly thread: Thread
  /** The thread that a link or a notification names. */
  readonly isNamed: boolean
  readonly isRemoved: boolean
  readonly onGo: () => void
  /** Keeps the thread listed until the returned function is called. */
  readonly onKeep: () => () => void
}

export function ThreadCard(props: ThreadCardProps) {
  const { editor, document, thread, isNamed, isRemoved, onGo, onKeep } = props
  const { t, i18n } = useLingui()
  const headingId = useId()
  const card = useScrolledTo(isNamed)
  const { layer, field, block, comments } = thread
  const label = fieldLabel(i18n, editor.type.fields, field.split('.'))
  return (
    <article ref={card} className="thread" aria-labelledby={headingId} data-named={isNamed ? '' : undefined}>
      <header className="thread-head">
        <h3 id={headingId} className="thread-title">
          {isRemoved ? (
            label
          ) : (
            <Button size="sm" variant="link" onClick={onGo} aria-label={t`Go to ${label}`}>
              {label}
            </Button>
          )}
        </h3>
        {isSiteLocale(layer) && layer !== editor.locale ? (
          <Badge tone="neutral" variant="outline">
            {languageLabel(layer, i18n.locale)}
          </Badge>
        ) : null}
      </header>
      {block === null ? null : (
        <blockquote className="thread-quote" lang={isSiteLocale(layer) ? layer : undefined} dir="auto">
          {block.quote}
        </blockquote>
      )}
      {isRemoved ? (
        <p className="thread-note">
          <Trans>This text was removed.</Trans>
        </p>
      ) : null}
      <KeepThreadProvider value={onKeep}>
        <ol className="thread-comments plain-list">
          {comments.map((comment) => (
            <CommentEntry key={comment.id} document={document} thread={thread.id} comment={comment} />
          ))}
        </ol>
        <ThreadActions document={document} thread={thread} />
      </KeepThreadProvider>
    </article>
  )
}

function ThreadActions({ document, thread }: Pick<ThreadCardProps, 'document' | 'thread'>) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const draft = useCommentDraft(document, `reply/${thread.id}`)
  const [isReplying, setIsReplying] = useState(() => draft.find() !== undefined)
  const params = { ...document, thread: thread.id }
  return isReplying ? (
    <CommentForm
      document={document}
      label={t`Reply`}
      action={t`Send reply`}
      draft={draft}
      onSend={(text, keyOf) => {
        const request = { params, body: { text }, idempotencyKey: keyOf({ text }) }
        return api('POST /api/documents/{type}/{id}/comments/{thread}', request)
      }}
      onDone={() => setIsReplying(false)}
    />
  ) : (
    <Resolution document={document} thread={thread} onReply={() => setIsReplying(true)} />
  )
}

interface ResolutionProps extends Pick<ThreadCardProps, 'document' | 'thread'> {
  readonly onReply: () => void
}

function Resolution({ document, thread, onReply }: ResolutionProps) {
  const { api } = useAdmin()
  const work = useWork('comments')
  const { resolvedAt, resolvedBy } = thread
  const isResolved = resolvedAt !== null
  const params = { ...document, thread: thread.id }
  const body = { isResolved: !isResolved }
  const change = () =>
    work.do(() => api('PUT /api/documents/{type}/{id}/comments/{thread}/resolution', { params, body }))
  return (
    <>
      {isResolved ? (
        <p className="thread-note">
          {resolvedBy === null ? <Trans>Resolved</Trans> : <Trans>Resolved by {resolvedBy}</Trans>}
        </p>
      ) : null}
      <div className="comment-actions">
        {isResolved ? null : (
          <Button size="sm" variant="soft" onClick={onReply}>
            <Trans>Reply</Trans>
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          color="neutral"
          {...(isResolved ? {} : { icon: 'check' as const })}
          loading={work.isBusy}
          onClick={() => void change()}
        >
          {isResolved ? <Trans>Reopen</Trans> : <Trans>Resolve</Trans>}
        </Button>
      </div>
      <ProblemAlert problem={work.refusal} />
    </>
  )
}

function useScrolledTo(isNamed: boolean) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isNamed])
  return card
}
