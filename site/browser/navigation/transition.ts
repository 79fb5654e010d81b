/** The moment at which one page becomes another. */

const waitsAtMost = 100

/** Resolves when the change has happened. It waits for a frame, so that what was pressed is seen to be pressed. */
export async function transition(change: () => void, isShownByBrowser: boolean): Promise<void> {
  const isStill = isShownByBrowser || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) {
    await frame()
    change()
    return
  }
  const { ready, updateCallbackDone } = document.startViewTransition(change)
  // Whoever goes on at once skips the show, and misses nothing.
  ready.catch(() => {})
  await updateCallbackDone
}

function frame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, waitsAtMost)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
