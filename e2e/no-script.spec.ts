/** With scripting off everything reads, and every link and form works. */
import { everyKindOfPage } from './site-map.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('all text of every page is readable', async ({ page, request }) => {
  test.setTimeout(300_000)
  for (const { path } of await everyKindOfPage(request)) {
    await page.goto(path)
    const unreadable = await page.locator('main').evaluate((main) => {
      const shown = new Set<string>()
      const hidden = new Set<string>()
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode
        const words = textContent?.trim() ?? ''
        // What a closed disclosure holds is one press away, without script too; a button that needs script may be hidden.
        const passed = 'details:not([open]), script, style, template, button'
        if (words === '' || parentElement?.closest(passed)) continue
        const kept = parentElement?.checkVisibility({ visibilityProperty: true }) ? shown : hidden
        kept.add(words)
      }
      // The same words may stand somewhere else instead, as the name of a tab does above its panel.
      return [...hidden.difference(shown)]
    })
    expect(unreadable, path).toEqual([])
  }
})

test('links lead on, and languages switch', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Updates' }).first().click()
  await expect(page).toHaveURL('/updates')
  await page.getByRole('link', { name: 'Eesti' }).first().click()
  await expect(page).toHaveURL('/et/updates')
  await page.getByRole('main').getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/et\/updates\/.+/)
})
