/**
 * `npm run bench -- live-preview`: the time from a key to the changed pixel on the previewed page, in a text of
 * 5,000 words, beside a loop that only changes a text in the frame. Both take turns.
 */
import type { Browser, Frame, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { build } from '../../tools/build/build.ts'
import { findBrowser } from '../../tools/testing/browser.ts'
import { newDataFolder, removeDataFolder, startProduct } from '../../tools/testing/product.ts'
import { formatted, printFigures, upTo } from '../figure.ts'
import { writeLongText } from './typing.ts'
import { signInWith } from './usable-list.ts'

const words = 5_000
const keys = Number(process.env.KEYS ?? 100)
/** Between two keys, so that one render does not delay the next. */
const pauseMs = 120

await build(['site', 'admin'])
const dataFolder = await newDataFolder()
const product = await startProduct({ dataFolder })
const browser = await chromium.launch(await findBrowser())
try {
  const { live, empty } = await measure(browser, product.url)
  printFigures({
    [`key to pixel, ${words.toLocaleString('en')} words, 95 %`]: upTo(150, at(live, 0.95), 'ms'),
    'the same, middle': formatted(at(live, 0.5), 'ms'),
    'empty loop, 95 %': formatted(at(empty, 0.95), 'ms'),
    'empty loop, middle': formatted(at(empty, 0.5), 'ms'),
  })
} finally {
  await browser.close()
  await product.stop()
  await removeDataFolder(dataFolder)
}

async function measure(browser: Browser, url: string) {
  const id = await writeLongText(url, words)
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  await signInWith(context, url)
  const page = await context.newPage()
  await page.goto(`${url}/admin/edit/${id}?language=en&part=preview`)
  const frame = await frameOf(page)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.getByRole('heading', { name: 'Part 4', exact: true }).click()
  await page.keyboard.press('End')
  await watch(page, frame)
  const live: number[] = []
  const empty: number[] = []
  for (let key = 0; key < keys + 5; key += 1) {
    const shown = await press(page, frame, 'abcdefgh'.charAt(key % 8))
    const bare = await press(page, frame, 'F9')
    // The first keys load the code and fill the caches.
    if (key >= 5) {
      live.push(shown)
      empty.push(bare)
    }
  }
  await context.close()
  return { live, empty }
}

async function frameOf(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe[title="Page preview"]')
  const frame = await element.contentFrame()
  if (frame === null) throw new Error('There is no preview.')
  await frame.waitForSelector('#part-4')
  await page.waitForTimeout(3_000)
  return frame
}

/** Notes the time of each key, and of the first frame after a change of the page. F9 changes a text at once. */
async function watch(page: Page, frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    const note = document.createElement('p')
    document.body.append(note)
    addEventListener('message', ({ data }) => {
      if (data === 'empty') note.textContent = String(Math.random())
    })
    const observer = new MutationObserver(() =>
      requestAnimationFrame(() => {
        // The next task runs after the frame was painted.
        const { port1, port2 } = new MessageChannel()
        port2.onmessage = () => Reflect.set(window, 'shownAt', performance.timeOrigin + performance.now())
        port1.postMessage(undefined)
      }),
    )
    const parts = { childList: true, characterData: true, subtree: true }
    const main = document.getElementById('main-content')
    for (const part of [main, note]) if (part !== null) observer.observe(part, parts)
  })
  await page.evaluate(() => {
    const inside = document.querySelector<HTMLIFrameElement>('iframe[title="Page preview"]')?.contentWindow
    addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        Reflect.set(window, 'pressedAt', performance.timeOrigin + timeStamp)
        if (key === 'F9') inside?.postMessage('empty', location.origin)
      },
      { capture: true },
    )
  })
}

async function press(page: Page, frame: Frame, key: string): Promise<number> {
  await frame.evaluate(() => Reflect.set(window, 'shownAt', 0))
  await page.keyboard.press(key)
  await frame.waitForFunction(() => Reflect.get(window, 'shownAt') > 0, undefined, { polling: 20 })
  const shownAt = await frame.evaluate((): number => Reflect.get(window, 'shownAt'))
  const pressedAt = await page.evaluate((): number => Reflect.get(window, 'pressedAt'))
  await page.waitForTimeout(pauseMs)
  return shownAt - pressedAt
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0
}
