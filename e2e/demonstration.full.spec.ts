/** Demonstration content: links open what they say, and artworks are complete and shown once. */
import type { Page } from '@playwright/test'
import { test as base, expect, runProductFor } from './test.ts'

/** A product of its own: what other tests publish can show an artwork again. */
const test = base.extend<object, { url: string }>({
  url: [
    async ({ database }, use) => runProductFor(database, ({ url }) => use(url)),
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ url }, use) => use(url),
})

for (const [home, name] of [
  ['/', 'Open the manual'],
  ['/et', 'Ava käsiraamat'],
  ['/el', 'Ανοίξτε το εγχειρίδιο'],
] as const) {
  test(`the second button of ${home} links to the manual`, async ({ page }) => {
    await page.goto(`${home}?lang=en`)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/showcase\/research-manual$/)
    await expect(page.getByRole('main').getByRole('article').or(page.locator('.work')).first()).toBeVisible()
  })
}

for (const width of [360, 768, 1440]) {
  test(`the home page crops no artwork at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const pictures = page.locator('.works[data-hang="wall"] img')
    expect(await pictures.count()).toBeGreaterThan(3)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate(isLoaded)).toBe(true)
      const { drawn, own } = await picture.evaluate(shapes)
      expect(Math.abs(drawn - own)).toBeLessThan(0.02)
    }
  })
}

for (const path of ['/', '/updates', '/showcase', '/et/updates', '/el']) {
  test(`${path} shows no artwork twice`, async ({ page }) => {
    await page.goto(`${path}?lang=en`)
    const artwork = await artworkOf(page)
    // Updates without a cover, published by other tests, leave few artworks.
    expect(artwork.length).toBeGreaterThan(0)
    expect(artwork.filter((plate, at) => artwork.indexOf(plate) !== at)).toEqual([])
  })
}

test('search icons are not printed', async ({ page }) => {
  await page.goto('/updates')
  const search = page.locator('header [data-icon="search"]')
  await expect(search.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await search.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0)
})

const isLoaded = (picture: Element) =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0

/** Aspect ratios of the image on the page and of its file. */
function shapes(picture: Element) {
  if (!(picture instanceof HTMLImageElement)) throw new Error('This is no picture.')
  const { width, height } = picture.getBoundingClientRect()
  return { drawn: width / height, own: picture.naturalWidth / picture.naturalHeight }
}

/** The media files of all artworks, whatever their size. */
function artworkOf(page: Page): Promise<string[]> {
  return page
    .locator('main .image-frame img')
    .evaluateAll((all) =>
      all.flatMap((one) => /media\/([\w-]+)\//.exec(one.getAttribute('src') ?? '')?.[1] ?? []),
    )
}
