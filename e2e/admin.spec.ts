/** Sign-in, sign-out and keyboard access of the admin. */
import { owner } from '../tools/testing/product.ts'
import { field, signInTo, tabTo } from './admin.ts'
import { expect, expectAccessible, test } from './test.ts'
import { publishedUpdate } from './updates.ts'

test('everything from sign-in to publishing works with the keyboard alone', async ({
  page,
  product,
  request,
}) => {
  const { id, slug } = await publishedUpdate(product.url, { title: 'By keyboard', body: 'Words.' })
  await page.goto(`/admin/edit/${id}`)
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type(owner.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(owner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/edit/${id}`)

  await tabTo(page, field(page, 'Title'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Without a mouse')
  await page.keyboard.press('ControlOrMeta+s')
  await tabTo(page, page.getByRole('button', { name: 'Publish…' }))
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: /^Publish/ })
  await expect(confirm).not.toHaveAttribute('aria-disabled')
  await tabTo(page, confirm)
  const publishResponse = page.waitForResponse((response) => response.url().endsWith('/publish'))
  await page.keyboard.press('Enter')
  await publishResponse
  const response = await request.get(`/updates/${slug}`, { headers: { accept: 'text/html' } })
  expect(await response.text()).toContain('Without a mouse')
})

test('signing out ends the session on the server and goes to sign-in', async ({ page, context }) => {
  // The notification bell loads last.
  const lastLoaded = page.waitForResponse('**/api/notifications/count')
  await signInTo(page, '/admin/updates')
  await lastLoaded
  const session = (await context.cookies()).find(({ name }) => name.endsWith('session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })

  await page.getByRole('button', { name: owner.email.split('@')[0] ?? '' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  const response = await page.request.get('/api/documents/updates', {
    headers: { cookie: `${session?.name}=${session?.value}` },
  })
  expect(response.status()).toBe(401)
})

test.describe('with a wrong password', () => {
  test.use({ expectedMessages: [/status of 401/] })

  test('sign-in shows the error and keeps the typed e-mail address', async ({ page }) => {
    await page.goto('/admin/login')
    await page.getByLabel('E-mail').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'The e-mail address or password is incorrect.' }),
    ).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue(owner.email)
  })
})

for (const [language, prefix] of [
  ['en', ''],
  ['et', '/et'],
  ['el', '/el'],
]) {
  // Greek has the longest words, and its own letters.
  const tag = language === 'el' ? [] : ['@full']
  test(`the admin is in ${language}, without axe violations on its screens`, { tag }, async ({
    page,
    product,
  }) => {
    const { id } = await publishedUpdate(product.url, { title: 'Looked at', body: 'Words.' })
    await page.goto(`${prefix}/admin/login`)
    await expect(page.locator('html')).toHaveAttribute('lang', language ?? '')
    await expectAccessible(page)
    await page.locator('input[type=email]').fill(owner.email)
    await page.locator('input[type=password]').fill(owner.password)
    await page.locator('button[type=submit]').click()
    for (const screen of ['/admin/updates', `/admin/edit/${id}`, '/admin/homepage', '/admin/settings']) {
      await page.goto(`${prefix}${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0)
      await expectAccessible(page)
    }
  })
}
