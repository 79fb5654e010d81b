/**
 * Browser behaviour of components without React: a page of plain HTML calls `startBehaviours`, and its
 * elements work as they do where React renders them.
 */
import { persistDismissal } from './components/banner/persist-dismissal.ts'
import { addCodeActions } from './components/code-block/code-actions.ts'
import { loadOnPress } from './components/embed/load-on-press.ts'
import { openLightboxOnPress } from './components/gallery/lightbox-on-press.ts'
import { openAsDrawer } from './components/header/drawer.ts'
import { showSearch } from './components/search-box/show-search.ts'
import { persistTree } from './components/sidebar-tree/persist-tree.ts'
import { followSections } from './components/table-of-contents/follow-sections.ts'
import { persistTabs } from './components/tabs/persist-tabs.ts'
import { persistTheme } from './components/theme-switch/persist-theme.ts'
import { closeOnLeave } from './internal/close-details.ts'
import { revealTargets } from './internal/reveal-targets.ts'
import { watchOverflow } from './internal/scrollable-focus.ts'

/** The stop function of each element that is active. */
const stops = new Map<HTMLElement, () => void>()

/** Starts the behaviours that are not active yet. Call it again after adding content. */
export function startBehaviours(): void {
  start('.theme-switch', persistTheme)
  start('.header-group', closeOnLeave)
  start('.header-menu', openAsDrawer)
  start('.code-text, .table-frame', watchOverflow)
  start('.code-block', addCodeActions)
  start('.gallery', openLightboxOnPress)
  start('.embed', loadOnPress)
  start('.search-box', showSearch)
  start('.banner', persistDismissal)
  start('.sidebar-tree', persistTree)
  start('.tabs', persistTabs)
  start('body', revealTargets)
  start('.table-of-contents', followSections)
}

function start<Acting extends HTMLElement>(selector: string, act: (element: Acting) => () => void): void {
  for (const element of document.querySelectorAll<Acting>(selector)) {
    if (!stops.has(element)) stops.set(element, act(element))
  }
}

/** Stops the behaviours in a part that was removed from the page. */
export function stopBehaviours(removed: Node): void {
  for (const [element, stop] of stops) {
    if (!removed.contains(element)) continue
    stop()
    stops.delete(element)
  }
}
