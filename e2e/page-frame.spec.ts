/** The frame of every page works without React and adds few bytes. */
import { expect, test } from './test.ts'

test('iPhones in landscape get the prefixed property that prevents text inflation', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain('-webkit-text-size-adjust:100%')
})

test.describe('if only the HTML of the page loads', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('the page is styled', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.resourceType()))
    await page.route('**/*.{css,js,woff2}', (route) => route.abort())
    for (const path of ['/', '/el/updates', '/docs/editors/components', '/nowhere']) {
      await page.goto(path)
      await expect(page.locator('.header-home')).toBeVisible()
      await expect(page.locator('.header-row')).toHaveCSS('display', 'flex')
      await expect(page.locator('body')).toHaveCSS('margin', '0px')
    }
    expect(requested).not.toContain('stylesheet')
  })
})

test('the chosen theme applies on the next page before the first paint', async ({ page }) => {
  await page.goto('/')
  await page.locator('summary', { has: page.locator('[data-icon="contrast"]') }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // At this state the document is parsed, and no deferred script has run.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const { dataset } = document.documentElement
      if (document.readyState === 'interactive') dataset.painted = dataset.theme ?? 'system'
    })
  })
  await page.goto('/updates')
  await expect(page.locator('html')).toHaveAttribute('data-painted', 'dark')
})

test('a page prints dark on white, also in the dark theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cyanotype:theme', 'dark'))
  await page.goto('/updates')
  const text = () => page.evaluate(() => getComputedStyle(document.body).color)
  const inTheDark = await text()
  await page.emulateMedia({ media: 'print' })
  const onPaper = await text()
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'))
  expect(onPaper).toBe(await text())
  expect(onPaper).not.toBe(inTheDark)
})

test('the table of contents marks the section that is being read', async ({ page }) => {
  await page.goto('/docs/editors/components')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const links = contents.getByRole('link')
  expect(await links.count()).toBeGreaterThan(6)
  await page.evaluate(() => document.documentElement.scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect(links.last()).toHaveAttribute('aria-current', 'location')
  await links.first().click()
  await expect(links.first()).toHaveAttribute('aria-current', 'location')
  await expect(contents.locator('.side-disclosure-content [aria-current]')).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu is a drawer that traps the focus and returns it', async ({ page }) => {
    await page.goto('/docs')
    const menu = page.getByLabel('Open menu')
    await menu.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Updates' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu is a disclosure with the same links', async ({ page }) => {
      await page.goto('/docs')
      await page.getByLabel('Open menu').click()
      await page.getByRole('link', { name: 'Updates' }).first().click()
      await expect(page).toHaveURL('/updates')
    })
  })
})
