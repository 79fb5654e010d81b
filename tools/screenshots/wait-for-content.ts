/** Waits until a page has loaded what it shows. */
import type { Page } from 'playwright-core'

export async function waitForContent(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .skeleton') === null)
  await page.evaluate(async () => {
    await document.fonts.ready
    // Images further down, and images in closed parts, load only when scrolled near.
    const visible = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    )
    await Promise.allSettled(visible.map((image) => image.decode()))
  })
}
