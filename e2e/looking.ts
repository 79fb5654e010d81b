/** What is asked of a page of the site. A page is opened once for all that is to be seen of it, since opening takes the longest. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectContrast } from './test.ts'

const phone = { width: 320, height: 640 }
/** A screen of 1280 by 1024 pixels, at 400 %. */
const magnified = { width: 320, height: 256 }
const desktop = { width: 1280, height: 720 }

/** What a page asked of others than this site. */
export function strangersTo(page: Page, home: string): string[] {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(home).origin) strangers.push(request.url())
  })
  return strangers
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(room)
}

/** Opens it on a small phone, and leaves it there. */
export async function openOnPhone(page: Page, address: string): Promise<void> {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(address)
  await expectNoOverflow(page)
}

/** The page that is open fits when everything is four times as large, and its content can be reached by key. */
export async function expectGoodMagnified(page: Page): Promise<void> {
  await page.setViewportSize(magnified)
  await expectNoOverflow(page)
  await expectReachable(page)
}

/** The page that is open keeps nobody out at a desk, in the light or in the dark. */
export async function expectGoodOnDesktop(page: Page): Promise<void> {
  await page.setViewportSize(desktop)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
}

/** From the first press on Tab to the first thing in the content, all of it visible. */
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

/** All text of the page that is open can be read without script. */
export async function expectReadable(page: Page): Promise<void> {
  const unreadable = await page.locator('main').evaluate((main) => {
    const shown = new Set<string>()
    const hidden = new Set<string>()
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      const words = textContent?.trim() ?? ''
      // What a closed disclosure holds is one press away, without script too; a button that needs script may be hidden.
      const passed = 'details:not([open]), script, style, template, button'
      if (words === '' || parentElement?.closest(passed)) continue
      const kept = parentElement?.checkVisibility({ visibilityProperty: true }) ? shown : hidden
      kept.add(words)
    }
    // The same words may stand somewhere else instead, as the name of a tab does above its panel.
    return [...hidden.difference(shown)]
  })
  expect(unreadable).toEqual([])
}

/** Each picture of the page that is open comes as soon as somebody scrolls to it. */
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
