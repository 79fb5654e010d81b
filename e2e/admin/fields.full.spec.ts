/** Forms for the menu, a single and search engine texts: what is published there is shown on the site. */
import { field, publish, signInTo, tabTo } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'

test('the menu is reordered by keys alone, and has that order on the site', async ({ page }) => {
  await signInTo(page, '/admin/global/navigation?language=et')
  const items = page.getByRole('tree', { name: 'Main menu' }).getByRole('treeitem', { level: 1 })
  const last = items.last()
  const name = await last.textContent()
  await expectAccessible(page)
  await tabTo(page, items.first())
  await page.keyboard.press('End')
  await expect(last).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(items.nth(-2)).toHaveText(name ?? '')
  await publish(page)

  await page.goto('/et')
  const menu = page.getByRole('banner').getByRole('navigation').first().locator(':scope > ul > li')
  await expect(menu.nth(-2)).toContainText(name ?? '')
})

test('search engine texts are previewed while they are written, and are in the page', async ({
  page,
  product,
}) => {
  const { id, slug } = await publishedUpdate(product.url, { title: 'Salted paper', body: 'One paragraph.' })
  await signInTo(page, `/admin/edit/${id}`)
  await page.getByRole('button', { name: 'Search and sharing' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Salted paper | Sunprint House').first()).toBeVisible()
  await field(page, 'Title for search engines').fill('Printing with salt')
  await expect(preview.getByText('Printing with salt | Sunprint House').first()).toBeVisible()
  await expectAccessible(page)
  await publish(page)
  await page.goto(`/updates/${slug}`)
  await expect(page).toHaveTitle('Printing with salt | Sunprint House')
})

test('a single is found on the pages screen, edited and published', async ({ page }) => {
  await signInTo(page, '/admin/pages')
  await expectAccessible(page)
  await page.getByRole('row').getByRole('link', { name: 'Partners page' }).click()
  await expect(page).toHaveURL('/admin/pages/partners')
  const line = field(page, 'Text above the title')
  await line.fill('With whom we print')
  await publish(page)
  await page.goto('/partners')
  await expect(page.getByText('With whom we print')).toBeVisible()
})
