/** Restores the open tab after client navigation. Tabs that React has not rendered yet wait for it. */
import { restoreTab, showTab } from '../../internal/reveal-targets.ts'

export function persistTabs(root: HTMLElement): () => void {
  restoreTab(root, showTab)
  return () => undefined
}
