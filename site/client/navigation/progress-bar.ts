/** The line of light that says that the next page is on its way: the same as the look's progress bar, without React. */
import { wordFor } from '../announcer.ts'

export interface Loading {
  start(): void
  end(): void
}

/** What takes less than this shows no light: the same as in the look. */
const shownAfter = 200
/** As long as the bar is full before it goes, and until it could begin again. */
const leaves = 500 + 400

export function loadingBar(): Loading {
  const bar = document.createElement('div')
  bar.className = 'progress-bar'
  bar.role = 'progressbar'
  bar.ariaLabel = wordFor('loading')
  bar.hidden = true
  const light = document.createElement('span')
  light.className = 'progress-bar-light'
  bar.append(light)
  document.body.append(bar)
  let timer: ReturnType<typeof setTimeout> | undefined
  let startedAt: number | undefined

  function show(state: 'loading' | 'done'): void {
    clearTimeout(timer)
    bar.dataset.state = state
    bar.hidden = false
  }

  function hide(): void {
    bar.hidden = true
  }

  return {
    start() {
      startedAt = performance.now()
      show('loading')
    },
    end() {
      if (startedAt === undefined) return
      const wasSeen = performance.now() - startedAt >= shownAfter
      startedAt = undefined
      show('done')
      if (wasSeen) timer = setTimeout(hide, leaves)
      else hide()
    },
  }
}
