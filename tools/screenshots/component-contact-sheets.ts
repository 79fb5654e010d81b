/** Contact sheets of the components: one for each, with its stories in all settings. */
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { build } from '../build/build.ts'
import { photograph } from './contact-sheet.ts'
import { serveFolder } from './serve-folder.ts'
import { readStories } from './stories.ts'

export async function captureComponents(
  browser: Browser,
  folder: string,
  asked: readonly string[],
): Promise<void> {
  await build(['storybook'])
  const storybook = await serveFolder(new URL('../../dist/storybook/', import.meta.url))
  try {
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
    storybook.close()
  }
}
