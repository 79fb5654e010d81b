/**
 * What the components of a page do in the browser, without React: a page of plain HTML calls `startBehaviours`, and
 * everything in it acts as it does where React renders it.
 */
import { persistDismissal } from '../components/banner/keep-dismissal.ts'
import { addCodeActions } from '../components/code-block/code-actions.ts'
import { openLightboxOnPress } from '../components/gallery/lightbox-on-press.ts'
import { openAsDrawer } from '../components/header/drawer.ts'
import { showSearch } from '../components/search-box/offer-search.ts'
import { persistTree } from '../components/sidebar-tree/keep-tree.ts'
import { followSections } from '../components/table-of-contents/follow-sections.ts'
import { persistTabs } from '../components/tabs/keep-tabs.ts'
import { persistTheme } from '../components/theme-switch/keep-theme.ts'
import { closeOnLeave } from './close-details.ts'
import { revealTargets } from './reveal-targets.ts'
import { watchOverflow } from './scrollable-focus.ts'

/** How each element that acts is stopped again. */
const stops = new Map<HTMLElement, () => void>()

/** Starts what is on the page and does not act yet: to be called again when something new is on it. */
export function startBehaviours(): void {
  start('.theme-switch', persistTheme)
  start('.header-group', closeOnLeave)
  start('.header-menu', openAsDrawer)
  start('.code-text, .table-frame', watchOverflow)
  start('.code-block', addCodeActions)
  start('.gallery', openLightboxOnPress)
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

/** Stops what is in a part that was taken off the page for good. */
export function stopBehaviours(gone: Node): void {
  for (const [element, stop] of stops) {
    if (!gone.contains(element)) continue
    stop()
    stops.delete(element)
  }
}
