/** Languages of the site: the language menu links to the same page in another language. */
import { expect, test } from './test.ts'

test('the language menu leads from a list to the same list in Greek, and back', async ({ page }) => {
  await page.goto('/updates')
  await page.getByRole('link', { name: 'Ελληνικά' }).first().click()
  await expect(page).toHaveURL('/el/updates')
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/updates')
})

for (const width of [360, 1_440]) {
  test(`switching the language keeps the section that is being read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/docs/editors/components')
    const headings = page.locator('main .prose h2[id]')
    const id = (await headings.nth(2).getAttribute('id')) ?? ''
    await headings.nth(2).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    await page
      .locator('a[data-locale="et"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(`/et/docs/editors/components#${id}`)
    await expect(page.locator('main .prose h2[id]').nth(2)).toBeInViewport()
    // The id was derived from the translated heading before, and still works as an alias.
    const alias = await page
      .locator('main .prose h2[id]')
      .nth(3)
      .locator('> span[id]')
      .first()
      .getAttribute('id')
    // From another page, because a jump within a page may end the scroll that is still going on.
    await page.goto('/et/docs')
    await page.goto(`/et/docs/editors/components#${alias}`)
    await expect(page.locator('main .prose h2[id]').nth(3)).toBeInViewport()
  })
}

test('each page has hreflang links to its other languages', async ({ request }) => {
  const html = await (await request.get('/et/updates', { headers: { accept: 'text/html' } })).text()
  for (const [language, path] of [
    ['en', '/updates'],
    ['et', '/et/updates'],
    ['el', '/el/updates'],
  ]) {
    expect(html).toMatch(
      new RegExp(
        `hreflang="${language}"[^>]*href="[^"]*${path}"|href="[^"]*${path}"[^>]*hreflang="${language}"`,
        'i',
      ),
    )
  }
})

test('long words of a text hyphenate by its language, those of headings and code do not', async ({
  page,
}) => {
  for (const path of ['/el/privacy-policy', '/et/docs/start/install']) {
    await page.goto(path)
    const text = page.locator('main .prose').first()
    await expect(text.locator('> p').first()).toHaveCSS('hyphens', 'auto')
    await expect(text.locator('h2').first()).toHaveCSS('hyphens', 'manual')
    for (const code of await text.locator('p code').all()) await expect(code).toHaveCSS('hyphens', 'manual')
  }
  expect(await page.locator('main .prose p code').count()).toBeGreaterThan(0)
})

test.describe('an Estonian browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'et-EE' })

  test('is redirected from / to Estonian, and stays on the English home page after its link', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/et')
    await expect(page.locator('html')).toHaveAttribute('lang', 'et')
    const english = page.getByRole('link', { name: 'English' }).first()
    // Not every browser sends the Referer header.
    expect(await english.getAttribute('href')).toBe('/?lang=en')
    await english.click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await context.cookies()).toMatchObject([{ name: 'i18n_redirected', value: 'en' }])
    await page.goto('/')
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('goes home from an English page and finds it in English', async ({ page }) => {
    await page.goto('/updates')
    await page.locator('.header-home').click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
