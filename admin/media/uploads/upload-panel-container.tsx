import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../../app-context/app-context.tsx'
import { lazyPart, useOnceLoaded } from '../../lazy/lazy-component.tsx'
import { isFinished } from './upload-queue.ts'
import type { Uploads } from './upload-runner.ts'

/** Loaded only when the user uploads files. */
export const UploadPanel = lazyPart(async () => (await import('./upload-panel.tsx')).UploadPanel)

/** Shows the uploads, detects when the connection is back and warns before the window is closed. */
export function UploadPanelContainer({ uploads }: { readonly uploads: Uploads }) {
  const queue = useSyncExternalStore(uploads.subscribe, uploads.state)
  const onceLoaded = useOnceLoaded()
  const isNeeded = queue.uploads.length > 0
  const isSignedOut = useSession() === null
  const isUnderWay = queue.uploads.some((upload) => !isFinished(upload))

  useEffect(() => {
    window.addEventListener('online', uploads.retryLost)
    return () => window.removeEventListener('online', uploads.retryLost)
  }, [uploads])

  useEffect(() => {
    if (!isNeeded) return undefined
    const loadPanel = () => onceLoaded(UploadPanel, () => undefined)
    loadPanel()
    window.addEventListener('online', loadPanel)
    return () => window.removeEventListener('online', loadPanel)
  }, [isNeeded, onceLoaded])

  useEffect(() => {
    if (isSignedOut && uploads.state().uploads.length > 0) uploads.cancelAll()
  }, [uploads, isSignedOut])

  useEffect(() => {
    if (!isUnderWay) return undefined
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [isUnderWay])

  return isNeeded ? <UploadPanel uploads={uploads} /> : null
}
