/** Client script of every page. Pages are readable and usable without it. */
import { startBehaviours, stopBehaviours } from '@cyanotype/ui/internal/behaviours.ts'
import { copyOnClick } from '../features/documentation/copy-markdown.ts'
import { watchBuilds } from './build-version.ts'
import { layOutTheRest } from './deferred-layout.ts'
import { tolerateStyles, unmountIslands, wakeIslands } from './islands.ts'
import { saveLanguage } from './language.ts'
import type { Navigation } from './navigation/index.ts'
import { onFirstInteraction } from './on-first-interaction.ts'
import { openSearchOnRequest } from './open-search.ts'
import { countVisit } from './track-visit.ts'

/** Runs each time a page is shown. */
function arrive(): void {
  startBehaviours()
  wakeIslands()
  copyOnClick(document)
  countVisit()
  layOutTheRest()
}

/** Loads client navigation after the first interaction. Until then links work as usual. */
function leadOn(build: string): void {
  let navigation: Promise<Navigation> | undefined
  const load = () => {
    navigation ??= import('./navigation/index.ts').then(({ startNavigation }) =>
      startNavigation(build, {
        onNavigated: arrive,
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

try {
  const { build } = document.body.dataset
  tolerateStyles()
  arrive()
  saveLanguage()
  openSearchOnRequest()
  if (build !== undefined) leadOn(build)
  const { preview } = document.documentElement.dataset
  if (preview !== undefined) {
    void import('../preview/preview-client.ts').then(({ startPreview }) => startPreview(preview))
  }
} catch (error) {
  // biome-ignore lint/suspicious/noConsole: the specification says where it is heard.
  console.error('Error while mounting app:', error)
}
