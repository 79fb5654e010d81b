/** Keyboard navigation on the site: from stop to stop by Tab, each with a visible focus. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses Tab until the element has the focus. At each stop on the way, the focus must be visible. */
export async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key)
    await expectFocusVisible(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Eighty presses of Tab do not lead there.')
}

/** Moves the focus to the link and presses Enter. */
export async function follow(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target)
  await page.keyboard.press('Enter')
}

/** A ring of at least two pixels on the focused element, or on the frame or card around it. */
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
