/** Checks of the page in the publish dialog, on the real page with its content security policy. */
import { field, signInTo } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'

test('the publish dialog checks the pages of both languages and opens the block with a problem', async ({
  page,
  product,
}) => {
  const body = 'First.\n\n## Second\n\n#### Third\n\nLast.'
  const { id } = await publishedUpdate(product.url, { title: `Checked ${crypto.randomUUID()}`, body })
  await signInTo(page, `/admin/edit/${id}`)
  const title = field(page, 'Title')
  await title.fill(`${await title.inputValue()}!`)
  await page.getByRole('link', { name: /^Ελληνικά/ }).click()
  await title.fill(`${await title.inputValue()}!`)
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('checkbox', { name: 'English' }).check()
  const checks = dialog.getByRole('region', { name: 'Checks of the page' })
  await expect(checks.getByText('Checking the page…')).toHaveCount(0)
  await expect(checks.getByRole('listitem')).toHaveCount(2)
  await expect(checks.getByRole('listitem').first()).toContainText(
    'A heading skips a level. Use the next level. “Third”',
  )
  await expectAccessible(page)
  await checks.getByRole('button', { name: 'Text (English)' }).click()
  await expect(page).toHaveURL(/language=en/)
  await expect(field(page, 'Text')).toBeFocused()
  await page.keyboard.type('Now ')
  await expect(field(page, 'Text').getByText('Now Third')).toBeVisible()
})

test('an update of the demonstration has no problems', async ({ page }) => {
  // Updates of other tests come first in the list.
  await signInTo(page, '/admin/updates?q=Night+plates')
  await page.getByRole('link', { name: 'Night plates', exact: false }).first().click()
  const title = field(page, 'Title')
  await title.fill(`${await title.inputValue()} `)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await expect(page.getByText('No problems found, light and dark, on desktop and phone.')).toBeVisible()
})
