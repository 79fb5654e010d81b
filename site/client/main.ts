/** Client script of every page. Pages are readable and usable without it. */
import { startBehaviours, stopBehaviours } from '@cyanotype/ui/behaviours.ts'
import { copyOnClick } from '../features/documentation/copy-markdown.ts'
import { watchBuilds } from './build-version.ts'
import { layOutDeferredText } from './deferred-layout.ts'
import { saveLanguage } from './language.ts'
import { servedPage } from './live-preview/served-page.ts'
import type { Navigation } from './navigation/index.ts'
import { observeIslands, tolerateStyles, unmountIslands } from './observe-islands.ts'
import { onFirstInteraction } from './on-first-interaction.ts'
import { countVisit } from './track-visit.ts'

/** Runs each time a page is shown. */
function handlePageShown(): void {
  startBehaviours()
  observeIslands()
  countVisit()
  layOutDeferredText()
}

/** Loads client navigation after the first interaction. Until then links work as usual. */
function loadNavigationLater(build: string): void {
  let navigation: Promise<Navigation> | undefined
  const load = () => {
    navigation ??= import('./navigation/index.ts').then(({ startNavigation }) =>
      startNavigation(build, {
        onNavigated: handlePageShown,
        onForgotten(content) {
          stopBehaviours(content)
          unmountIslands(content)
        },
      }),
    )
    return navigation
  }
  // If it cannot be loaded, links work as usual.
  const tryTo = (act: (navigation: Navigation) => void) =>
    load()
      .then(act)
      .catch(() => {})

  onFirstInteraction(() => void tryTo(() => {}))
  document.addEventListener('cyanotype:navigate', async ({ detail }) => (await load()).navigateTo(detail))
  document.addEventListener('cyanotype:copied', ({ detail }) => {
    void tryTo(({ confirmCopy }) => confirmCopy(detail))
  })
  // Back navigation to one of our entries must restore the scroll position.
  if (history.scrollRestoration === 'manual') void tryTo(() => {})
  watchBuilds(build, {
    onListed: (paths) => void tryTo(({ fetchListed }) => fetchListed(paths)),
    onNewer: () => void tryTo(({ offerNewBuild }) => offerNewBuild()),
  })
}

/** Opens the search dialog when the form in the header requests it. The dialog is loaded only then. */
function openSearchOnRequest(): void {
  document.addEventListener('cyanotype:search', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    import('./search-dialog.tsx')
      .then(({ openDialog }) => openDialog(form))
      // Without the dialog it is a plain form: if its field is hidden, the results page has one.
      .catch(() => form.querySelector('input')?.checkVisibility() || form.submit())
  })
}

/** The script of the preview bar, with what it needs to show what an editor types. */
function startPreviewLater(preview: string): void {
  const main = document.getElementById('main-content')
  const served = servedPage(main ?? document.body)
  void import('./live-preview/index.ts').then(({ startLivePreview }) =>
    startLivePreview(preview, served, {
      onShown() {
        startBehaviours()
        observeIslands()
      },
      onRemoved(content) {
        stopBehaviours(content)
        unmountIslands(content)
      },
    }),
  )
}

try {
  const { build } = document.body.dataset
  const { preview } = document.documentElement.dataset
  if (preview !== undefined) startPreviewLater(preview)
  tolerateStyles()
  handlePageShown()
  saveLanguage()
  copyOnClick()
  openSearchOnRequest()
  if (build !== undefined) loadNavigationLater(build)
} catch (error) {
  console.error('Error while mounting app:', error)
}
