/** Notices over everything. What shows them comes once the screen is there, or with the first of them. */
import { toasts } from '@cyanotype/ui/components/toast/toast-queue.ts'
import { useEffect } from 'react'
import { whenIdle } from './on-demand.ts'
import { partAbove } from './part.tsx'

const Toaster = partAbove(async () => (await import('@cyanotype/ui/components/toast/toast.tsx')).Toaster)

export function Toasts() {
  useEffect(() => {
    const bring = () => void Toaster.bring()
    const stop = toasts.subscribe(bring)
    const cancel = whenIdle(bring)
    return () => {
      stop()
      cancel()
    }
  }, [])
  return <Toaster />
}
