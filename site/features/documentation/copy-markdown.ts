/** Copies a page as Markdown when its link is clicked. Without script, or if copying fails, it stays a link. */
import { reportCopied } from '@cyanotype/ui/components/code-block/code-actions.ts'

export function copyOnClick(page: ParentNode): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-copy]')) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      copy(link).catch(() => location.assign(link.href))
    })
  }
}

const saysSo = 2_000

async function copy(link: HTMLAnchorElement): Promise<void> {
  // Browsers allow copying only during the click, so a promise is copied before the fetch has finished.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textAt(link.href) })])
  const { dataset, textContent } = link
  const status = link.closest('.docs-facts')?.querySelector('[role=status]')
  const say = (text: string) => {
    if (status) status.textContent = text
    link.textContent = text || textContent
  }
  say(dataset.copy ?? '')
  reportCopied(link, dataset.copy ?? '')
  setTimeout(say, saysSo, '')
}

async function textAt(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(response.statusText)
  return new Blob([await response.text()], { type: 'text/plain' })
}
