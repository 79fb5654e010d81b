/**
 * Layout on phones: the far end of a long text is laid out after its beginning is visible and the fonts are there, a few
 * blocks at a time, so that no touch waits for it. `text/reading.css` has the rule that puts it off. Without this script, the
 * browser lays it out as it comes near.
 */
import { whenIdle } from './on-first-interaction.ts'

/** In milliseconds; a slow phone needs several times as long to show it. */
const sitting = 4

export function layOutTheRest(): void {
  if (document.documentElement.dataset.arriving === undefined) return
  const rest = [...document.querySelectorAll<HTMLElement>('.prose > *')]
    .filter((child) => getComputedStyle(child).contentVisibility === 'auto')
    .values()
  const goOn = () => {
    const end = performance.now() + sitting
    for (const child of rest) {
      child.style.contentVisibility = 'visible'
      // Reading its position makes the browser lay it out now.
      child.getBoundingClientRect()
      if (performance.now() > end) return whenIdle(goOn)
    }
    // The attribute and the inline styles stay: removing them would restyle and lay out the whole page in one task.
    document.removeEventListener('click', showAllForJump, true)
  }
  document.addEventListener('click', showAllForJump, true)
  void document.fonts.ready.then(() => whenIdle(goOn))
}

/** A jump to a place needs the height of everything above it. */
function showAllForJump({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) putOffNothing()
}

/** Lays out at once what is still put off, and all of the pages that follow. */
export function putOffNothing(): void {
  delete document.documentElement.dataset.arriving
  document.removeEventListener('click', showAllForJump, true)
}
