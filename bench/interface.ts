/**
 * Measures how long the browser works for one key press in a combobox with 10,000 options, until layout is
 * done.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { serveFolder } from '../tools/screenshots/serve-folder.ts'
import { findBrowser } from '../tools/testing/browser.ts'

const maxMilliseconds = 16
/** Some find thousands, some nothing. Each is deleted again, which finds all. */
const questions = ['plate 1', 'tallinn 12', 'lima 7', '77', 'unicorn']

const outDir = await mkdtemp(join(tmpdir(), 'cyanotype-bench-'))
await build({
  configFile: false,
  logLevel: 'error',
  root: fileURLToPath(new URL('interface/', import.meta.url)),
  build: { outDir },
})
const folder = await serveFolder(pathToFileURL(`${outDir}/`))
const browser = await chromium.launch(await findBrowser())
try {
  const page = await browser.newPage()
  await page.addInitScript(watchKeys)
  await page.goto(`${folder.url}index.html`)
  const opening = await timesOf(page, ['ArrowDown'])
  const keys = questions.flatMap((question) => [...question, ...[...question].map(() => 'Backspace')])
  const arrows = ['ArrowDown', 'ArrowUp', 'ArrowUp', 'PageDown', 'PageUp', 'ArrowDown']
  const typing = await timesOf(page, keys)
  const arrowTimes = await timesOf(page, arrows)
  console.table({
    'combobox, 10,000 options: opens': figure(opening),
    'combobox, 10,000 options: a key that looks': figure(typing),
    'combobox, 10,000 options: a key that points': figure(arrowTimes),
  })
  if (middleOf(typing) > maxMilliseconds || middleOf(arrowTimes) > maxMilliseconds) process.exitCode = 1
} finally {
  await browser.close()
  folder.close()
  await rm(outDir, { recursive: true })
}

function middleOf(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

function figure(times: readonly number[]) {
  return {
    bound: `≤ ${maxMilliseconds} ms`,
    'in the middle': `${middleOf(times).toFixed(1)} ms`,
    'at worst': `${Math.max(...times).toFixed(1)} ms`,
    keys: times.length,
  }
}

/**
 * From the key press until React has rendered and the browser has finished layout. Painting waits for the
 * next frame anyway.
 */
function watchKeys() {
  let began = 0
  let ended = 0
  const begin = () => {
    began = performance.now()
  }
  const note = () =>
    // React has finished its work for the event at this point.
    queueMicrotask(() => {
      document.body.getBoundingClientRect()
      ended = performance.now()
    })
  addEventListener('keydown', begin, { capture: true })
  addEventListener('keydown', note)
  addEventListener('input', note)
  addEventListener('keyup', () => performance.measure('key', { start: began, end: ended }))
}

async function timesOf(page: Page, keys: readonly string[]): Promise<readonly number[]> {
  await page.getByRole('combobox').focus()
  await page.evaluate(() => performance.clearMeasures())
  for (const key of keys) await page.keyboard.press(key)
  return page.evaluate(() => performance.getEntriesByName('key').map(({ duration }) => duration))
}
