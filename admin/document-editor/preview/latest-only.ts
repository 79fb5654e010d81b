/** One run at a time: a request during a run starts another one after it, however many there were. */
export interface LatestOnly {
  request(): void
  /** Ignores further requests. */
  stop(): void
}

/** `run` handles its errors itself. */
export function latestOnly(run: () => Promise<void>): LatestOnly {
  let isRunning = false
  let isRequested = false
  let isStopped = false
  const request = () => {
    if (isStopped) return
    if (isRunning) {
      isRequested = true
      return
    }
    isRunning = true
    void run().finally(() => {
      isRunning = false
      if (!isRequested) return
      isRequested = false
      request()
    })
  }
  return {
    request,
    stop() {
      isStopped = true
    },
  }
}
