/** Islands: pages are HTML, and React loads on the first interaction without losing it. */
import { fetchRaw } from '../bench/http-clients.ts'
import { expect, test } from './test.ts'

/** It has tabs, disclosures and code. */
const richPage = '/docs/editors/components'

test('a rich documentation page loads at most 7 KB of script before the first interaction', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(richPage)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.map(async (script) => (await fetchRaw(script)).body.length))
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(7 * 1024)
})

test('the first click on a tab works, and so does the keyboard afterwards', async ({ page }) => {
  await page.goto(richPage)
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await tabs.nth(1).click()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'false')
  await tabs.nth(1).press('ArrowLeft')
  await expect(tabs.nth(0)).toBeFocused()
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true')
})

test('the content of closed tabs is in the HTML for find-in-page, print and search engines', async ({
  request,
}) => {
  const html = await (await request.get(richPage, { headers: { accept: 'text/html' } })).text()
  const panels = [...html.matchAll(/role="tabpanel"[^>]*>([\s\S]*?)<\/div>/g)].map(
    ([, inside = '']) => inside,
  )
  expect(panels.length).toBeGreaterThan(1)
  for (const panel of panels) expect(panel.replaceAll(/<[^>]*>/g, '').trim()).not.toBe('')
})
