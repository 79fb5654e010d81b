/** Every screen in small viewports: the narrowest phones, and 200 % zoom. */
import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import { openScreen, screenPaths } from './screens.ts'
import { signInAs } from './users.ts'

/** A window of 1280 by 900 pixels at 200 % zoom, and 1280 pixels at 400 %, which is the narrowest case. */
const viewports = [
  { width: 640, height: 450 },
  { width: 320, height: 640 },
]

for (const [language, prefix] of [
  ['English', ''],
  ['Greek', '/el'],
]) {
  test(`every screen is complete in ${language} in a small viewport`, async ({ page, product }) => {
    test.slow()
    const title = 'Selleaegnetalalõpetamiselevõtmisega'
    const { id } = await publishedUpdate(product.url, { title, body: 'Words.' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs(page, product.url, 'owner')
    for (const path of ['/admin/login', ...screenPaths]) {
      const address = `${prefix}${path.replace('$slug', id)}`
      await openScreen(page, address)
      for (const viewport of viewports) {
        await page.setViewportSize(viewport)
        await expect.poll(() => lacking(page), `${address} in ${viewport.width}`).toEqual([])
      }
    }
  })
}

/** Overflowing content: wider than the window, or truncated without its full text elsewhere. */
function lacking(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
    const scrolls = (element: Element): boolean =>
      element.parentElement !== null &&
      element.parentElement !== document.documentElement &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || scrolls(element.parentElement))
    const isVisuallyHidden = (element: Element) =>
      element.closest('.visually-hidden, .skip-link, [inert]') !== null
    const isCut = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      // Truncated table values are complete on the linked screen, and columns can be resized.
      if (element.closest('.data-table-cell, .data-table-grid')) return false
      const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2
      const hasTitle = textOverflow === 'ellipsis' && element.closest('[title]') !== null
      return isWider && ['hidden', 'clip'].includes(overflowX) && !hasTitle
    }
    const textRect = (element: Element) =>
      `${element.tagName}.${element.className} ${element.textContent?.trim().slice(0, 40)}`
    const found = [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (element.closest('svg, iframe, option') || !isSeen(element) || isVisuallyHidden(element)) return []
      const { left, right } = element.getBoundingClientRect()
      if ((right > clientWidth + 1 || left < -1) && !scrolls(element)) return [`out: ${textRect(element)}`]
      return element.textContent?.trim() && isCut(element) ? [`cut: ${textRect(element)}`] : []
    })
    return scrollWidth > clientWidth ? [`page: ${scrollWidth}`, ...found] : found
  })
}
