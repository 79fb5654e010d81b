/**
 * What the components of a page do in the browser, without React: a page of plain HTML calls `startBehaviours`, and
 * everything in it acts as it does where React renders it.
 */
import { keepDismissal } from '../components/banner/keep-dismissal.ts'
import { actOnCode } from '../components/code-block/code-actions.ts'
import { openLightboxOnPress } from '../components/gallery/lightbox-on-press.ts'
import { openAsDrawer } from '../components/header/drawer.ts'
import { offerSearch } from '../components/search-box/offer-search.ts'
import { keepTree } from '../components/sidebar-tree/keep-tree.ts'
import { followSections } from '../components/table-of-contents/follow-sections.ts'
import { keepTabs } from '../components/tabs/keep-tabs.ts'
import { keepTheme } from '../components/theme-switch/keep-theme.ts'
import { closeWhenLeft } from './close-details.ts'
import { revealTargets } from './reveal-targets.ts'
import { watchOverflow } from './scrollable-focus.ts'

/** How each element that acts is stopped again. */
const stops = new Map<HTMLElement, () => void>()

/** Starts what is on the page and does not act yet: to be called again when something new is on it. */
export function startBehaviours(): void {
  start('.theme-switch', keepTheme)
  start('.header-group', closeWhenLeft)
  start('.header-menu', openAsDrawer)
  start('.code-text, .table-frame', watchOverflow)
  start('.code-block', actOnCode)
  start('.gallery', openLightboxOnPress)
  start('.search-box', offerSearch)
  start('.banner', keepDismissal)
  start('.sidebar-tree', keepTree)
  start('.tabs', keepTabs)
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
