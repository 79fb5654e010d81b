/** Toast queue, separate from its display: any part of a page can add a toast, from any React root. */

export interface ToastMessage {
  readonly title: string
  readonly description?: string
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger'
  /** An action. It must be possible elsewhere too, because the toast disappears. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
  /** The time in milliseconds until it closes. */
  readonly duration?: number
  /** Interrupts screen readers. */
  readonly urgent?: boolean
  /** Something else announces the same words, such as a status beside the button. */
  readonly announcedElsewhere?: boolean
}

export interface ToastEntry extends ToastMessage {
  readonly id: number
  readonly open: boolean
}

export const toastLimits = { maxEntries: 5, duration: 5000, removedAfter: 200 } as const

/** The messages for a running task and its result. */
export interface ToastStory<Result> {
  readonly loading: ToastMessage
  readonly success: (result: Result) => ToastMessage
  readonly failure: (reason: unknown) => ToastMessage
}

export interface ToastQueue {
  readonly add: (message: ToastMessage) => number
  /** Replaces the message of a toast. If it has closed meanwhile, it is shown again. */
  readonly replace: (id: number, message: ToastMessage) => void
  /** One toast for a whole task. The promise stays with the caller, including its rejection. */
  readonly follow: <Result>(promise: Promise<Result>, story: ToastStory<Result>) => void
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

  const add = (message: ToastMessage) => {
    lastId += 1
    change([...entries, { ...message, id: lastId, open: true }].slice(-toastLimits.maxEntries))
    return lastId
  }

  const replace = (id: number, message: ToastMessage) => {
    if (!entries.some((entry) => entry.id === id && entry.open)) add(message)
    else change(entries.map((entry) => (entry.id === id ? { ...message, id, open: true } : entry)))
  }

  return {
    add,
    replace,
    follow(promise, { loading, success, failure }) {
      const id = add({ duration: Number.POSITIVE_INFINITY, ...loading })
      promise.then(
        (result) => replace(id, success(result)),
        (reason: unknown) => replace(id, failure(reason)),
      )
    },
    /** Closed at once, and removed a little later, so that it can animate. */
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

/** The toast queue of the page. */
export const toasts = createToastQueue()
