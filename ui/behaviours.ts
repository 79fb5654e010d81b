/**
 * What the components of a page do in the browser, without React: a page of plain HTML calls `startBehaviours` once, and
 * everything in it acts as it does where React renders it.
 */
import { keepDismissal } from './components/banner/keep-dismissal.ts'
import { actOnCode } from './components/code-block/code-actions.ts'
import { openInLightbox } from './components/gallery/lightbox.ts'
import { openAsDrawer } from './components/header/drawer.ts'
import { keepTree } from './components/sidebar-tree/keep-tree.ts'
import { followSections } from './components/table-of-contents/follow-sections.ts'
import { keepTheme } from './components/theme-switch/keep-theme.ts'
import { closeWhenLeft } from './flyout.ts'
import { watchOverflow } from './overflow.ts'

export { bannerKey } from './components/banner/keep-dismissal.ts'
export { themeKey } from './components/theme-switch/keep-theme.ts'

export function startBehaviours(): void {
  for (const menu of all<HTMLDetailsElement>('.theme-switch')) keepTheme(menu)
  for (const group of all<HTMLDetailsElement>('.header-group')) closeWhenLeft(group)
  for (const menu of all<HTMLDetailsElement>('.header-menu')) openAsDrawer(menu)
  for (const frame of all('.code-text, .table-frame')) watchOverflow(frame)
  for (const block of all('.code-block')) actOnCode(block)
  for (const gallery of all('.gallery')) openInLightbox(gallery)
  for (const banner of all('.banner')) keepDismissal(banner)
  for (const tree of all('.sidebar-tree')) keepTree(tree)
  for (const contents of all('.table-of-contents')) followSections(contents)
}

function all<Node extends HTMLElement>(selector: string): NodeListOf<Node> {
  return document.querySelectorAll<Node>(selector)
}
