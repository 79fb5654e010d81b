/** Touch targets: at least 44 px, whatever their visible size. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../test.ts'
import { signInAs } from './users.ts'

const minSize = 44
const minTextSize = 24

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

async function expectTargetSize(target: Locator) {
  const box = await target.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(minSize)
  expect(box?.width).toBeGreaterThanOrEqual(minSize)
}

test('visually small controls have touch targets of 44 px', async ({ page, product }) => {
  await signInAs(page, product.url, 'owner')
  await page.goto('/admin')
  const line = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem').first()
  const box = await line.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(minSize)
  await expectTargetSize(page.getByRole('button', { name: 'Show earlier' }))
  // Beside the text, at the edge of the line.
  await line.tap({ position: { x: (box?.width ?? 0) - 4, y: 4 } })
  await expect(page).not.toHaveURL(/\/admin$/)

  await page.goto('/admin/settings')
  const settingsPages = page.getByRole('navigation', { name: /settings/i })
  await expectTargetSize(settingsPages.locator('summary'))
  await settingsPages.locator('summary').tap()
  await expectTargetSize(settingsPages.getByRole('link').first())

  // These are text links with space around them, so the minimum of 24 px applies.
  for (const list of ['/admin/pages', '/admin/updates']) {
    await page.goto(list)
    const named = await page.locator('tbody th a').first().boundingBox()
    expect(named?.height).toBeGreaterThanOrEqual(minTextSize)
  }

  await page.goto('/admin/global/navigation')
  await expectTargetSize(page.locator('.combobox-buttons > .button').first())
})
