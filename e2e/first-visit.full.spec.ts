/** First visit on a slow network: web fonts arrive after the text was drawn. */
import type { Page, Route } from '@playwright/test'
import { expect, test } from './test.ts'

const pages = ['/', '/docs/start/install', '/el/docs/editors/components', '/updates'] as const
const screens = [
  { width: 360, height: 740 },
  { width: 1_440, height: 900 },
] as const

declare global {
  interface Window {
    shift: number
  }
}

for (const address of pages) {
  for (const viewport of screens) {
    test(`${address} at ${viewport.width} px has bold headings before its fonts, and no layout shift when they load`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const release = await holdFonts(page)
      await page.addInitScript(countShift)
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await page.locator('h1').waitFor()
      expect(await page.evaluate(headingInk)).toBeGreaterThan(1.2)

      await release()
      await expect.poll(() => page.evaluate(widthInDisplayFace)).toBeCloseTo(1, 2)
      expect(await page.evaluate(afterNextPaint)).toBeLessThanOrEqual(0.01)
    })
  }
}

/** Blocks all fonts until the returned function is called, longer than any block period. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  let isOpen = false
  await page.route('**/*.woff2', async (route) => {
    if (isOpen) await route.continue()
    else waiting.push(route)
  })
  return async () => {
    // A font may replace the fallback after the block period, which is 100 ms for `swap` and `optional`.
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 1_000)),
    )
    isOpen = true
    await Promise.all(waiting.map((route) => route.continue()))
  }
}

function countShift(): void {
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Ratio of the ink of a text in the heading font to the same text in regular weight. */
function headingInk(): number {
  const heading = document.querySelector('h1')
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (heading === null || canvas === null) return 0
  canvas.canvas.width = 900
  canvas.canvas.height = 160
  const { fontFamily, fontWeight } = getComputedStyle(heading)
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--font-serif')
  const ink = (font: string) => {
    canvas.clearRect(0, 0, 900, 160)
    canvas.font = font
    canvas.fillText('Hamburgefonstiv', 10, 110)
    const { data } = canvas.getImageData(0, 0, 900, 160)
    return data.reduce((sum, value, index) => (index % 4 === 3 ? sum + value : sum), 0)
  }
  return ink(`${fontWeight} 90px ${fontFamily}`) / ink(`400 90px ${serif}`)
}

/** The width of the first heading, divided by its width in the display face. */
function widthInDisplayFace(): number {
  const heading = document.querySelector('h1')
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (heading === null || canvas === null) return 0
  const { fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(heading)
  // Greek pages have a family of their own, with Latin letters in smaller files.
  const [displayFace = ''] = fontFamily.split(',')
  const own = document.createElement('span')
  own.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap'
  own.textContent = 'Hamburgefonstiv'
  heading.append(own)
  const { width } = own.getBoundingClientRect()
  own.remove()
  canvas.font = `${fontWeight} ${fontSize} ${displayFace}`
  canvas.letterSpacing = letterSpacing
  const isThere = document.fonts.check(canvas.font, 'Hamburgefonstiv')
  return isThere ? width / canvas.measureText('Hamburgefonstiv').width : 0
}

function afterNextPaint(): Promise<number> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shift)))),
  )
}
