/** Loads the notification bell, and the number of unread notifications, after the screen. */
import { useEffect } from 'react'
import { partAbove } from '../../lazy/lazy-component.tsx'
import { whenIdle } from '../../lazy/lazy-module.ts'

const NotificationBell = partAbove(async () => (await import('./notification-bell.tsx')).NotificationBell)

export function LazyNotificationBell() {
  useEffect(() => {
    const load = () => void NotificationBell.load()
    // Safari does not say when it is idle.
    if (typeof requestIdleCallback === 'undefined') load()
    return whenIdle(load)
  }, [])
  return <NotificationBell />
}
