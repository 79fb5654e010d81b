/**
 * Opens the search dialog from a search form: by a press, by typing, with Ctrl/⌘ K and with `/`. The form
 * dispatches an event, and the code that opens the dialog calls `preventDefault()`. Otherwise it stays a form
 * that submits to the result page.
 */
declare global {
  interface HTMLElementEventMap {
    'cyanotype:search': CustomEvent<null>
  }
  interface DocumentEventMap {
    'cyanotype:search': CustomEvent<null>
  }
}

export function showSearch(form: HTMLFormElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const field = form.querySelector('input')
  if (field === null) return () => undefined
  nameKeys(form, field)

  const requestSearch = (event?: Event) => {
    const request = new CustomEvent('cyanotype:search', { detail: null, bubbles: true, cancelable: true })
    if (!form.dispatchEvent(request)) event?.preventDefault()
  }
  // Enter in the field also clicks the submit button. Then the text is submitted.
  const handleClick = (event: MouseEvent) => {
    const isForResults = event.ctrlKey || event.metaKey || event.shiftKey || field.value.trim() !== ''
    if (event.target === field || !isForResults) requestSearch(event)
  }
  const handleInput = (event: Event) => {
    if (!(event instanceof InputEvent && event.isComposing)) requestSearch()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isSearchKey(event) || document.querySelector('dialog:modal')) return
    event.preventDefault()
    // Text typed before the dialog opens goes into the field, and from there into the dialog.
    field.focus()
    requestSearch()
  }
  form.addEventListener('click', handleClick, { signal })
  field.addEventListener('input', handleInput, { signal })
  field.addEventListener('compositionend', () => requestSearch(), { signal })
  document.addEventListener('keydown', handleKey, { signal })
  return () => stop.abort()
}

const isOnApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The server does not know the keyboard of the reader. */
function nameKeys(form: HTMLFormElement, field: HTMLInputElement): void {
  const hint = form.querySelector('kbd')
  if (hint !== null) hint.textContent = isOnApple() ? '⌘ K' : 'Ctrl K'
  field.setAttribute('aria-keyshortcuts', isOnApple() ? 'Meta+K /' : 'Control+K /')
}

const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

function isSearchKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) {
    // A keyboard without Latin letters, such as a Greek one, has another letter on the same key.
    const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && /^\P{ASCII}$/u.test(key))
    return isK && !altKey && !shiftKey
  }
  return key === '/' && !altKey && !(target instanceof Element && target.closest(writable) !== null)
}
