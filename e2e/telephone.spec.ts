/** What a telephone is spared on long pages. */
import { expect, test } from './test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('code is laid out when somebody comes near, and nothing moves then', async ({ page }) => {
  await page.goto('/docs/writing/components')
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
