/** Shows a message with one action until it is closed: as a toast, or as plain HTML where the toaster cannot be loaded. */
import type { Notice } from './notice.ts'
import { showNotice } from './notice.ts'

/** Returns how to close it. */
export function showToast(notice: Notice): () => void {
  let isClosed = false
  let close = () => {}
  import('./toaster.tsx')
    .then(({ openToaster }) => openToaster())
    .then((toasts) => {
      if (isClosed) return
      const { words, action } = notice
      const id = toasts.add({
        title: words,
        action: { label: action.words, onPress: action.run },
        duration: Number.POSITIVE_INFINITY,
      })
      close = () => toasts.close(id)
    })
    // A server that sends no page sends no code either.
    .catch(() => {
      if (!isClosed) close = showNotice(notice)
    })
  return () => {
    isClosed = true
    close()
  }
}
