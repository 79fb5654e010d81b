/**
 * Resets the state between story files. All files of a runner share one document, which saves more than a
 * hundred set-ups: each test starts without the traces of others, and each file with the window size of the
 * first. Unused memory is collected early, because a browser with much memory delays it and runs out of file
 * handles.
 */
import { afterAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'

declare global {
  interface Window {
    /** The window size before the first file. */
    atFirst?: { readonly width: number; readonly height: number }
    filesDone?: number
  }
}

/** A collection takes up to a quarter of a second. */
const filesPerCollection = 5

window.atFirst ??= { width: innerWidth, height: innerHeight }
const { width, height } = window.atFirst

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  getSelection()?.removeAllRanges()
  const { documentElement: root } = document
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
})

afterAll(async () => {
  const { documentElement: root } = document
  for (const name of ['lang', 'dir', 'style']) root.removeAttribute(name)
  document.adoptedStyleSheets = []
  scrollTo(0, 0)
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
  window.filesDone = (window.filesDone ?? 0) + 1
  if (window.filesDone % filesPerCollection === 0) globalThis.gc?.()
})
