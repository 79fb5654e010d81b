/** Contact sheets of the components: one for each, with its stories in all settings. */
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build } from '../build/build.ts'
import type { Row } from './grid-layout.ts'
import { layOut } from './grid-layout.ts'
import { serveFolder } from './serve-folder.ts'
import type { Story } from './stories.ts'
import { readStories } from './stories.ts'

export async function captureComponents(
  browser: Browser,
  folder: string,
  names: readonly string[],
): Promise<void> {
  await build(['storybook'])
  const storybook = await serveFolder(new URL('../../dist/storybook/', import.meta.url))
  try {
    const waiting = await readStories(storybook.url, names)
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

const settings = [
  { name: 'light', globals: 'theme:light', width: 720 },
  { name: 'dark', globals: 'theme:dark', width: 720 },
  { name: 'right to left', globals: 'direction:rtl', width: 720 },
  { name: 'Greek', globals: 'locale:el', width: 720 },
  { name: '360 px', globals: 'theme:light', width: 360 },
  { name: 'wide', globals: 'theme:light', width: 1280 },
] as const

const tallest = 1600
const margin = 24

/** Contact sheet: one picture with all states of a component. */
async function photograph(browser: Browser, stories: readonly Story[], path: string): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  try {
    const rows: Row[] = []
    for (const story of stories) {
      const pictures = []
      for (const { name, globals, width } of settings) {
        const data = await pictureOf(page, `${story.address}&globals=${globals}`, width)
        pictures.push({ name, width, data })
      }
      rows.push({ name: story.name, pictures })
    }
    await layOut(browser, rows, path)
  } finally {
    await page.close()
  }
}

/** Whether Storybook has finished the story, including its play function. */
function isFinished(): boolean {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const render: unknown = typeof preview === 'object' && preview && Reflect.get(preview, 'currentRender')
  return typeof render === 'object' && render !== null && Reflect.get(render, 'phase') === 'finished'
}

/** As tall as the content after the play function has finished. */
async function pictureOf(page: Page, address: string, width: number): Promise<string> {
  await page.setViewportSize({ width, height: 400 })
  await page.goto(address)
  await page.waitForFunction(isFinished)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
  const height = await page.evaluate(() => {
    const floating = 'dialog[open], details[open] > *, [popover]:popover-open, .toast, [role="tooltip"]'
    const shown = [...document.querySelectorAll(`#storybook-root, ${floating}`)]
    return Math.ceil(Math.max(...shown.map((element) => element.getBoundingClientRect().bottom)))
  })
  await page.setViewportSize({ width, height: Math.min(tallest, height + margin) })
  return (await page.screenshot({ animations: 'disabled' })).toString('base64')
}
