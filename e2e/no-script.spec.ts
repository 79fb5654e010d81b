/** The site without JavaScript: every page is readable, and every link and form works. */
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('links work, and the language can be changed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Updates' }).first().click()
  await expect(page).toHaveURL('/updates')
  await page.getByRole('link', { name: 'Eesti' }).first().click()
  await expect(page).toHaveURL('/et/updates')
  await page.getByRole('main').getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/et\/updates\/.+/)
})
