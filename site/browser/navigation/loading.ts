/** The line of light that says that the next page is on its way: the same as the look's progress bar, without React. */
import { wordFor } from '../announcer.ts'

export interface Loading {
  start(): void
  end(): void
}

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

  function show(state: 'loading' | 'done'): void {
    clearTimeout(timer)
    bar.dataset.state = state
    bar.hidden = false
  }

  return {
    start: () => show('loading'),
    end() {
      show('done')
      timer = setTimeout(() => {
        bar.hidden = true
      }, leaves)
    },
  }
}
