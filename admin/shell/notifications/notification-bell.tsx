/** Notification bell: the number of unread notifications. The list loads when it is opened. */
import { Button } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { needsSession } from '../../app-context/session.ts'
import { lazyPart, useOnceLoaded } from '../../lazy/lazy-component.tsx'
import './notification-bell.css'

const NotificationList = lazyPart(async () => (await import('./notification-list.tsx')).NotificationList)

/** The server counts no further. */
const maxCounted = 100

function Count({ unread }: { readonly unread: number }) {
  return (
    <span className="notification-count" aria-hidden="true">
      {unread < maxCounted ? unread : `${maxCounted - 1}+`}
    </span>
  )
}

export function NotificationBell() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const onceLoaded = useOnceLoaded()
  const { data } = useQuery({
    queryKey: ['notifications', 'count'],
    queryFn: () => api('GET /api/notifications/count', {}),
    // The bell loads after the screen, so it may arrive while the user signs out.
    enabled: () => needsSession(queries),
  })
  const unread = data?.unread ?? 0
  const label =
    unread === 0
      ? t`Notifications`
      : t`Notifications: ${plural(unread, { one: '# unread', other: '# unread' })}`
  return (
    <>
      <Button
        variant="ghost"
        color="neutral"
        size="sm"
        icon="bell"
        className="notification-bell"
        aria-label={label}
        onClick={() => onceLoaded(NotificationList, () => setIsOpen(true))}
        {...(unread > 0 && { children: <Count unread={unread} /> })}
      />
      {isOpen ? <NotificationList onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
