/** The site without any pointer: from stop to stop by Tab, each of them seen. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses Tab until something has the focus; wherever it stops on the way, somebody who looks sees where that is. */
export async function walkTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key)
    await expectFocusVisible(page)
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Eighty presses of Tab do not lead there.')
}

/** Goes there, and presses Enter. */
export async function follow(page: Page, wanted: Locator): Promise<void> {
  await walkTo(page, wanted)
  await page.keyboard.press('Enter')
}

/** A ring of two pixels, at least, on what has the focus, or on the frame or the card that stands for it. */
export async function expectFocusVisible(page: Page): Promise<void> {
  const focus = page.locator(':focus')
  await expect(focus).toBeInViewport()
  const seen = () =>
    focus.evaluate((element) => {
      const isRing = (style: CSSStyleDeclaration) =>
        style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
      const frames = [element, element.parentElement, element.closest('.leading')].filter(
        (one) => one !== null,
      )
      const styles = [...frames.map((one) => getComputedStyle(one)), getComputedStyle(element, '::after')]
      return styles.some(isRing) ? 'a ring' : element.outerHTML
    })
  await expect.poll(seen).toBe('a ring')
}
