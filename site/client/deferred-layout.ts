/**
 * Layout on phones: the end of a long text is laid out after its beginning is visible and the fonts are
 * loaded, a few blocks at a time, so that input is not delayed. `features/text/long-text.css` has the rule
 * that defers it. Without this script, the browser lays it out when it is scrolled near.
 */
import { whenIdle } from './on-first-interaction.ts'

/** A slow phone needs several times as long to show it. */
const maxTaskMs = 4

export function layOutDeferredText(): void {
  if (document.documentElement.dataset.arriving === undefined) return
  const rest = [...document.querySelectorAll<HTMLElement>('.prose > *')]
    .filter((child) => getComputedStyle(child).contentVisibility === 'auto')
    .values()
  const goOn = () => {
    const end = performance.now() + maxTaskMs
    for (const child of rest) {
      child.style.contentVisibility = 'visible'
      // Reading its position makes the browser lay it out now.
      child.getBoundingClientRect()
      if (performance.now() > end) return whenIdle(goOn)
    }
    // The attribute and the inline styles stay: removing them would restyle and lay out the whole page in one
    // task.
    document.removeEventListener('click', showAllForJump, true)
  }
  document.addEventListener('click', showAllForJump, true)
  void document.fonts.ready.then(() => whenIdle(goOn))
}

/** A jump to an anchor needs the height of everything above it. */
function showAllForJump({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) stopDeferring()
}

/** Lays out everything that is still deferred, also on the following pages. */
export function stopDeferring(): void {
  delete document.documentElement.dataset.arriving
  document.removeEventListener('click', showAllForJump, true)
}
