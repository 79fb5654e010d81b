import { lazy, Suspense, useEffect } from 'react'
import { useSession } from '../admin-context.tsx'
import { isSettled } from './queue.ts'
import { bringPanel, useUploadQueue, useUploadsUnderWay } from './uploads-context.tsx'

/** Nobody who sends nothing fetches it; whoever may send has it before. */
const UploadPanel = lazy(bringPanel)

/** Shows what is on its way, listens for the line, and asks before the window closes over it. */
export function UploadWatch() {
  const uploads = useUploadsUnderWay()
  const queue = useUploadQueue()
  const isSignedOut = useSession() === null
  const isUnderWay = queue.uploads.some((upload) => !isSettled(upload))

  useEffect(() => {
    window.addEventListener('online', uploads.lineIsBack)
    return () => window.removeEventListener('online', uploads.lineIsBack)
  }, [uploads])

  useEffect(() => {
    if (isSignedOut && uploads.state().uploads.length > 0) uploads.abandon()
  }, [uploads, isSignedOut])

  useEffect(() => {
    if (!isUnderWay) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnderWay])

  if (queue.uploads.length === 0) return null
  return (
    <Suspense>
      <UploadPanel />
    </Suspense>
  )
}
