/** Header menu: opens over the page. Compares screenshots of one run with each other, so none is stored. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

for (const width of [1024, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const path of ['/terms-and-conditions', '/el/terms-and-conditions']) {
      test(`the open menu covers the page without moving it: ${path}`, async ({ page }) => {
        await page.goto(path)
        // A page that is not drawn yet loads no font, and `document.fonts.ready` would not wait for it.
        await page.evaluate(
          async () => void (await Promise.allSettled([...document.fonts].map((face) => face.load()))),
        )
        // The search box shows its keys once the script has run.
        await expect(page.locator('header input[aria-keyshortcuts]')).toBeAttached()
        const group = page.locator('.header-navigation .header-group').first()
        const closed = await settledPicture(page)
        await group.locator('summary').click()
        await expect(group.getByRole('link').first()).toBeVisible()
        const open = await settledPicture(page)

        const panel = await boxOf(group.locator('ul'))
        const summary = await boxOf(group.locator('summary'))
        const changed = await differenceOf(closed, open)
        // The shadow and the focus ring extend a little further.
        const air = 24
        expect(changed.left).toBeGreaterThanOrEqual(Math.min(panel.left, summary.left) - air)
        expect(changed.right).toBeLessThanOrEqual(Math.max(panel.right, summary.right) + air)
        expect(changed.top).toBeGreaterThanOrEqual(summary.top - air)
        expect(changed.bottom).toBeLessThanOrEqual(panel.bottom + air)
        expect(panel.top).toBeGreaterThanOrEqual(summary.bottom)
        expect(panel.right).toBeLessThanOrEqual(width)
        await expectOnTop(group.getByRole('link'))
      })
    }
  })
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the drawer groups the links under the label of the menu', async ({ page }) => {
    await page.goto('/terms-and-conditions')
    await page.getByLabel('Open menu').tap()
    const drawer = page.getByRole('dialog')
    const label = drawer.locator('.header-group-label').first()
    await expect(label).toBeVisible()
    const plain = await boxOf(drawer.getByRole('link', { name: 'Updates' }))
    const first = await boxOf(drawer.getByRole('link', { name: 'Documentary' }))
    const labelBox = await boxOf(label)
    expect(labelBox.top).toBeGreaterThanOrEqual(plain.bottom)
    expect(first.top).toBeGreaterThanOrEqual(labelBox.bottom)
    const start = (locator: Locator) =>
      locator.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingInlineStart))
    expect(await start(drawer.getByRole('link', { name: 'Documentary' }))).toBeGreaterThan(
      await start(drawer.getByRole('link', { name: 'Updates' })),
    )
    await expectInView(page, drawer)
    await expectOnTop(drawer.getByRole('link'))
  })
})

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${locator} is not drawn.`)
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

async function expectInView(page: Page, locator: Locator): Promise<void> {
  const { left, right } = await boxOf(locator)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** A click in the middle of each link would hit that link. */
async function expectOnTop(links: Locator): Promise<void> {
  const covered = await links.evaluateAll((all) =>
    all.flatMap((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && link.contains(hit) ? [] : [link.textContent]
    }),
  )
  expect(covered).toEqual([])
}

/** Late fonts and the end of a long text may still be rendering: waits for two equal screenshots in a row. */
async function settledPicture(page: Page): Promise<Buffer> {
  let [before, now] = [await page.screenshot(), await page.screenshot()]
  while (!before.equals(now)) [before, now] = [now, await page.screenshot()]
  return now
}

/** The smallest box that contains all pixels in which two screenshots differ. */
/** Small differences are ignored, because corners may be antialiased differently. */
async function differenceOf(one: Buffer, other: Buffer): Promise<Box> {
  const read = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [before, after] = await Promise.all([read(one), read(other)])
  const { width, channels } = before.info
  const isSeen = (at: number) => Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) > 24
  const pixels = [...before.data.keys()].filter(isSeen)
  const places = pixels.map((at) => Math.floor(at / channels))
  const [xs, ys] = [places.map((at) => at % width), places.map((at) => Math.floor(at / width))]
  const minOf = (values: readonly number[]) =>
    values.reduce((found, value) => Math.min(found, value), Infinity)
  const maxCount = (values: readonly number[]) => values.reduce((found, value) => Math.max(found, value), -1)
  return { left: minOf(xs), top: minOf(ys), right: maxCount(xs) + 1, bottom: maxCount(ys) + 1 }
}
