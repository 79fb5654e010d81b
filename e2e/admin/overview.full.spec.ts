/** The dashboard for three roles, an invitation up to the first sign-in, and the brand colour. */
import { brandOf, hexOf, resolveColor } from '../../ui/tokens/index.ts'
import { publish, signInTo } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { signInAs } from './users.ts'

test('the dashboard shows each role what needs attention, and links to it', async ({
  page,
  product,
  browser,
}) => {
  await signInAs(page, product.url, 'owner')
  await page.goto('/admin')
  const waiting = page.getByRole('region', { name: 'Needs attention' })
  await expect(waiting.getByRole('link', { name: /Missing translations \(Greek\)/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'System status' }).getByText('SQLite')).toBeVisible()
  await expectAccessible(page)

  for (const role of ['translator', 'viewer'] as const) {
    const context = await browser.newContext({ baseURL: product.url })
    const theirs = await context.newPage()
    await signInAs(theirs, product.url, role)
    await theirs.goto('/admin')
    await expect(
      theirs.getByRole('region', { name: 'Recent activity' }).getByRole('listitem').first(),
    ).toBeVisible()
    await expect(theirs.getByRole('region', { name: 'System status' })).toHaveCount(0)
    if (role === 'viewer') await expect(theirs.getByText('Nothing needs attention')).toBeVisible()
    else {
      await theirs.getByRole('link', { name: /Missing translations \(Greek\)/ }).click()
      await expect(theirs).toHaveURL(/\/admin\/translations\?language=el&state=missing$/)
      await expect(theirs.getByRole('row').nth(1)).toBeVisible()
      await expectAccessible(theirs)
    }
    await context.close()
  }
})

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the dashboard greets by the time zone of the browser', async ({ page }) => {
    await signInTo(page, '/admin')
    await page.clock.setFixedTime('2026-11-20T23:30:00Z')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good morning, /)
    await page.clock.setFixedTime('2026-11-20T10:00:00Z')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good evening, /)
  })
})

test('a user is invited, sets a password by the link, and is signed in', async ({
  page,
  product,
  browser,
}) => {
  await signInTo(page, '/admin/settings?place=users')
  await page.getByRole('button', { name: 'Invite user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite user' })
  await dialog.getByLabel('E-mail').fill('liis@example.org')
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Liis')
  await dialog.getByRole('radio', { name: /^Viewer/ }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create invitation link' }).click()
  const link = await page.getByLabel('Link for Liis').inputValue()

  const context = await browser.newContext({ baseURL: product.url })
  const theirs = await context.newPage()
  await theirs.goto(link)
  const password = 'forty winters of star trails'
  await theirs.getByRole('textbox', { name: 'Password' }).fill(password)
  await theirs.getByRole('button', { name: 'Set password' }).click()
  await expect(theirs).toHaveURL(/\/admin$/)
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Liis')
  await context.close()
})

test('the brand colour fills buttons of the site unchanged, and does not affect the admin', async ({
  page,
  product,
}) => {
  const tokenOf = (name: string) =>
    page.evaluate(
      (requested) => getComputedStyle(document.documentElement).getPropertyValue(requested).trim(),
      name,
    )
  await signInAs(page, product.url, 'owner')
  await page.goto('/admin/settings?place=appearance')
  const adminLink = await tokenOf('--link')
  await page.getByRole('textbox', { name: 'Brand colour' }).fill('#8a1c4a')
  await expect(page.getByText('Buttons have exactly this colour, with white text.')).toBeVisible()
  await expectAccessible(page)
  await publish(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await tokenOf('--link')).toBe(adminLink)

  const siteBrand = brandOf('#8a1c4a')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const button = page.locator('main .button[data-variant="solid"][data-color="primary"]').first()
    await expect(button).toHaveCSS('background-color', 'rgb(138, 28, 74)')
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)')
    expect(await tokenOf('--text')).toBe(hexOf(resolveColor('text', colorScheme), siteBrand))
    await expectAccessible(page)
  }

  // Restores the default colour for later tests.
  await page.goto('/admin/settings?place=appearance')
  await page.getByRole('button', { name: 'Electric cyan' }).click()
  await expect(page.getByText('Buttons have exactly this colour, with dark text.')).toBeVisible()
  await publish(page)
  await page.goto('/updates')
  await expect(page.locator('[href^="/theme/"], [data-sheet^="/theme/"]')).toHaveCount(0)
})
