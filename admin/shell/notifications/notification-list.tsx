/** Notification list: each opens its thread. */
import { interfacePath, isSiteLocale } from '@cyanotype/content/model/locales.ts'
import { singleNames } from '@cyanotype/content/model/singles/single-names.ts'
import { Button, Drawer, Link, Skeleton } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Api, ResponseAt } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { NextPageButton } from '../../components/next-page-button.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { RelativeTime } from '../../i18n/formats.tsx'
import './notification-list.css'

type Page = ResponseAt<'GET /api/notifications'>
type Notification = Page['items'][number]

function notificationsQuery(api: Api) {
  const first: string | undefined = undefined
  return infiniteQueryOptions({
    queryKey: ['notifications', 'list'],
    initialPageParam: first as string | undefined,
    queryFn: ({ pageParam }) =>
      api('GET /api/notifications', { query: pageParam === undefined ? {} : { after: pageParam } }),
    getNextPageParam: ({ next }: Page) => next ?? undefined,
  })
}

interface NotificationListProps {
  readonly onClose: () => void
}

export function NotificationList({ onClose }: NotificationListProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const found = useInfiniteQuery(notificationsQuery(api))
  return (
    <Drawer open onClose={onClose} title={t`Notifications`}>
      <div className="notifications">
        {found.isPending ? <Skeleton lines={5} /> : null}
        {found.isError ? <LoadFailure error={found.error} onRetry={found.refetch} /> : null}
        {found.data ? (
          <NotificationItems items={found.data.pages.flatMap(({ items }) => items)} onClose={onClose} />
        ) : null}
        <NextPageButton list={found} size="sm">
          <Trans>Show older notifications</Trans>
        </NextPageButton>
      </div>
    </Drawer>
  )
}

interface NotificationItemsProps extends NotificationListProps {
  readonly items: readonly Notification[]
}

function NotificationItems({ items, onClose }: NotificationItemsProps) {
  const { api } = useAdmin()
  const work = useWork('notifications')
  const list = useRef<HTMLUListElement>(null)
  const [newest] = items
  if (newest === undefined) {
    return (
      <p className="notification-note">
        <Trans>No notifications. You get one for mentions, replies and reviews.</Trans>
      </p>
    )
  }
  const readAll = async () => {
    const isRead = await work.do(async () => {
      await api('POST /api/notifications/read', { body: { upTo: newest.id } })
      return true
    })
    // The button is gone.
    if (isRead) list.current?.querySelector('a')?.focus()
  }
  return (
    <>
      {items.some(({ readAt }) => readAt === null) ? (
        <Button
          size="sm"
          variant="outline"
          color="neutral"
          icon="check"
          loading={work.isBusy}
          onClick={() => void readAll()}
        >
          <Trans>Mark all as read</Trans>
        </Button>
      ) : null}
      <ProblemAlert problem={work.refusal} />
      <ul ref={list} className="notification-items plain-list">
        {items.map((item) => (
          <NotificationItem key={item.id} item={item} onClose={onClose} />
        ))}
      </ul>
    </>
  )
}

interface NotificationItemProps {
  readonly item: Notification
  readonly onClose: () => void
}

function NotificationItem({ item, onClose }: NotificationItemProps) {
  const { t } = useLingui()
  const { api, locale } = useAdmin()
  const queries = useQueryClient()
  const { id, at, readAt, excerpt } = item
  const open = () => {
    onClose()
    if (readAt !== null) return
    const read = api('POST /api/notifications/read', { body: { ids: [id] } })
    // It stays unread if the server does not respond.
    read.then(() => queries.invalidateQueries({ queryKey: ['notifications'] })).catch(() => {})
  }
  return (
    <li className="notification" data-unread={readAt === null ? '' : undefined}>
      <Link href={interfacePath(locale, pathOf(item))} onClick={open}>
        <NotificationWords item={item} />
      </Link>
      {excerpt === null ? null : (
        <p className="notification-excerpt" dir="auto">
          {excerpt}
        </p>
      )}
      <p className="notification-note">
        <RelativeTime at={at} />
        {readAt === null ? ` · ${t`Unread`}` : null}
      </p>
    </li>
  )
}

/** A single without a title has the name of its type. */
function useTitle() {
  const { t, i18n } = useLingui()
  const names = new Map<string, MessageDescriptor>(Object.entries(singleNames))
  return ({ type, title }: Notification['document']): string => {
    const single = names.get(type)
    return title ?? (single === undefined ? t`Untitled` : i18n._(single))
  }
}

function NotificationWords({ item: { kind, by, document } }: Pick<NotificationItemProps, 'item'>) {
  const { t } = useLingui()
  const name = by ?? t`Deleted user`
  const title = useTitle()(document)
  switch (kind) {
    case 'mention':
      return (
        <Trans>
          {name} mentioned you: {title}
        </Trans>
      )
    case 'reply':
      return (
        <Trans>
          {name} replied: {title}
        </Trans>
      )
    case 'review_requested':
      return (
        <Trans>
          {name} asks for your review: {title}
        </Trans>
      )
    case 'review_approved':
      return (
        <Trans>
          {name} approved: {title}
        </Trans>
      )
    case 'changes_requested':
      return (
        <Trans>
          {name} asks for changes: {title}
        </Trans>
      )
  }
}

function pathOf({ document, layer, thread }: Notification): string {
  const query = new URLSearchParams({
    ...(isSiteLocale(layer) && { language: layer }),
    ...(thread === null ? { panel: 'review' } : { panel: 'comments', thread }),
  })
  return `/admin/edit/${encodeURIComponent(document.id)}?${query}`
}
