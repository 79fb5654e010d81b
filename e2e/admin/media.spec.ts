/** Media library with real files: bulk upload, interrupted connection, alt text, folders and trash. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { signInTo } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'

async function pictures(count: number, hue: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const background = { r: hue, g: 40 + 20 * at, b: 160 }
      const buffer = await sharp({ create: { width: 120 + at, height: 80, channels: 3, background } })
        .png()
        .toBuffer()
      return { name: `plate-${hue}-${at + 1}.png`, mimeType: 'image/png', buffer }
    }),
  )
}

const give = (page: Page, files: Awaited<ReturnType<typeof pictures>>) =>
  page.locator('main input[type="file"]').setInputFiles(files)
const panel = (page: Page) => page.getByRole('region', { name: 'Uploads' })
const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ })
const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('many images upload at once, duplicates are reported, and the images are described one after the other', {
  tag: '@full',
}, async ({ page }) => {
  await signInTo(page, '/admin/media')
  const files = await pictures(5, 10)
  await give(page, files)
  await expect(notices(page)).toContainText('5 files uploaded')
  await expect(panel(page)).toBeHidden()
  await expectAccessible(page)
  await give(page, files.slice(0, 1))
  await expect(panel(page).getByRole('status')).toHaveText('1 duplicate skipped')
  await expect(panel(page).getByText('Already in the library')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Skip' }).click()

  await page.getByRole('searchbox').fill('plate-10')
  await page.getByRole('button', { name: /^Show:/ }).click()
  await page.getByRole('menuitemradio', { name: 'No alt text in English' }).click()
  await page.getByRole('button', { name: 'Add alt text' }).click()
  await expectAccessible(page)
  const english = page.getByRole('dialog').getByRole('textbox', { name: 'In English' })
  for (let left = 5; left > 0; left -= 1) {
    await expect(english).toBeFocused()
    await expect(english).toHaveValue('')
    await english.pressSequentially(`Blue, plate ${left}`)
    await english.press('Enter')
  }
  await expect(notices(page)).toContainText('All images in this list have alt text in English')
})

test.describe('while offline', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|A part of the admin could not be fetched/] })

  test('uploads wait, and continue by themselves when the connection is back', async ({ page }) => {
    await signInTo(page, '/admin/media')
    const [file] = await pictures(1, 90)
    await expect(page.getByRole('button', { name: 'Upload files' })).toBeVisible()
    await page.context().setOffline(true)
    if (file) await give(page, [file])
    await expect(panel(page).getByText('Waiting for connection')).toBeVisible()
    await page.context().setOffline(false)
    await expect(notices(page)).toContainText('1 file uploaded')
  })
})

test('images are moved to a folder and to the trash by keys, and restored', { tag: '@full' }, async ({
  page,
}) => {
  await signInTo(page, '/admin/media')
  await give(page, await pictures(2, 170))
  await expect(notices(page)).toContainText('2 files uploaded')
  await expect(panel(page)).toBeHidden()

  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Blue plates')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('treeitem', { name: 'Blue plates' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'All files' }).click()
  await tile(page, 'plate-170-1.png').focus()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Destination folder').selectOption({ label: 'Blue plates' })
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await page.getByRole('treeitem', { name: 'Blue plates' }).click()
  await expect(tile(page, 'plate-170-1.png')).toBeVisible()
  await expect(tile(page, 'plate-170-2.png')).toBeHidden()

  await tile(page, 'plate-170-1.png').focus()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await expect(tile(page, 'plate-170-1.png')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(tile(page, 'plate-170-1.png')).toBeVisible()
})
