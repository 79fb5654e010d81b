/** The files on their way stand above all screens: whoever goes elsewhere in the admin leaves them to arrive. */
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useAdmin } from '../admin-context.tsx'
import type { Api } from '../api/client.ts'
import { partAbove } from '../layout/part.tsx'
import { fingerprintOf } from './fingerprint.ts'
import type { MediaItem } from './queries.ts'
import { mediaKey } from './queries.ts'
import type { Queue } from './queue.ts'
import type { SendFile } from './send-file.ts'
import { createSendFile } from './send-file.ts'
import type { SendForm } from './send-form.ts'
import type { Uploads } from './uploads.ts'
import { createUploads } from './uploads.ts'

interface Held {
  readonly uploads: Uploads
  readonly sendFile: SendFile
}

const UploadsContext = createContext<Held | undefined>(undefined)

interface UploadsProviderProps {
  readonly send: SendForm
  readonly children: ReactNode
}

export function UploadsProvider({ send, children }: UploadsProviderProps) {
  const { api, locale, signInAgain } = useAdmin()
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const [held] = useState<Held>(() => {
    const sendFile = createSendFile({ send, i18n, locale, signInAgain: signInAgain.ask })
    const uploads = createUploads({
      sendFile,
      findTwin: (file) => findTwin(api, file),
      wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
      onArrival: () => void queries.invalidateQueries({ queryKey: mediaKey }),
    })
    return { uploads, sendFile }
  })
  return <UploadsContext value={held}>{children}</UploadsContext>
}

/** Nobody who sends nothing fetches it. */
export const UploadPanel = partAbove(async () => (await import('./upload-panel.tsx')).UploadPanel)

/** For whoever sends files. What shows them comes ahead of the first: the line may be gone when it is needed. */
export function useUploads(): Uploads {
  useEffect(() => void UploadPanel.bring(), [])
  return useHeld().uploads
}

/** For whoever only looks at what others send. */
export function useUploadsUnderWay(): Uploads {
  return useHeld().uploads
}

/** One file at once, outside of the queue: to take the place of another. */
export function useSendFile(): SendFile {
  return useHeld().sendFile
}

export function useUploadQueue(): Queue {
  const { subscribe, state } = useHeld().uploads
  return useSyncExternalStore(subscribe, state)
}

function useHeld(): Held {
  const held = useContext(UploadsContext)
  if (held === undefined) throw new Error('Files are sent outside of UploadsProvider.')
  return held
}

async function findTwin(api: Api, file: File): Promise<MediaItem | undefined> {
  const upload = await fingerprintOf(file)
  if (upload === undefined) return undefined
  return (await api('GET /api/media', { query: { upload, limit: 1 } })).items[0]
}
