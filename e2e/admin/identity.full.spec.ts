/** Logo, icon, fonts, corners and spacing of the organisation. */
import type { BrowserContext, Page } from '@playwright/test'
import { publish } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { signInAs } from './users.ts'

async function chooseFirstImage(page: Page, field: string): Promise<void> {
  const group = page.getByRole('group', { name: field, exact: true })
  await group.getByRole('button', { name: 'Choose image' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose image' })
  await picker
    .getByRole('button', { name: /\.webp$/ })
    .first()
    .click()
  await expect(group.getByRole('button', { name: 'Replace' })).toBeVisible()
}

test('the logo and the icon of an organisation are on the site, its icons and the sign-in page', async ({
  page,
  product,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const visitor = await context.newPage()
  const home = visitor.locator('header a[href="/"]').first()
  await visitor.goto('/')
  await expect(home.locator('img')).toHaveCount(0)

  await signInAs(page, product.url, 'owner')
  await page.goto('/admin/settings?place=appearance')
  await chooseFirstImage(page, 'Logo')
  await chooseFirstImage(page, 'Icon')
  await expectAccessible(page)
  await publish(page)

  await visitor.goto('/')
  await expect(home.getByRole('img')).toHaveAccessibleName(/Sunprint House/)
  const logo = await home.locator('img').evaluate((one: HTMLImageElement) => ({
    isLoaded: one.complete && one.naturalWidth > 0,
    height: one.height,
  }))
  expect(logo.isLoaded).toBe(true)
  expect(logo.height).toBeLessThanOrEqual(40)
  const icon = await visitor.locator('link[rel="icon"]').first().getAttribute('href')
  expect(icon).toContain('s_48x48')
  const { headers, ok } = await visitor.request
    .get(String(icon))
    .then((response) => ({ headers: response.headers(), ok: response.ok() }))
  expect([ok, headers['content-type']]).toEqual([true, 'image/png'])

  const otherBrowser = await browser.newContext({ baseURL: product.url })
  const signIn = await otherBrowser.newPage()
  await signIn.goto('/admin/login')
  await expect(signIn).toHaveTitle(/Sunprint House/)
  await expect(signIn.locator('.sign-in-site img')).toHaveAttribute('src', /s_48x48/)
  await otherBrowser.close()
  await context.close()
})

/** Opens a page and notes the fonts that it requests. A busy server refuses it at first, with the default fonts. */
async function openWithFonts(context: BrowserContext, path: string) {
  for (;;) {
    const visitor = await context.newPage()
    const fonts: string[] = []
    visitor.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    const response = await visitor.goto(path, { waitUntil: 'networkidle' })
    if (response?.status() === 200) return { visitor, fonts }
    expect(response?.status()).toBe(503)
    await visitor.close()
  }
}

test('fonts, corners and spacing are on the site after publishing, from its own files', async ({
  page,
  product,
  browser,
}) => {
  await signInAs(page, product.url, 'owner')
  await page.goto('/admin/settings?place=appearance')
  await page.getByRole('radio', { name: 'Roboto Slab and Roboto' }).check()
  await page.getByRole('radio', { name: 'Round', exact: true }).check()
  await page.getByRole('radio', { name: 'Compact' }).check()
  const sample = page.getByRole('heading', { name: 'Sample heading' }).first()
  await expect(sample).toHaveCSS('font-family', /^"Roboto Slab"/)
  await expectAccessible(page)
  await publish(page)

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const { visitor, fonts } = await openWithFonts(context, '/el')
  // Inline, as all styles. A browser could load the default fonts while it waits for a file.
  await expect(visitor.locator('style[data-sheet^="/theme/"]')).toHaveCount(1)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Roboto Slab"/)
  await expect(visitor.locator('main a.button').first()).toHaveCSS('border-radius', '8px')
  await expect(visitor.locator('main section').first()).toHaveCSS('--space-6', '1.5rem')
  expect(fonts.filter((url) => url.includes('/roboto-slab-greek.'))).toHaveLength(1)
  expect(fonts.filter((url) => !url.startsWith(`${product.url}/assets/fonts/roboto`))).toEqual([])

  // Sign-in looks like the site.
  const users = await browser.newContext({ baseURL: product.url })
  const signIn = await users.newPage()
  await signIn.goto('/admin/login')
  await expect(signIn.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Roboto,/)
  await expect(signIn.getByRole('button', { name: 'Sign in', exact: true })).toHaveCSS('border-radius', '8px')
  await users.close()

  // Restores the defaults for later tests.
  await page.goto('/admin/settings?place=appearance')
  await page.getByRole('radio', { name: 'Literata and Commissioner' }).check()
  await page.getByRole('radio', { name: 'Slightly rounded (default)' }).check()
  await page.getByRole('radio', { name: 'Medium (default)' }).check()
  await publish(page)
  await visitor.goto('/el')
  await expect(visitor.locator('[href^="/theme/"], [data-sheet^="/theme/"]')).toHaveCount(0)
  await context.close()
})
