/** Stands above all screens for those who send files. What sends them is fetched with the first screen that can, and made there. */
import type { ComponentType, ReactNode } from 'react'
import { createContext, useState } from 'react'
import type { SendFile } from './send-file.ts'
import type { SendForm } from './send-form.ts'
import type { Uploads } from './upload-runner.ts'

export interface Held {
  readonly uploads: Uploads
  readonly sendFile: SendFile
  /** Shows them, over whatever is on the screen. */
  readonly watch: ComponentType<{ readonly uploads: Uploads }>
}

interface Sending {
  readonly send: SendForm
  /** `undefined` while nobody could have sent anything. */
  readonly held: () => Held | undefined
  /** The first who asks makes it; all others take the same. */
  readonly start: (make: () => Held) => Held
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
  let held: Held | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    send,
    held: () => held,
    start(make) {
      // Somebody is just being drawn who asks for it: the others hear of it afterwards.
      if (held === undefined) queueMicrotask(tell)
      held ??= make()
      return held
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
