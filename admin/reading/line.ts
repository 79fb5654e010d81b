/** Whether anything can be read at all: there is a line, and somebody looks. What waits for either goes on when it is back. */
export interface Line {
  readonly isOnline: () => boolean
  /** Somebody looks at the window. */
  readonly isWatched: () => boolean
  readonly untilOnline: () => Promise<void>
  readonly untilWatched: () => Promise<void>
  /** Listens until it is stopped, and says when somebody is back. */
  readonly start: (onBack: (what: 'line' | 'reader') => void) => () => void
}

export function createLine(): Line {
  // What a browser says at the start is not to be relied on: a server may answer on a device without a network.
  let online = true
  const waiting = new Set<() => void>()
  const isOnline = () => online
  const isWatched = () => globalThis.document?.visibilityState !== 'hidden'
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise<void>((goOn) => waiting.add(goOn))
  }
  const goOn = () => {
    const all = [...waiting]
    waiting.clear()
    for (const one of all) one()
  }
  return {
    isOnline,
    isWatched,
    untilOnline: () => until(isOnline),
    untilWatched: () => until(() => online && isWatched()),
    start(onBack) {
      const back = (what: 'line' | 'reader') => {
        goOn()
        onBack(what)
      }
      const listening = new AbortController()
      const { signal } = listening
      window.addEventListener(
        'offline',
        () => {
          online = false
        },
        { signal },
      )
      window.addEventListener(
        'online',
        () => {
          online = true
          back('line')
        },
        { signal },
      )
      window.addEventListener(
        'visibilitychange',
        () => {
          if (isWatched()) back('reader')
        },
        { signal },
      )
      return () => listening.abort()
    },
  }
}
