/** The files on their way stand above all screens: whoever goes elsewhere in the admin leaves them to arrive. */
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import type { Api } from '../../api/client.ts'
import { useAdmin } from '../../app-context.tsx'
import type { MediaItem } from '../media-queries.ts'
import { mediaKey } from '../media-queries.ts'
import type { SendFile } from './send-file.ts'
import { createSendFile } from './send-file.ts'
import { UploadPanel, UploadsWatched } from './upload-panel-container.tsx'
import type { Queue } from './upload-queue.ts'
import type { Uploads } from './upload-runner.ts'
import { createUploads } from './upload-runner.ts'
import type { Held } from './uploads-provider.tsx'
import { SendingContext } from './uploads-provider.tsx'

/** For whoever sends files. What shows them comes ahead of the first: the line may be gone when it is needed. */
export function useUploads(): Uploads {
  useEffect(() => void UploadPanel.load(), [])
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
  const { api, locale, signInAgain } = useAdmin()
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const sending = useContext(SendingContext)
  if (sending === undefined) throw new Error('Files are sent outside of UploadsProvider.')
  const { send, start } = sending
  return start(() => {
    const sendFile = createSendFile({ send, i18n, locale, signInAgain: signInAgain.open })
    const uploads = createUploads({
      sendFile,
      findDuplicate: (file) => findDuplicate(api, file),
      wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
      onUploaded: () => void queries.invalidateQueries({ queryKey: mediaKey }),
    })
    return { uploads, sendFile, watch: UploadsWatched }
  })
}

async function findDuplicate(api: Api, file: File): Promise<MediaItem | undefined> {
  const upload = await fingerprintOf(file)
  if (upload === undefined) return undefined
  return (await api('GET /api/media', { query: { upload, limit: 1 } })).items[0]
}

/** Reading more than this into memory to spare an upload is no bargain on a telephone. */
const maxBytes = 64_000_000

/**
 * By which bytes are known again: what the library notes of each file as it was sent. Undefined where it is not worth
 * it, or where the browser does not compute it, as outside of https.
 */
export async function fingerprintOf(file: Blob): Promise<string | undefined> {
  if (file.size > maxBytes || globalThis.crypto.subtle === undefined) return undefined
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
