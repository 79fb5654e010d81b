/** The notices that wait to be read, apart from how they look: any part of a page may add one, from any React root. */

export interface ToastMessage {
  readonly title: string
  readonly description?: string
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger'
  /** Something one can do about it. It must be possible elsewhere too: the notice goes away. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
  /** Milliseconds until it closes by itself. */
  readonly duration?: number
  /** Interrupts those who listen. */
  readonly urgent?: boolean
}

export interface ToastEntry extends ToastMessage {
  readonly id: number
  readonly open: boolean
}

export const toastLimits = { kept: 5, duration: 5000, removedAfter: 200 } as const

export interface ToastQueue {
  readonly add: (message: ToastMessage) => number
  readonly close: (id: number) => void
  readonly entries: () => readonly ToastEntry[]
  readonly subscribe: (listener: () => void) => () => void
}

export function createToastQueue(): ToastQueue {
  let entries: readonly ToastEntry[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  const change = (next: readonly ToastEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }

  return {
    add(message) {
      lastId += 1
      change([...entries, { ...message, id: lastId, open: true }].slice(-toastLimits.kept))
      return lastId
    },
    /** Closed at once, removed a little later, so that it can leave. */
    close(id) {
      if (!entries.some((entry) => entry.id === id && entry.open)) return
      change(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
      setTimeout(() => change(entries.filter((entry) => entry.id !== id)), toastLimits.removedAfter)
    },
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The queue of the page. */
export const toasts = createToastQueue()
