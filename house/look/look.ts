/**
 * `npm run look -- button dialog`: one sheet for each component, its stories below each other, each in six settings, in
 * a new temporary folder. Nothing is kept or compared: the sheets are for eyes. Without names it takes all of them.
 */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from '../build/build.ts'
import { findBrowser } from '../testing/browser.ts'
import { serveFolder } from './serve-folder.ts'
import { photograph } from './sheet.ts'
import { readStories } from './stories.ts'

const asked = process.argv.slice(2)

await build(['storybook'])
const storybook = await serveFolder(new URL('../../dist/storybook/', import.meta.url))
const browser = await chromium.launch(await findBrowser())
try {
  const folder = await mkdtemp(join(tmpdir(), 'cyanotype-look-'))
  const waiting = await readStories(storybook.url, asked)
  const photographer = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const path = join(folder, `${next.name}.png`)
      await photograph(browser, next.stories, path)
      process.stdout.write(`${path}\n`)
    }
  }
  await Promise.all([photographer(), photographer()])
} finally {
  await browser.close()
  storybook.close()
}
