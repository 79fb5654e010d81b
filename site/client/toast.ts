/** Toasts of the site. The code that renders them is loaded with the first one. */
import toastSheet from '@cyanotype/ui/components/toast/toast.css?inline'
import { adoptStylesheet } from './adopt-stylesheet.ts'
import { announce, wordFor } from './announcer.ts'
import { connection } from './connection.ts'
import noticeSheet from './notice.css?inline'

const toaster = async () => (await import('./toaster.tsx')).openToaster()

let lastConfirmation: number | undefined

/** Confirms an action for a few seconds. The button confirms and announces it too, which is enough in data saving mode. */
export function showConfirmation(message: string): void {
  if (connection().saveData) return
  toaster()
    .then((toasts) => {
      if (lastConfirmation !== undefined) toasts.close(lastConfirmation)
      lastConfirmation = toasts.add({ title: message, tone: 'success', announcedElsewhere: true })
    })
    .catch(() => {})
}

/**
 * Shows a message with one action until it is closed, as plain HTML if the toaster cannot be loaded. Returns the function
 * that closes it.
 */
export function showToast(toast: Toast): () => void {
  let isClosed = false
  let close = () => {}
  Promise.race([toaster(), tooLate()])
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
    // If the server does not respond, the code cannot be loaded either, and some requests never end.
    .catch(() => {
      if (!isClosed) close = showNotice(toast)
    })
  return () => {
    isClosed = true
    close()
  }
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, 2_000)
  })
}

interface Toast {
  readonly message: string
  readonly action: { readonly label: string; readonly run: () => void }
}

/**
 * A toast without React, for when the server does not respond and the toaster cannot be loaded. There is one
 * at a time. It stays until it is closed, and the returned function closes it.
 */
function showNotice({ message, action }: Toast): () => void {
  for (const stylesheet of [toastSheet, noticeSheet]) adoptStylesheet(stylesheet)
  const origin = document.querySelector<HTMLElement>(':focus') ?? document.getElementById('main-content')
  const close = () => {
    const hadFocus = place.contains(document.activeElement)
    place.remove()
    if (hadFocus) origin?.focus({ preventScroll: true })
  }
  const text = Object.assign(document.createElement('div'), { className: 'toast-text', textContent: message })
  const entry = Object.assign(document.createElement('li'), { className: 'toast notice' })
  entry.dataset.state = 'open'
  entry.append(text, button(action.label, 'soft', action.run), button(wordFor('close'), 'ghost', close))
  const list = Object.assign(document.createElement('ol'), { className: 'toaster-list' })
  list.append(entry)
  const place = Object.assign(document.createElement('aside'), { className: 'toaster' })
  place.append(list)
  place.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  document.querySelector('.toaster')?.remove()
  document.body.append(place)
  announce(message)
  return close
}

function button(label: string, variant: string, run: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button',
    textContent: label,
  })
  Object.assign(element.dataset, { variant, size: 'sm' })
  element.addEventListener('click', run)
  return element
}
