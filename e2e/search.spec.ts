/** Search dialog of the site: opens anywhere, is used by keyboard, and closes without a trace. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const box = (page: Page) => page.getByRole('banner').getByRole('textbox')
const loaded = (page: Page) => page.waitForFunction(() => document.body.dataset.build !== undefined)

test('opens by Ctrl K, by a slash and by click, and returns the focus', async ({ page }) => {
  await page.goto('/docs/start/install')
  await loaded(page)
  for (const open of [
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('/'),
    () => box(page).click(),
  ]) {
    await open()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(box(page)).toBeFocused()
    await page.getByRole('main').focus()
  }
})

test('shows results by kind while the visitor types, and opens the matching section', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await field(page).fill('transliterated title')
  const documentation = page.getByRole('group', { name: 'Documentation' })
  await expect(documentation.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  const section = page.locator('[role=option][href*="#"]').first()
  const href = (await section.getAttribute('href')) ?? ''
  while ((await section.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('dialog')).toBeHidden()
  const target = page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`)
  await expect(target).toBeInViewport()
})

test('stores recent searches on the device, and clears them', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await field(page).fill('fixer')
  await page.getByRole('option').first().click()
  await expect(page).not.toHaveURL('/')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('option', { name: 'fixer' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('fixer')
  await field(page).fill('')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('cyanotype:searches')
})

test('loses no letter that is typed while the dialog loads', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto('/')
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('fix')
  await expect(box(page)).toHaveValue('fix')
  release()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('er')
  await expect(field(page)).toHaveValue('fixer')
  await expect(box(page)).toHaveValue('')
})

test('searches in Greek and Estonian, with texts in that language', async ({ page }) => {
  await page.goto('/el/docs')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('εγκατάσταση')
  const option = page.getByRole('group', { name: 'Τεκμηρίωση' }).getByRole('option')
  await expect(option.first()).toHaveAttribute('href', /^\/el\/docs\//)
  await expect(page.getByRole('option', { name: 'Όλα τα αποτελέσματα' })).toBeVisible()
  await page.goto('/et/docs')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('paigaldamine')
  await expect(page.getByRole('option', { name: 'Kõik tulemused' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 }, hasTouch: true })

  test('opens by its button, within the screen', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('paper')
    await expect(page.getByRole('option').first()).toBeVisible()
    const edges = await page.getByRole('dialog').boundingBox()
    expect(edges?.x).toBeGreaterThanOrEqual(0)
    expect((edges?.x ?? 0) + (edges?.width ?? 0)).toBeLessThanOrEqual(360)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is a form that opens the results page', async ({ page }) => {
    await page.goto('/el/docs')
    await box(page).fill('φως')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/\/el\/search\?q=/)
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  })
})
