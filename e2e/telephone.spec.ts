/** What a telephone is spared on long pages. */
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('code is laid out when somebody comes near, and nothing moves then', async ({ page }) => {
  await page.goto(longText)
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  const code = page.locator('.code-text[data-lines]')
  const isLaidOut = () =>
    code
      .locator('code')
      .last()
      .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
  const heights = () => code.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))

  expect(await isLaidOut()).toBe(false)
  const before = await heights()
  expect(before.length).toBeGreaterThan(10)
  await code.evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.style.contentVisibility = 'visible'
  })
  expect(await isLaidOut()).toBe(true)
  expect(await heights()).toEqual(before)
})

test.describe('in colours that somebody chose for everything', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the buttons over code hide what they lie on, and nothing of the second line', async ({ page }) => {
    await page.goto('/docs/writing/components')
    const block = page.locator('.code-block', { hasNot: page.locator('.code-title') }).first()
    const head = block.locator('.code-head')
    await expect(head).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(head).toHaveCSS('background-image', 'none')
    const ground = await head.evaluate((one) => one.getBoundingClientRect().bottom)
    const second = await block
      .locator('.code-line')
      .nth(1)
      .evaluate((one) => one.getBoundingClientRect().top)
    expect(ground).toBeLessThanOrEqual(second)
    const copy = await block.locator('[data-action="copy"]').boundingBox()
    expect(copy?.height).toBeGreaterThanOrEqual(44)
  })
})

test.describe('where no fonts come, and so none comes in between', () => {
  test.use({ expectedComplaints: [/ERR_FAILED .*woff2/] })

  test('the end of a long text is set once its beginning is seen, and ends up as if it always had been', async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    const gate = Promise.withResolvers<void>()
    await page.route('**/browser_main*', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto(longText, { waitUntil: 'domcontentloaded' })
    const end = page.locator('.prose > p').last().locator('code').first()
    const isSet = () => end.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isSet()).toBe(false)

    gate.resolve()
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
    expect(await isSet()).toBe(true)
    const boxes = await boxesOf(page)
    await page.reload()
    expect(await boxesOf(page)).toEqual(boxes)
  })
})

test('whoever comes to a place in a text, or back to one, finds all above it set', async ({ page }) => {
  await page.route('**/browser_main*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const isArriving = () => page.evaluate(() => document.documentElement.dataset.arriving !== undefined)
  await page.goto(longText)
  expect(await isArriving()).toBe(true)
  await page.reload()
  expect(await isArriving()).toBe(false)
  await page.goto('about:blank')
  await page.goto(`${longText}#tabs`)
  expect(await isArriving()).toBe(false)
})

test('whoever jumps to a place before all above it is set lands there', async ({ page }) => {
  // A telephone that never has nothing to do.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(longText)
  await expect(page.locator('html')).toHaveAttribute('data-arriving')
  const contents = page.locator('summary', { hasText: 'On this page' })
  await contents.click()
  await contents.locator('..').getByRole('link', { name: 'Files' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  const top = () => page.locator('#files').evaluate((heading) => heading.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(160)
  expect(await top()).toBeGreaterThanOrEqual(64)
})

const longText = '/docs/writing/components'

function boxesOf(page: Page): Promise<unknown> {
  return page.locator('.prose > *').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [one.tagName, x, y + scrollY, width, height]
    }),
  )
}
