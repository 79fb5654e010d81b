/** Copies a page as Markdown when its link is clicked. Without script, or if copying fails, it stays a link. */
import { reportCopied } from '@cyanotype/ui/components/code-block/code-actions.ts'
import { onPress } from '@cyanotype/ui/internal/on-press.ts'

/** Call it once: it also handles the links of pages that are shown later. */
export function copyOnClick(): void {
  onPress<HTMLAnchorElement>(document.body, 'a[data-copy]', (link, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    copy(link).catch(() => location.assign(link.href))
  })
}

const saysSo = 2_000

async function copy(link: HTMLAnchorElement): Promise<void> {
  // Browsers allow copying only during the click, so a promise is copied before the fetch has finished.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textAt(link.href) })])
  const { textContent } = link
  const { copy: copied = '' } = link.dataset
  // It was pressed again while it says so.
  if (textContent === copied) return
  const status = link.closest('.docs-facts')?.querySelector('[role=status]')
  const say = (text: string) => {
    if (status) status.textContent = text
    link.textContent = text || textContent
  }
  say(copied)
  reportCopied(link, copied)
  setTimeout(say, saysSo, '')
}

async function textAt(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(response.statusText)
  return new Blob([await response.text()], { type: 'text/plain' })
}
