/**
 * Uploads provider: shares one upload runner between all screens. The runner is loaded and created by the
 * first screen that can upload.
 */
import type { ComponentType, ReactNode } from 'react'
import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import type { SendFile } from './send-file.ts'
import type { SendForm } from './send-form.ts'
import type { Uploads } from './upload-runner.ts'

export interface UploadTools {
  readonly uploads: Uploads
  readonly sendFile: SendFile
  /** Shows the uploads above the current screen. */
  readonly watch: ComponentType<{ readonly uploads: Uploads }>
}

interface Sending {
  readonly send: SendForm
  /** `undefined` until a screen can upload. */
  readonly tools: () => UploadTools | undefined
  /** The first call creates the runner. Later calls return the same one. */
  readonly start: (make: () => UploadTools) => UploadTools
  readonly subscribe: (listener: () => void) => () => void
}

export const SendingContext = createContext<Sending | undefined>(undefined)

interface UploadsProviderProps {
  readonly send: SendForm
  readonly children: ReactNode
}

export function UploadsProvider({ send, children }: UploadsProviderProps) {
  const [sending] = useState(() => createSending(send))
  return <SendingContext value={sending}>{children}</SendingContext>
}

function createSending(send: SendForm): Sending {
  let tools: UploadTools | undefined
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    send,
    tools: () => tools,
    start(make) {
      // Listeners are notified after the current render.
      if (tools === undefined) queueMicrotask(notify)
      tools ??= make()
      return tools
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const neverChanges = () => () => undefined

/** Watches uploads from the moment when a screen can start one. */
export function UploadWatch() {
  const sending = useContext(SendingContext)
  const tools = useSyncExternalStore(sending?.subscribe ?? neverChanges, () => sending?.tools())
  if (tools === undefined) return null
  const { watch: Watch, uploads } = tools
  return <Watch uploads={uploads} />
}
