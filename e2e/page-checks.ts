/** Checks of a page of the site. A page is opened once for all checks, because opening takes the longest. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectContrast } from './test.ts'

const phone = { width: 320, height: 640 }
/** A screen of 1280 by 1024 pixels, at 400 %. */
const magnified = { width: 320, height: 256 }
const desktop = { width: 1280, height: 720 }

/** Requests of a page to other origins. */
export function foreignRequestsOf(page: Page, home: string): string[] {
  const foreignRequests: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(home).origin) foreignRequests.push(request.url())
  })
  return foreignRequests
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(room)
}

/** Opens the page on a small phone and leaves it open. */
export async function openOnPhone(page: Page, address: string): Promise<void> {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(address)
  await expectNoOverflow(page)
}

/** The open page fits at 400 % zoom, and its content can be reached by keyboard. */
export async function expectGoodMagnified(page: Page): Promise<void> {
  await page.setViewportSize(magnified)
  await expectNoOverflow(page)
  await expectReachable(page)
}

/** The open page is accessible on a desktop, in the light and dark theme. */
export async function expectGoodOnDesktop(page: Page): Promise<void> {
  await page.setViewportSize(desktop)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
}

/** From the first Tab to the first element in the content, with a visible focus at each stop. */
async function expectReachable(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main-content')).toBeFocused()
  await page.keyboard.press('Tab')
  const first = page.locator('#main-content :focus')
  await expect(first).toBeVisible()
  await expect(first).toBeInViewport()
}

/** All text of the open page is visible without JavaScript. */
export async function expectReadable(page: Page): Promise<void> {
  const unreadable = await page.locator('main').evaluate((main) => {
    const shown = new Set<string>()
    const hidden = new Set<string>()
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      const text = textContent?.trim() ?? ''
      // A disclosure is one click away, also without JavaScript, and so are the parts of the feedback form. A
      // button that needs JavaScript may be hidden, with the notice about what it loads.
      const passed = 'details:not([open]), script, style, template, button, .embed-notice, .feedback'
      if (text === '' || parentElement?.closest(passed)) continue
      const target = parentElement?.checkVisibility({ visibilityProperty: true }) ? shown : hidden
      target.add(text)
    }
    // The same text may be visible elsewhere, such as the name of a tab above its panel.
    return [...hidden.difference(shown)]
  })
  expect(unreadable).toEqual([])
}

/** Each image of the open page loads when it scrolls into view. */
export async function expectPictures(page: Page): Promise<void> {
  const toFirstMissing = () =>
    page.evaluate(() => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
      const missing = pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      missing[0]?.scrollIntoView({ behavior: 'instant', block: 'center' })
      return missing.map(({ src }) => src)
    })
  await expect.poll(toFirstMissing, { intervals: [20, 50, 100] }).toEqual([])
}
