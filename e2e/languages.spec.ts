/** One site, three languages: the switch leads to the same page in the other one. */
import { expect, test } from './test.ts'

test('the switch leads from a list to the same list in Greek, and back', async ({ page }) => {
  await page.goto('/updates')
  await page.getByRole('link', { name: 'Ελληνικά' }).first().click()
  await expect(page).toHaveURL('/el/updates')
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/updates')
})

test('each page tells search engines where its other languages are', async ({ request }) => {
  const html = await (await request.get('/et/updates', { headers: { accept: 'text/html' } })).text()
  for (const [language, path] of [
    ['en', '/updates'],
    ['et', '/et/updates'],
    ['el', '/el/updates'],
  ]) {
    expect(html).toMatch(
      new RegExp(
        `hreflang="${language}"[^>]*href="[^"]*${path}"|href="[^"]*${path}"[^>]*hreflang="${language}"`,
        'i',
      ),
    )
  }
})
