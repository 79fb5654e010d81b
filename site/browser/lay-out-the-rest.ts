/**
 * A telephone sets the far end of a long text once its beginning is to be seen and the fonts are there: a bit at a time, so
 * that no finger waits for it. `text/reading.css` says what is put off; where this never runs, a browser sets it as it nears.
 */
import { whenIdle } from './stirring.ts'

/** In milliseconds; a slow telephone needs several times as long to show it. */
const sitting = 4

export function layOutTheRest(): void {
  const { dataset } = document.documentElement
  if (dataset.arriving === undefined) return
  const putOff = [...document.querySelectorAll<HTMLElement>('.prose > *')].filter(
    (child) => getComputedStyle(child).contentVisibility === 'auto',
  )
  const rest = putOff.values()
  const goOn = () => {
    const end = performance.now() + sitting
    for (const child of rest) {
      child.style.contentVisibility = 'visible'
      // To ask where it is makes the browser set it now.
      child.getBoundingClientRect()
      if (performance.now() > end) return whenIdle(goOn)
    }
    finish()
  }
  const finish = () => {
    delete dataset.arriving
    for (const { style } of putOff) style.removeProperty('content-visibility')
    document.removeEventListener('click', finishForJump, true)
  }
  // Whoever jumps to a place needs to know where it is.
  const finishForJump = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) finish()
  }
  document.addEventListener('click', finishForJump, true)
  void document.fonts.ready.then(() => whenIdle(goOn))
}
