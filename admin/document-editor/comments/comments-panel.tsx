/** Comments panel: the threads of a document beside its text, and in a drawer on narrow screens. */

import { isSiteLocale } from '@cyanotype/content/model/index.ts'
import { Button, Drawer, SegmentedControl, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { NextPageButton } from '../../components/next-page-button.tsx'
import { useNarrow } from '../../components/use-narrow.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import { useEditSearch } from '../editor-search-params.ts'
import { fieldIdOf, goToFieldOnceRendered } from '../fields/find-field.ts'
import type { CommentedDocument, Thread, ThreadState } from './comment-queries.ts'
import { threadQuery, threadsQuery } from './comment-queries.ts'
import type { CommentAnchor } from './comments-context.ts'
import type { KeptThreads } from './kept-threads.ts'
import { useKeptThreads } from './kept-threads.ts'
import { NewThread } from './new-thread.tsx'
import { placeOf } from './place-of-thread.ts'
import { ThreadCard } from './thread-card.tsx'
import './comments.css'

interface CommentsPanelProps {
  readonly editor: DocumentEditorState
  readonly anchor: CommentAnchor | undefined
  readonly onAnchor: (anchor: CommentAnchor | undefined) => void
}

export function CommentsPanel({ editor, anchor, onAnchor }: CommentsPanelProps) {
  const { t } = useLingui()
  const [view, change] = useEditSearch()
  const isNarrow = useNarrow()
  const { document } = editor.state
  if (document === undefined) return null
  const close = () => {
    onAnchor(undefined)
    change({ panel: undefined, thread: undefined })
  }
  const of = { type: editor.type.name, id: document.id }
  const handleAnchor = (next: CommentAnchor | undefined) => {
    onAnchor(next)
    change({ panel: 'comments', thread: undefined })
  }
  const content = <Threads key={view.thread} {...{ editor, anchor }} onAnchor={handleAnchor} document={of} />
  if (isNarrow) {
    return (
      <Drawer open onClose={close} title={t`Comments`}>
        {content}
      </Drawer>
    )
  }
  return (
    <aside className="comments-panel" aria-label={t`Comments`}>
      <header className="comments-head">
        <h2>
          <Trans>Comments</Trans>
        </h2>
        <Button
          size="sm"
          variant="ghost"
          color="neutral"
          icon="close"
          aria-label={t`Close comments`}
          onClick={close}
        />
      </header>
      {content}
    </aside>
  )
}

interface ThreadsProps extends CommentsPanelProps {
  readonly document: CommentedDocument
}

function Threads({ editor, anchor, onAnchor, document }: ThreadsProps) {
  const { t } = useLingui()
  const [view] = useEditSearch()
  const [state, setState] = useState<ThreadState>('open')
  const named = useNamedThread(document, view.thread)
  const show = (threads: readonly Thread[], keep: KeptThreads['keep'] = keepNothing) => (
    <ThreadList {...{ editor, document, threads, keep }} named={view.thread} />
  )
  return (
    <div className="comments-content">
      <NewThread {...{ editor, anchor, onAnchor, document }} />
      {named === undefined ? null : show([named])}
      <SegmentedControl
        label={t`Threads`}
        labelHidden
        segments={[
          { value: 'open', label: t({ id: 'threads.open', message: 'Open' }) },
          { value: 'resolved', label: t({ id: 'threads.resolved', message: 'Resolved' }) },
        ]}
        value={state}
        onValueChange={(value) => setState(value === 'resolved' ? 'resolved' : 'open')}
      />
      <ThreadPages key={state} {...{ document, state, anchor }} except={named?.id} show={show} />
    </div>
  )
}

const keepNothing = () => () => {}

/** The thread that a notification names, wherever it is in the list. Its notifications are read with it. */
function useNamedThread(document: CommentedDocument, thread: string | undefined): Thread | undefined {
  const { api } = useAdmin()
  const queries = useQueryClient()
  const { data } = useQuery({ ...threadQuery(api, document, thread ?? ''), enabled: thread !== undefined })
  const found = data?.id
  useEffect(() => {
    if (found === undefined) return
    const read = api('POST /api/notifications/read', { body: { thread: found } })
    // They stay unread if the server does not respond.
    read.then(() => queries.invalidateQueries({ queryKey: ['notifications'] })).catch(() => {})
  }, [found, api, queries])
  return data
}

interface ThreadPagesProps {
  readonly document: CommentedDocument
  readonly state: ThreadState
  readonly anchor: CommentAnchor | undefined
  /** Shown above already. */
  readonly except: string | undefined
  readonly show: (threads: readonly Thread[], keep: KeptThreads['keep']) => ReactNode
}

function ThreadPages({ document, state, anchor, except, show }: ThreadPagesProps) {
  const { api } = useAdmin()
  const found = useInfiniteQuery(threadsQuery(api, document, state))
  const { keep, withKept } = useKeptThreads()
  if (found.isPending) return <Skeleton lines={5} />
  // After a failed update, the threads stay as they were.
  if (found.data === undefined) return <LoadFailure error={found.error} onRetry={found.refetch} />
  const listed = found.data.pages
    .flatMap(({ items }) => items)
    .filter(({ layer, field }) => anchor === undefined || (layer === anchor.layer && field === anchor.field))
  const threads = withKept(listed).filter(({ id }) => id !== except)
  return (
    <>
      {threads.length === 0 && except === undefined ? <NoThreads state={state} /> : show(threads, keep)}
      <NextPageButton list={found} size="sm">
        <Trans>Show older threads</Trans>
      </NextPageButton>
    </>
  )
}

function NoThreads({ state }: Pick<ThreadPagesProps, 'state'>) {
  return (
    <p className="thread-note">
      {state === 'open' ? (
        <Trans>No open threads. Use the comment button at a field to start one.</Trans>
      ) : (
        <Trans>No resolved threads</Trans>
      )}
    </p>
  )
}

interface ThreadListProps {
  readonly editor: DocumentEditorState
  readonly document: CommentedDocument
  readonly threads: readonly Thread[]
  readonly named: string | undefined
  readonly keep: KeptThreads['keep']
}

function ThreadList({ editor, document, threads, named, keep }: ThreadListProps) {
  const { place, go } = useThreadPlaces(editor)
  return threads.map((thread, index) => (
    <ThreadCard
      key={thread.id}
      {...{ editor, document, thread }}
      isNamed={thread.id === named}
      isRemoved={place(thread).isRemoved}
      onGo={() => go(thread)}
      onKeep={() => keep(thread, index)}
    />
  ))
}

/** Where threads are in the document, and the way from a thread to its field. */
function useThreadPlaces({ state, editing, type }: DocumentEditorState) {
  const [, change] = useEditSearch()
  const isNarrow = useNarrow()
  return {
    place: (thread: Thread) => placeOf(thread, state),
    go(thread: Thread) {
      const { layer, field } = thread
      const path = field.split('.')
      const isInText = isSiteLocale(layer) && type.fields[path[0] ?? '']?.kind !== 'slug' && path[0] !== 'seo'
      change({
        ...(isSiteLocale(layer) && { language: layer }),
        // A phone shows one section, and the drawer covers it.
        ...(isNarrow && { panel: undefined, thread: undefined, part: isInText ? 'write' : 'facts' }),
      })
      const { line } = placeOf(thread, editing.state())
      goToFieldOnceRendered(fieldIdOf(layer, path), line === undefined ? undefined : { line })
    },
  }
}
