/**
 * All files of a runner share one document, which saves setting up more than a hundred of them: each test begins as if
 * nobody had been there before, and each file in the window that the first one had. What a few files have shown is
 * forgotten at once: a browser that has much memory is in no hurry to, and runs out of file handles.
 */
import { afterAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'

declare global {
  interface Window {
    /** What the first file found. */
    atFirst?: { readonly width: number; readonly height: number }
    filesDone?: number
  }
}

/** It takes up to a quarter of a second. */
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
