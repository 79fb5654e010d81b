/** The moment at which one page becomes another. */

const waitsAtMost = 100
/** A device that is made for it takes two or three frames for the pictures of both pages. */
const quick = 50
/** Once may be the fault of something beside it. */
const tooOften = 2

/** Resolves when the change has happened. It waits for a frame, so that what was pressed is seen to be pressed. */
export type Transition = (change: () => void, isShownByBrowser: boolean) => Promise<void>

export function openTransition(): Transition {
  let slow = 0
  return async (change, isShownByBrowser) => {
    const isStill = isShownByBrowser || matchMedia('(prefers-reduced-motion: reduce)').matches
    // Where the show costs more than it shows, pages come at once.
    if (isStill || slow === tooOften || !('startViewTransition' in document)) {
      await frame()
      change()
      return
    }
    const began = performance.now()
    await show(change, () => {
      slow = performance.now() - began > quick ? slow + 1 : 0
    })
  }
}

async function show(change: () => void, onReady: () => void): Promise<void> {
  let isChanged = false
  const changeOnce = () => {
    if (isChanged) return
    isChanged = true
    change()
  }
  const view = document.startViewTransition(changeOnce)
  // Whoever goes on at once skips the show, and misses nothing.
  view.ready.then(onReady, () => {})
  // The browser paints the old page first, for which nothing sets it a time.
  const inTime = pause(waitsAtMost).then(() => {
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
    setTimeout(resolve, waitsAtMost)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
