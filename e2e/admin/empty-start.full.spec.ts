/** Removal of the demonstration content by the owner, the empty site, and its undo. */
import type { Page } from '@playwright/test'
import { everyPage } from '../site-map.ts'
import { expect, expectAccessible, runProductFor, test } from '../test.ts'
import { signInAs } from './users.ts'

const theirs = /sunprint|Päikesetrüki|Ηλιοτυπείο/i

/** Everything besides pages that visitors and programs read. */
const machineRead = [
  ...[
    '/feed.xml',
    '/atom.xml',
    '/feed.json',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/robots.txt',
    '/llms.txt',
  ],
  ...['/et/feed.xml', '/el/feed.xml', '/search?q=sunprint', '/site.webmanifest'],
]

async function removeDemonstration(page: Page): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Start empty' }).click()
  await expect(page.getByRole('region', { name: 'Content to remove' })).toContainText('Updates')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Site name' }).fill('Harbour Choir')
  await page.getByRole('button', { name: 'Remove demonstration content' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('The demonstration content is removed')).toBeVisible()
  await expectAccessible(page)
}

test('the owner starts empty, nothing names the demonstration, and the undo restores it', async ({
  browser,
  database,
}) => {
  await runProductFor(database, async ({ url }) => {
    const context = await browser.newContext({ baseURL: url })
    const page = await context.newPage()
    await signInAs(page, url, 'owner')
    const visitors = await browser.newContext({ javaScriptEnabled: false, baseURL: url })
    const visitor = await visitors.newPage()
    const textOf = async (path: string) => {
      await visitor.goto(path)
      return visitor.locator('main').innerText()
    }
    const home = await textOf('/')
    const update = await textOf('/el/updates')

    await removeDemonstration(page)
    for (const [path, contact] of [
      ['/?lang=en', 'Contact'],
      ['/et', 'Kontakt'],
      ['/el', 'Επικοινωνία'],
    ] as const) {
      await visitor.goto(path)
      await expect(visitor.getByRole('heading', { level: 1, name: 'Harbour Choir' })).toBeVisible()
      await expect(visitor.getByRole('main').getByRole('link', { name: contact })).toBeVisible()
      await expect(visitor.locator('header a[href$="/showcase"]')).toHaveCount(0)
      await page.goto(path)
      await expectAccessible(page)
    }
    const pages = await everyPage(url)
    expect(pages.length).toBeGreaterThan(11)
    for (const { path, status, html, from } of pages) {
      expect(status, `${path}, linked from ${from}`).toBe(200)
      expect(html, path).not.toMatch(theirs)
    }
    for (const path of machineRead) {
      const response = await visitor.request.get(path)
      const text = (await response.text()).replaceAll('q=sunprint', '').replaceAll('value="sunprint"', '')
      expect(text, path).not.toMatch(path.startsWith('/search') ? /Sunprint House/ : theirs)
    }

    await page.goto('/admin')
    await expect(page.getByText('No broken links')).toBeVisible()
    await page.goto('/admin/settings?place=demonstration')
    await page.getByRole('button', { name: 'Undo the removal' }).click()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByText('The demonstration content is removed')).toHaveCount(0)
    await expect.poll(() => textOf('/')).toBe(home)
    expect(await textOf('/el/updates')).toBe(update)
    await visitors.close()
    await context.close()
  })
})
