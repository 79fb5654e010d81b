/** Shell and sign-in of the admin. */
import type { Page } from '@playwright/test'
import { waitUntilKeysWork } from '../../bench/admin/usable-list.ts'
import { owner } from '../../tools/testing/product.ts'
import { pressSequence, signInTo } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'

/** Budget in kilobytes for the first load of a list with few rows. */
const maxForList = 210
const palette = 'Type a command or search…'

// A wrong password, and requests with an expired session.
test.use({ expectedMessages: [/status of 401/] })

test('sign-in is a small page, and opens the requested screen afterwards', async ({ page }) => {
  const sent = await countBytes(page)
  await page.goto('/admin/login?to=%2Fadmin%2Faccount', { waitUntil: 'networkidle' })
  expectAtMost(110, sent)
  await expectAccessible(page)

  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('incorrect')
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/account')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await expectAccessible(page)
})

test('a list is usable after few bytes', async ({ page }) => {
  await page.request.post('/api/auth/login', { data: owner })
  // Idle-time loading is not part of the measurement: on a slow machine some of it would come before the
  // answer.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const sent = await countBytes(page)
  // One document: Greek titles of other tests would load a font more.
  await page.goto('/admin/updates?q=bookbinder')
  await page.getByRole('row').nth(1).waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // Before the first key: the focus that it moves loads the tooltips.
  expectAtMost(maxForList, sent)
  await waitUntilKeysWork(page)

  // It does not wait for icons. Those of a menu load when it opens, if they are not loaded by then.
  const missing = page.locator('svg[data-icon=missing]')
  expect(await missing.count()).toBe(0)
  await page.getByRole('banner').getByRole('button', { name: 'owner', exact: true }).click()
  await expect(page.getByRole('menu').locator('svg[data-icon=sign-out] path')).toHaveCount(1)
  await expect(missing).toHaveCount(0)
})

test('the palette opens any screen and finds any document by keyboard', async ({ page }) => {
  await signInTo(page, '/admin/account')
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: palette })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('fern')
  await expect(dialog.getByRole('option').filter({ hasText: 'Showcase · EN' })).toBeVisible()
  await page.keyboard.press('Escape')
  await pressSequence(page, 'g', 'u')
  await expect(page.getByRole('heading', { name: 'Updates', level: 1 })).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
})

test('signing out in one window shows the sign-in dialog above the text in the other', async ({
  page,
  context,
}) => {
  await signInTo(page, '/admin/account')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Half a name')
  const other = await context.newPage()
  await other.goto('/admin/account')
  await other.getByRole('button', { name: owner.email.split('@')[0] ?? '', exact: true }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(/\/admin\/login/)

  const dialog = page.getByRole('dialog', { name: 'You have been signed out' })
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(owner.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(name).toHaveValue('Half a name')
  expect((await page.request.get('/api/account')).status()).toBe(200)
})

/** Bytes of each response, by its address. Grows while the page loads. */
async function countBytes(page: Page): Promise<ReadonlyMap<string, number>> {
  const session = await page.context().newCDPSession(page)
  const addresses = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? requestId
    bytes.set(address, (bytes.get(address) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  return bytes
}

function expectAtMost(kilobytes: number, sent: ReadonlyMap<string, number>): void {
  const total = [...sent.values()].reduce((sum, size) => sum + size, 0)
  const lines = [...sent].map(([address, size]) => `${size} ${address}`)
  expect(total, `It loaded:\n${lines.join('\n')}\n`).toBeLessThanOrEqual(kilobytes * 1024)
}
