/** All the script that a page brings. Everything on a page reads and works without it. */
import { startBehaviours } from '@cyanotype/ui/behaviours.ts'
import { wakeIslands } from './islands.ts'
import { rememberLanguage } from './language.ts'

startBehaviours()
rememberLanguage()
wakeIslands()

const { preview } = document.documentElement.dataset
if (preview !== undefined) {
  void import('../preview/in-browser.ts').then(({ startPreview }) => startPreview(preview))
}
