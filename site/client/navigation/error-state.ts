/** A page that could not be reached: the one on the screen stays, and says so until that is mended or dismissed. */
import { wordFor } from '../announcer.ts'
import { showToast } from '../toast.ts'

interface ErrorState {
  set(unreachable: URL): void
  /** Forgets the error, and goes elsewhere where that is asked for. */
  clear(options?: { readonly redirect?: URL }): void
}

export function errorState(go: (url: URL) => void): ErrorState {
  let close = () => {}
  const state: ErrorState = {
    set(unreachable) {
      close = showToast({
        message: wordFor('unreachable'),
        action: { label: wordFor('again'), run: () => state.clear({ redirect: unreachable }) },
      })
    },
    clear({ redirect } = {}) {
      close()
      close = () => {}
      if (redirect) go(redirect)
    },
  }
  return state
}
