/** Islands: pages are HTML, and React loads on the first interaction without losing it. */
import { rawAnswer } from '../bench/http-clients.ts'
import { everyPage } from './site-map.ts'
import { expect, test } from './test.ts'

/** A documentation page with tabs, disclosures and code. */
async function richPage(baseURL: string | undefined): Promise<string> {
  const rich = (await everyPage(baseURL)).find(({ path, html }) => {
    return (
      path.startsWith('/docs') &&
      html.includes('role="tablist"') &&
      html.includes('<details') &&
      html.includes('<pre')
    )
  })
  if (rich === undefined) throw new Error('No documentation page has tabs, a disclosure and code.')
  return rich.path
}

test('a rich documentation page loads at most 7 KB of script before the first interaction', async ({
  page,
  baseURL,
}) => {
  const scripts: string[] = []
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url())
  })
  await page.goto(await richPage(baseURL))
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.map(async (script) => (await rawAnswer(script)).body.length))
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(7 * 1024)
})

test('the first click on a tab works, and so does the keyboard afterwards', async ({ page, baseURL }) => {
  await page.goto(await richPage(baseURL))
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
  baseURL,
}) => {
  const html = await (await request.get(await richPage(baseURL), { headers: { accept: 'text/html' } })).text()
  const panels = [...html.matchAll(/role="tabpanel"[^>]*>([\s\S]*?)<\/div>/g)].map(
    ([, inside = '']) => inside,
  )
  expect(panels.length).toBeGreaterThan(1)
  for (const panel of panels) expect(panel.replaceAll(/<[^>]*>/g, '').trim()).not.toBe('')
})
