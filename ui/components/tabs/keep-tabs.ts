/** Restores the open tab on pages that come without a full load; what React does not draw yet waits for it. */
import { restoreTab, showTab } from './show-tab.ts'

export function persistTabs(root: HTMLElement): () => void {
  restoreTab(root, showTab)
  return () => undefined
}
