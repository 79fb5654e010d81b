/** The moment at which one page becomes another. */

const maxWaitMs = 100

/** Resolves when the change has happened. It waits for a frame, so that what was pressed is seen to be pressed. */
export async function transition(change: () => void, isAtHand: boolean): Promise<void> {
  // The show takes pictures of both pages, which is as long as all the rest: who had to wait sees it, nobody waits for it.
  const isStill = isAtHand || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) {
    await frame()
    change()
    return
  }
  let isChanged = false
  const changeOnce = () => {
    if (isChanged) return
    isChanged = true
    change()
  }
  const view = document.startViewTransition(changeOnce)
  // Whoever goes on at once skips the show, and misses nothing.
  view.ready.catch(() => {})
  // The browser paints the old page first, for which nothing sets it a time.
  const inTime = pause(maxWaitMs).then(() => {
    if (isChanged) return
    view.skipTransition()
    changeOnce()
  })
  await Promise.race([view.updateCallbackDone, inTime])
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

function frame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
