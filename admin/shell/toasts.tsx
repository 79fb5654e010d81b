/** Toasts. The code that renders them loads after the screen, or with the first toast. */
import { toasts } from '@cyanotype/ui/components/toast/toast-queue.ts'
import { useEffect } from 'react'
import { partAbove } from '../lazy/lazy-component.tsx'
import { whenIdle } from '../lazy/lazy-module.ts'

const Toaster = partAbove(async () => (await import('@cyanotype/ui/components/toast/toast.tsx')).Toaster)

export function Toasts() {
  useEffect(() => {
    const load = () => void Toaster.load()
    const stop = toasts.subscribe(load)
    const cancel = whenIdle(load)
    return () => {
      stop()
      cancel()
    }
  }, [])
  return <Toaster />
}
