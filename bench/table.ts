/**
 * Measures a table of 100,000 rows in a browser: first paint, frames during scrolling, and retained memory.
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

const maxPaintMilliseconds = 100
/** Sixty frames a second, with some tolerance for the clock. */
const maxFrameMilliseconds = 17.5
const maxRetainedMegabytes = 4

const outDir = await mkdtemp(join(tmpdir(), 'cyanotype-bench-'))
await build({
  configFile: false,
  logLevel: 'error',
  root: fileURLToPath(new URL('table/', import.meta.url)),
  build: { outDir },
})
const folder = await serveFolder(pathToFileURL(`${outDir}/`))
const browser = await chromium.launch(await findBrowser())
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${folder.url}index.html`)
  const painted = await page.evaluate(showTable)
  await page.evaluate(scrollFrames, 120)
  const before = await heapMegabytes(page)
  const frames = await page.evaluate(scrollFrames, 600)
  const retained = (await heapMegabytes(page)) - before
  const sorted = frames.toSorted((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const slow = sorted.filter((time) => time > 2 * maxFrameMilliseconds).length
  console.table({
    'table, 100,000 rows: first picture': figure(maxPaintMilliseconds, painted, 'ms'),
    'table, 100,000 rows: a frame while scrolling': figure(maxFrameMilliseconds, middle, 'ms'),
    'table, 100,000 rows: frames left out, of 600': { bound: '', figure: `${slow}` },
    'table, 100,000 rows: kept after 600 frames': figure(maxRetainedMegabytes, retained, 'MB'),
  })
  const isMet = painted <= maxPaintMilliseconds && middle <= maxFrameMilliseconds
  if (!isMet || retained > maxRetainedMegabytes) process.exitCode = 1
} finally {
  await browser.close()
  folder.close()
  await rm(outDir, { recursive: true })
}

function figure(limit: number, value: number, unit: string) {
  return { bound: `≤ ${limit} ${unit}`, figure: `${value.toFixed(1)} ${unit}` }
}

/** From the call until the frame after the one in which it was painted. */
function showTable(): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now()
    const look = () => {
      if (document.querySelector('[data-row]') === null) requestAnimationFrame(look)
      else requestAnimationFrame(() => resolve(performance.now() - began))
    }
    dispatchEvent(new Event('show'))
    requestAnimationFrame(look)
  })
}

/** Scrolls about six rows in each frame and returns how long each took. */
function scrollFrames(count: number): Promise<number[]> {
  const frame = document.querySelector('.data-table-frame')
  const times: number[] = []
  return new Promise((resolve) => {
    const next = (last: number) => (now: number) => {
      times.push(now - last)
      if (frame) frame.scrollTop += 250
      if (times.length < count) requestAnimationFrame(next(now))
      else resolve(times)
    }
    requestAnimationFrame((now) => requestAnimationFrame(next(now)))
  })
}

async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1024 / 1024
}
