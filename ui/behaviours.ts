/**
 * What the components of a page do in the browser, without React: a page of plain HTML calls `startBehaviours` once, and
 * everything in it acts as it does where React renders it.
 */
import { keepDismissal } from './components/banner/keep-dismissal.ts'
import { openAsDrawer } from './components/header/drawer.ts'
import { keepTheme } from './components/theme-switch/keep-theme.ts'
import { closeWhenLeft } from './flyout.ts'

export { bannerKey } from './components/banner/keep-dismissal.ts'
export { themeKey } from './components/theme-switch/keep-theme.ts'

export function startBehaviours(): void {
  for (const menu of all<HTMLDetailsElement>('.theme-switch')) keepTheme(menu)
  for (const group of all<HTMLDetailsElement>('.header-group')) closeWhenLeft(group)
  for (const menu of all<HTMLDetailsElement>('.header-menu')) openAsDrawer(menu)
  for (const banner of all('.banner')) keepDismissal(banner)
}

function all<Node extends HTMLElement>(selector: string): NodeListOf<Node> {
  return document.querySelectorAll<Node>(selector)
}
