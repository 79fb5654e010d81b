/** Sections of the site that an administrator switches off. */
import type { Page } from '@playwright/test'
import { publish } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { signInAs } from './users.ts'

async function switchSections(page: Page, ...names: readonly string[]): Promise<void> {
  await page.goto('/admin/settings?place=sections')
  const sections = page.getByRole('group', { name: 'Sections of the public site' })
  for (const name of names) await sections.getByRole('switch', { name }).click()
  await publish(page)
}

test('sections that are switched off are nowhere on the site, and are back at once', async ({
  page,
  product,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const visitor = await context.newPage()
  const paths = ['/showcase', '/el/showcase/documentary', '/et/partners']
  const statusOf = async (path: string) => (await visitor.goto(path))?.status()
  const links = (path: string) => visitor.locator(`:is(header, footer, .section-head) a[href^="${path}"]`)
  const sitemap = async () => (await visitor.request.get('/sitemaps/pages.xml')).text()
  for (const path of paths) expect(await statusOf(path)).toBe(200)
  await visitor.goto('/')
  await expect(links('/showcase').first()).toBeAttached()
  expect(await sitemap()).toContain('/showcase/documentary')
  await visitor.goto('/search?q=keeper')
  await expect(visitor.locator('.search-results a[href^="/showcase/"]').first()).toBeVisible()

  await signInAs(page, product.url, 'owner')
  await switchSections(page, 'Showcase', 'Partners')
  await expectAccessible(page)
  for (const path of paths) expect(await statusOf(path)).toBe(404)
  for (const path of ['/', '/updates', '/contact']) {
    await visitor.goto(path)
    await expect(links('/showcase')).toHaveCount(0)
    await expect(links('/partners')).toHaveCount(0)
  }
  const listed = await sitemap()
  expect(listed).not.toMatch(/\/(?:showcase|partners)\b/)
  expect(listed).toContain('/updates')
  expect(await (await visitor.request.get('/sitemap.xml')).text()).not.toContain('showcase')
  await visitor.goto('/search?q=keeper')
  await expect(visitor.locator('main a[href*="/showcase/"]')).toHaveCount(0)
  await page.goto('/admin/showcase')
  await expect(page.getByText('Not on the site')).toBeVisible()
  await page.goto('/admin/updates')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Not on the site')).toHaveCount(0)

  await switchSections(page, 'Showcase', 'Partners')
  for (const path of paths) expect(await statusOf(path)).toBe(200)
  await context.close()
})

test('the manual is in the help of the admin, even if visitors do not find the documentation', async ({
  page,
  product,
  browser,
}) => {
  await signInAs(page, product.url, 'owner')
  await switchSections(page, 'Documentation')
  const visitor = await browser.newContext({ baseURL: product.url })
  expect((await visitor.request.get('/docs', { headers: { accept: 'text/html' } })).status()).toBe(404)

  await page.getByRole('button', { name: 'owner' }).click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  await expect(page).toHaveURL('/docs')
  await page.locator('main a[href="/docs/editors"]').click()
  await expect(page).toHaveURL('/docs/editors')
  await expect(page.getByRole('heading', { level: 1, name: 'For editors' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('banner').locator('a[href="/docs"]')).toHaveCount(0)

  await switchSections(page, 'Documentation')
  expect((await visitor.request.get('/docs', { headers: { accept: 'text/html' } })).status()).toBe(200)
  await visitor.close()
})
