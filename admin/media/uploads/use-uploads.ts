/** Uploads are shared by all screens, so they continue when the user changes the screen. */
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import type { Api } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { MediaItem } from '../media-item.ts'
import { mediaKey } from '../media-item.ts'
import type { SendFile } from './send-file.ts'
import { createSendFile } from './send-file.ts'
import { UploadPanel, UploadPanelContainer } from './upload-panel-container.tsx'
import type { Queue } from './upload-queue.ts'
import type { Uploads } from './upload-runner.ts'
import { createUploads } from './upload-runner.ts'
import type { UploadTools } from './uploads-provider.tsx'
import { SendingContext } from './uploads-provider.tsx'

/**
 * For screens that upload. Loads the panel in advance, because the connection may be lost when it is needed.
 */
export function useUploads(): Uploads {
  useEffect(() => void UploadPanel.load(), [])
  return useUploadTools().uploads
}

/** Sends a single file without the queue, to replace another one. */
export function useSendFile(): SendFile {
  return useUploadTools().sendFile
}

export function useUploadQueue(): Queue {
  const { subscribe, state } = useUploadTools().uploads
  return useSyncExternalStore(subscribe, state)
}

function useUploadTools(): UploadTools {
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
      whyUnreadable: async (file) => ((await isReadable(file)) ? undefined : i18n._(unreadable)),
      findDuplicate: (file) => findDuplicate(api, file),
      wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
      onUploaded: () => void queries.invalidateQueries({ queryKey: mediaKey }),
    })
    return { uploads, sendFile, watch: UploadPanelContainer }
  })
}

const unreadable = msg`This file cannot be read. It may be a folder, or it was moved or deleted.`

function isReadable(file: Blob): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}

async function findDuplicate(api: Api, file: File): Promise<MediaItem | undefined> {
  const upload = await fingerprintOf(file)
  if (upload === undefined) return undefined
  return (await api('GET /api/media', { query: { upload, limit: 1 } })).items[0]
}

/** Reading more into memory to avoid an upload is too expensive on phones. */
const maxBytes = 64_000_000

/**
 * The hash of the original bytes, which the library stores for each file. `undefined` for large files and
 * where the browser cannot compute it, such as without HTTPS.
 */
export async function fingerprintOf(file: Blob): Promise<string | undefined> {
  if (file.size > maxBytes || globalThis.crypto.subtle === undefined) return undefined
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
