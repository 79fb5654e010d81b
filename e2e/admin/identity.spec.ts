/** Logo and icon of the organisation. */
import type { Page } from '@playwright/test'
import { publish } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { signInAs } from './people.ts'

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
    .then((answer) => ({ headers: answer.headers(), ok: answer.ok() }))
  expect([ok, headers['content-type']]).toEqual([true, 'image/png'])

  const stranger = await browser.newContext({ baseURL: product.url })
  const signIn = await stranger.newPage()
  await signIn.goto('/admin/login')
  await expect(signIn).toHaveTitle(/Sunprint House/)
  await expect(signIn.locator('.sign-in-site img')).toHaveAttribute('src', /s_48x48/)
  await stranger.close()
  await context.close()
})
