/**
 * Behaviour of the code block buttons. It works on plain HTML, so that a page needs no other script for them.
 */
import { onPress } from '../../internal/on-press.ts'

/** How long "Copied" replaces "Copy". */
const confirmedFor = 2000

declare global {
  interface HTMLElementEventMap {
    'cyanotype:copied': CustomEvent<string>
  }
  interface DocumentEventMap {
    'cyanotype:copied': CustomEvent<string>
  }
}

/** Tells the page that something was copied, with the words for it, so that it can show a toast. */
export function reportCopied(element: Element, message: string): void {
  element.dispatchEvent(new CustomEvent('cyanotype:copied', { detail: message, bubbles: true }))
}

export function addCodeActions(block: HTMLElement): () => void {
  return onPress<HTMLButtonElement>(block, '.code-action', (button) => {
    if (button.dataset.action === 'wrap') wrap(block, button)
    else void copy(block, button)
  })
}

function wrap(block: HTMLElement, button: HTMLButtonElement): void {
  button.ariaPressed = String(block.toggleAttribute('data-wrap'))
}

async function copy(block: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const code = block.querySelector('code')
  if (code === null) return
  try {
    await navigator.clipboard.writeText(button.dataset.action === 'patch' ? patchOf(code) : textOf(code))
    confirm(block, button)
  } catch {
    // A browser may refuse access to the clipboard. Then the text is at least selected, and one key copies
    // it.
    getSelection()?.selectAllChildren(code)
  }
}

/** The code after the change, without the removed lines. */
function textOf(code: Element): string {
  const lines = [...code.querySelectorAll('.code-line:not(del)')]
  return lines.length === 0
    ? (code.textContent ?? '')
    : lines.map(({ textContent }) => textContent).join('\n')
}

const signs: Readonly<Record<string, string>> = { INS: '+', DEL: '-' }

function patchOf(code: Element): string {
  const lines = [...code.querySelectorAll('.code-line')]
  return lines.map(({ tagName, textContent }) => `${signs[tagName] ?? ' '}${textContent}\n`).join('')
}

/** The button shows the result, and the status announces it. */
function confirm(block: HTMLElement, button: HTMLButtonElement): void {
  const { copied = '' } = block.dataset
  const status = block.querySelector('[role="status"]')
  const label = button.firstElementChild
  const before = label?.textContent ?? ''
  if (!status || !label || before === copied) return
  status.textContent = copied
  label.textContent = copied
  reportCopied(block, copied)
  setTimeout(() => {
    status.textContent = ''
    label.textContent = before
  }, confirmedFor)
}
