/**
 * All stories are shown in one document, which saves setting up more than a hundred of them: each begins as if nobody had
 * been there before. What a file has shown is forgotten at once: a browser that has much memory is in no hurry to, and runs
 * out of file handles.
 */
import { afterAll, beforeEach } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  getSelection()?.removeAllRanges()
  const { documentElement: root } = document
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
})

afterAll(() => globalThis.gc?.())
