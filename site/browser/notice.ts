/** A notice at the foot of the screen, in the look of the toasts: words, one thing to do, and a way to close it. */
import toastSheet from '@cyanotype/ui/components/toast/toast.css?inline'
import { adoptSheet } from './adopt-sheet.ts'
import { announce, wordFor } from './announcer.ts'

interface Notice {
  readonly words: string
  readonly action: { readonly words: string; readonly run: () => void }
}

/** There is one at a time. It stays until it is closed, and gives back how to do that. */
export function showNotice({ words, action }: Notice): () => void {
  adoptSheet(toastSheet)
  const close = () => {
    const hadFocus = list.contains(document.activeElement)
    list.remove()
    if (hadFocus) document.getElementById('main-content')?.focus({ preventScroll: true })
  }
  const text = Object.assign(document.createElement('div'), { className: 'toast-words', textContent: words })
  const entry = Object.assign(document.createElement('li'), { className: 'toast' })
  entry.dataset.state = 'open'
  entry.append(text, button(action.words, 'soft', action.run), button(wordFor('close'), 'ghost', close))
  const list = Object.assign(document.createElement('ol'), { className: 'toaster-list screen-only' })
  list.append(entry)
  list.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  document.querySelector('.toaster-list')?.remove()
  document.body.append(list)
  announce(words)
  return close
}

function button(words: string, variant: string, run: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button',
    textContent: words,
  })
  Object.assign(element.dataset, { variant, size: 'sm' })
  element.addEventListener('click', run)
  return element
}
