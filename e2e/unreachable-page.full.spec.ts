/** Pages that cannot be loaded during navigation: the message about it, and what it does not prevent. */
import { addLink, payloads, waitForClientNavigation } from './navigation.ts'
import { expect, expectAccessible, test } from './test.ts'

test.use({ expectedMessages: [/Failed to load resource/] })

test('an unreachable page keeps the current one, shows an error, and can be retried', async ({
  page,
  context,
}) => {
  await page.goto('/updates')
  await waitForClientNavigation(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Documentation' }).first().click()
  const message = 'Could not load the page. Check your connection and try again.'
  await expect(page.locator('.toast').getByText(message)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: message })).toHaveCount(1)
  await expectAccessible(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updates')
  await expect(page.getByRole('progressbar')).toBeHidden()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/docs')
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('the error of an unreachable page is dismissed, also by keyboard', async ({ page }) => {
  await page.goto('/updates')
  await waitForClientNavigation(page)
  await page.route(payloads, (route) => route.abort('connectionreset'))
  const link = page.getByRole('link', { name: 'Documentation' }).first()
  await link.click()
  await page.locator('.toast').getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('an unreachable page is reported even if the code of the message never arrives', async ({ page }) => {
  await page.clock.install()
  await page.goto('/updates')
  await waitForClientNavigation(page)
  await page.route(payloads, (route) => route.abort('connectionreset'))
  const requested = Promise.withResolvers<void>()
  await page.route(/\.js$/, () => requested.resolve())
  const link = page.getByRole('link', { name: 'Documentation' }).first()
  await link.click()
  await requested.promise
  await page.clock.fastForward(2_000)
  await page.locator('.toast').getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('an unreachable page does not prevent navigation to others', async ({ page }) => {
  await page.goto('/updates')
  await waitForClientNavigation(page)
  await page.route('**/docs/_payload.json*', (route) => route.abort('connectionreset'))
  await page.getByRole('link', { name: 'Documentation' }).first().click()
  await expect(page.locator('.toast')).toBeVisible()
  await (await addLink(page, '/docs/start/install')).click()
  await expect(page).toHaveURL('/docs/start/install')
  await expect(page.locator('.toast')).toHaveCount(0)
})
