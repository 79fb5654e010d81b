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
  /** Something else announces the same words, such as a status beside the button. */
  readonly announcedElsewhere?: boolean
}

export interface ToastEntry extends ToastMessage {
  readonly id: number
  readonly open: boolean
}

export const toastLimits = { kept: 5, duration: 5000, removedAfter: 200 } as const

/** What is said while something takes its time, and how it ended. */
export interface ToastStory<Result> {
  readonly loading: ToastMessage
  readonly success: (result: Result) => ToastMessage
  readonly failure: (reason: unknown) => ToastMessage
}

export interface ToastQueue {
  readonly add: (message: ToastMessage) => number
  /** Says something else in the same place. One that has gone meanwhile is shown again. */
  readonly replace: (id: number, message: ToastMessage) => void
  /** One notice for the whole of it. The promise itself stays the caller's: its failure is not swallowed. */
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
    change([...entries, { ...message, id: lastId, open: true }].slice(-toastLimits.kept))
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
