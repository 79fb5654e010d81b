/** Shows a message with one action until it is closed: as a toast, or as plain HTML where the toaster cannot be loaded. */
import type { Toast } from './notice.ts'
import { showNotice } from './notice.ts'

/** Returns how to close it. */
export function showToast(toast: Toast): () => void {
  let isClosed = false
  let close = () => {}
  import('./toaster.tsx')
    .then(({ openToaster }) => openToaster())
    .then((toasts) => {
      if (isClosed) return
      const { message, action } = toast
      const id = toasts.add({
        title: message,
        action: { label: action.label, onPress: action.run },
        duration: Number.POSITIVE_INFINITY,
      })
      close = () => toasts.close(id)
    })
    // A server that sends no page sends no code either.
    .catch(() => {
      if (!isClosed) close = showNotice(toast)
    })
  return () => {
    isClosed = true
    close()
  }
}
