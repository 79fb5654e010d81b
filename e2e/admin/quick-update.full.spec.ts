/** Quick composer on a phone: from an image and a short text to pages in two languages. */
import sharp from 'sharp'
import { signInTo } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('an update is written, reopened after a reload, and published in two languages with an image', async ({
  page,
  product,
}) => {
  await signInTo(page, '/admin/updates-simple')
  const title = page.getByRole('textbox', { name: 'Title' })
  const text = page.getByRole('textbox', { name: /^Text/ })
  await title.fill('Washing day')
  await text.fill('Two {baths} & <one> tray.\n\n- salt\n- water')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(title).toHaveValue('Washing day')
  await expect(text).toHaveValue('Two {baths} & <one> tray.\n\n- salt\n- water')

  const background = { r: 20, g: 90, b: 150 }
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await page.locator('input[capture]').setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('img', { name: 'Selected image' })).toBeVisible()
  await page.getByRole('tab', { name: 'Ελληνικά' }).click()
  await title.fill('Ημέρα πλύσης')
  await text.fill('Δύο λουτρά.')
  await expect(page.getByText('Visitors will see it immediately.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish 2 languages' }).tap()
  await expect(page.getByText('Published in English and Greek')).toBeVisible()

  const address = await page.getByRole('link', { name: 'View in English' }).getAttribute('href')
  const published = await page.context().newPage()
  await published.goto(new URL(address ?? '', product.url).href)
  await expect(published.getByText('Two {baths} & <one> tray.')).toBeVisible()
  await expect(published.getByRole('listitem').filter({ hasText: 'salt' })).toBeVisible()
  await page.getByRole('button', { name: 'Write another' }).tap()
  await expect(title).toHaveValue('')
})
