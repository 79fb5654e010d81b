/**
 * Every public route in every language: on a small phone, at 400 % zoom, by keyboard, with and without
 * JavaScript.
 */
import {
  expectGoodMagnified,
  expectGoodOnDesktop,
  expectNoOverflow,
  expectPictures,
  expectReadable,
  foreignRequestsOf,
  openOnPhone,
} from './page-checks.ts'
import { addressOf, languages, routes } from './routes.ts'
import { expect, expectAccessible, test } from './test.ts'

/** `npm test` checks each template in detail once. `pages.spec.ts` checks all languages over HTTP. */
const pages = languages.flatMap((language) =>
  routes.map((route) => ({
    language,
    name: route.name,
    address: addressOf(route, language),
    tag: language === 'en' && route.isRepeated !== true ? [] : ['@full'],
  })),
)

for (const { language, name, address, tag } of pages) {
  test(`${name} in ${language} is readable at any size, by keyboard and by screen reader`, { tag }, async ({
    page,
    baseURL,
  }) => {
    const foreignRequests = foreignRequestsOf(page, baseURL ?? '')
    await openOnPhone(page, address)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
    await expectGoodMagnified(page)
    await expectGoodOnDesktop(page)
    expect(foreignRequests).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { language, name, address, tag } of pages) {
    test(`${name} in ${language} is complete, and its images load`, { tag }, async ({ page, baseURL }) => {
      const foreignRequests = foreignRequestsOf(page, baseURL ?? '')
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectReadable(page)
      await expectPictures(page)
      await expectNoOverflow(page)
      expect(foreignRequests).toEqual([])
    })
  }

  test('updates are filtered and paged, and the language menu keeps the filter', async ({ page }) => {
    await page.goto('/updates')
    const newest = await page.locator('main h2').first().textContent()
    await page.getByRole('link', { name: 'Older updates' }).click()
    await expect(page).toHaveURL(/\/updates\?after=/)
    await expect(page.locator('main h2').first()).not.toHaveText(newest ?? '')
    await page.getByRole('link', { name: 'Newer updates' }).click()
    await expect(page).toHaveURL('/updates')
    const tags = page.getByRole('navigation', { name: 'Tag' })
    await tags.getByRole('link', { name: 'Tallinn' }).click()
    await expect(page).toHaveURL('/updates?tag=tallinn')
    await expect(tags.locator('[aria-current]')).toHaveCount(1)
    await page.getByRole('link', { name: 'Ελληνικά' }).first().click()
    await expect(page).toHaveURL('/el/updates?tag=tallinn')
  })

  test('the showcase links to a section, a work, the page of its artist, and back to the section', async ({
    page,
  }) => {
    await page.goto('/showcase')
    await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Documentary' }).click()
    await expect(page).toHaveURL('/showcase/documentary')
    await page.getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/showcase\/documentary\/.+/)
    await page.getByRole('main').getByRole('link', { name: 'Documentary' }).first().click()
    await expect(page).toHaveURL('/showcase/documentary')
  })

  test.describe('in a gallery', () => {
    // The browser's own image page has styles that the CSP of the image refuses.
    test.use({ expectedMessages: [/Applying inline style/] })

    test('an artwork opens as an image file', async ({ page }) => {
      await page.goto('/showcase/documentary/the-keeper-of-the-north')
      await page.locator('.figure-enlarge').first().click()
      await expect(page).toHaveURL(/\/_ipx\//)
    })
  })
})

test.describe('a filter without results', () => {
  test.use({ expectedMessages: [/404/] })

  test('is answered with 404, a message and a link to all updates', async ({ page }) => {
    const response = await page.goto('/updates?year=1066')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('No updates found: 1066')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'All updates' }).click()
    await expect(page).toHaveURL('/updates')
  })
})

test('a gallery opens large, is navigated by arrows, and returns the focus', async ({ page }) => {
  await page.goto('/showcase/documentary/the-keeper-of-the-north')
  const prints = page.locator('.figure-enlarge')
  await prints.first().click()
  const large = page.getByRole('dialog')
  await expect(large).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(large.locator('.lightbox-position')).toHaveText(/^2 /)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(prints.nth(1)).toBeFocused()
})

test('a video on another site is not requested before the visitor follows its link', async ({
  page,
  baseURL,
}) => {
  const foreignRequests = foreignRequestsOf(page, baseURL ?? '')
  await page.goto('/showcase/documentary/the-keeper-of-the-north')
  const video = page.locator('.video-link')
  await video.scrollIntoViewIfNeeded()
  await video.hover()
  expect(await video.getAttribute('href')).toMatch(/^https:\/\//)
  await expect(page.locator('iframe, video')).toHaveCount(0)
  expect(foreignRequests).toEqual([])
})

test('a work at the URL of another section redirects to its own', async ({ request }) => {
  const response = await request.get('/showcase/digital-zine/the-keeper-of-the-north', {
    headers: { accept: 'text/html' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe('/showcase/documentary/the-keeper-of-the-north')
})

test('partner sites get no referrer', async ({ page }) => {
  await page.goto('/partners')
  const away = page.getByRole('main').locator('a[href^="http"]')
  expect(await away.count()).toBeGreaterThan(0)
  for (const link of await away.all()) expect(await link.getAttribute('rel')).toContain('noreferrer')
})
