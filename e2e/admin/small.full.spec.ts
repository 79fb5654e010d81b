/** Every screen where there is little room: on the narrowest telephones, and for whoever has made all of it twice as large. */
import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import { signInAs } from './people.ts'
import { openScreen, screenPaths } from './screens.ts'

/** A window of 1280 by 900 pixels whose reader has doubled everything, and a screen of 1280 at 400 %: the narrowest there is. */
const viewports = [
  { width: 640, height: 450 },
  { width: 320, height: 640 },
]

for (const [language, prefix] of [
  ['English', ''],
  ['Greek', '/el'],
]) {
  test(`every screen is whole in ${language} where there is little room`, async ({ page, product }) => {
    test.slow()
    const title = 'Selleaegnetalalõpetamiselevõtmisega'
    const { id } = await publishedUpdate(product.url, { title, body: 'Words.' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs(page, product.url, 'owner')
    for (const path of ['/admin/login', ...screenPaths]) {
      const address = `${prefix}${path.replace('$slug', id)}`
      await openScreen(page, address)
      for (const room of viewports) {
        await page.setViewportSize(room)
        await expect.poll(() => lacking(page), `${address} in ${room.width}`).toEqual([])
      }
    }
  })
}

/** What does not fit: wider than the window where nothing scrolls, or cut off without being said in full anywhere. */
function lacking(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
    const scrolls = (element: Element): boolean =>
      element.parentElement !== null &&
      element.parentElement !== document.documentElement &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || scrolls(element.parentElement))
    const isOnlyHeard = (element: Element) =>
      element.closest('.visually-hidden, .skip-link, [inert]') !== null
    const isCut = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      // What a table cuts short is read in full where its row leads; its columns can be made wider.
      if (element.closest('.data-table-cell, .data-table-grid')) return false
      const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2
      const isSaid = textOverflow === 'ellipsis' && element.closest('[title]') !== null
      return isWider && ['hidden', 'clip'].includes(overflowX) && !isSaid
    }
    const words = (element: Element) =>
      `${element.tagName}.${element.className} ${element.textContent?.trim().slice(0, 40)}`
    const found = [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (element.closest('svg, iframe, option') || !isSeen(element) || isOnlyHeard(element)) return []
      const { left, right } = element.getBoundingClientRect()
      if ((right > clientWidth + 1 || left < -1) && !scrolls(element)) return [`out: ${words(element)}`]
      return element.textContent?.trim() && isCut(element) ? [`cut: ${words(element)}`] : []
    })
    return scrollWidth > clientWidth ? [`page: ${scrollWidth}`, ...found] : found
  })
}
