/** The site by keyboard alone: read, search, filter and write, with a visible focus at each stop. */
import { expectFocusVisible, follow, walkTo } from './keyboard.ts'
import { expect, test } from './test.ts'

const main = '#main-content'

test('updates are filtered and paged by keys alone', { tag: '@full' }, async ({ page }) => {
  await page.goto('/updates')
  const tags = page.getByRole('navigation', { name: 'Tag' })
  await follow(page, tags.getByRole('link', { name: 'Tallinn' }))
  await expect(page).toHaveURL('/updates?tag=tallinn')
  await expect(page.locator(main)).toBeFocused()
  await expect(tags.locator('[aria-current]')).toHaveText('Tallinn')
  await follow(page, tags.getByRole('link', { name: 'All', exact: true }))
  await expect(page).toHaveURL('/updates')
  await expect(page.locator(main)).toBeFocused()
  const newest = await page.locator('main h2').first().textContent()
  await follow(page, page.getByRole('link', { name: 'Older updates' }))
  await expect(page).toHaveURL(/\/updates\?after=/)
  await expect(page.locator('main h2').first()).not.toHaveText(newest ?? '')
  await follow(page, page.getByRole('link', { name: 'Newer updates' }))
  await expect(page.locator('main h2').first()).toHaveText(newest ?? '')
  await follow(page, page.locator('main h2').first().getByRole('link'))
  await expect(page).toHaveURL(/\/updates\/.+/)
  await expect(page.locator(main)).toBeFocused()
})

test('the language of a page is changed by keys alone', { tag: '@full' }, async ({ page }) => {
  await page.goto('/updates?tag=tallinn')
  await follow(page, page.getByRole('banner').getByRole('link', { name: 'Ελληνικά' }))
  await expect(page).toHaveURL('/el/updates?tag=tallinn')
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  await follow(page, page.getByRole('banner').getByRole('link', { name: 'English' }))
  await expect(page).toHaveURL('/updates?tag=tallinn')
})

test.describe('a message', () => {
  // The browser logs the 422 response of the form, which is expected here.
  test.use({ expectedMessages: [/status of 422/] })

  test('is written, corrected and sent by keys alone', async ({ page }) => {
    await page.goto('/contact')
    await walkTo(page, page.getByLabel('E-mail'))
    await page.keyboard.type('ada@example')
    await page.keyboard.press('Enter')
    const summary = page.locator('.error-summary')
    await expect(summary).toBeFocused()
    await follow(page, summary.getByRole('link').first())
    await expect(page.getByLabel('Name')).toBeFocused()
    await expectFocusVisible(page)
    await page.keyboard.type('Ada')
    await walkTo(page, page.getByLabel('E-mail'))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('ada@example.org')
    await walkTo(page, page.getByRole('textbox', { name: 'Message' }))
    await page.keyboard.type('May I come on Friday?')
    await follow(page, page.getByRole('button', { name: 'Send message' }))
    await expect(page).toHaveURL('/contact/sent')
  })
})

test('a page is found by search and opened by keys alone', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  await walkTo(page, page.getByRole('banner').getByRole('textbox', { name: 'Search' }))
  await page.keyboard.type('tallinn')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=tallinn')
  const found = page.locator('main h2, main h3').getByRole('link').first()
  const name = await found.innerText()
  await follow(page, found)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('tabs of the documentation are navigated by arrows from the first key on', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/docs/editors/components')
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await walkTo(page, tabs.first())
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expectFocusVisible(page)
  const panel = page.locator(`#${await tabs.nth(1).getAttribute('aria-controls')}`)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel.locator(':focus').or(panel.and(page.locator(':focus')))).toBeVisible()
  await expectFocusVisible(page)
  await walkTo(page, tabs.nth(1), 'Shift+Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
})

test('the documentation is navigated by its tree, its table of contents and its next page', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/docs/start/what-cyanotype-is')
  const tree = page.locator('.docs-sidebar')
  await follow(page, tree.getByRole('link', { name: 'Install' }))
  await expect(page).toHaveURL('/docs/start/install')
  await expect(page.locator(main)).toBeFocused()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const place = contents.getByRole('link').nth(1)
  const hash = await place.getAttribute('href')
  await follow(page, place)
  await expect(page).toHaveURL(`/docs/start/install${hash}`)
  await expect(page.locator(':target')).toBeInViewport()
})

test('a submenu opens and closes by keys alone', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  const group = page.getByRole('banner').locator('.header-group').first()
  await walkTo(page, group.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(group.getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(group.getByRole('link').first()).toBeHidden()
  await expect(group.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await follow(page, group.getByRole('link').first())
  await expect(page.locator(main)).toBeFocused()
  await expect(page).not.toHaveURL('/')
})

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the drawer opens, traps the focus, and returns it', async ({ page }) => {
    await page.goto('/docs')
    const menu = page.getByLabel('Open menu')
    await follow(page, menu)
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    const stops = await drawer.locator('a, button').count()
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press('Tab')
      // Between the last and the first element, the focus may move to the browser itself.
      const at = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)
      expect(['dialog', 'body']).toContain(at)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()
    await expectFocusVisible(page)
  })
})
