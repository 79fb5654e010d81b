/**
 * Every screen, opened by somebody of every role: what a screen offers it can do, and whoever may not see it is told so in
 * words and not by a refused call.
 */
import { roleNames } from '@cyanotype/content/model/roles.ts'
import type { Page } from '@playwright/test'
import { adminPaths } from '../../house/look/admin-paths.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import { signInAs } from './people.ts'

/** Where a route stands for one document, one is written first. */
const paths = adminPaths.filter((path) => path !== '/admin/login' && path !== '/admin/welcome')

test('the table of routes is read', () => {
  expect(paths).toContain('/admin/settings')
  expect(paths.length).toBeGreaterThan(25)
})

/** The owner is met below, where everything is looked at more closely. */
for (const role of roleNames.filter((name) => name !== 'owner')) {
  test(`every screen opens for the role ${role}, and asks for nothing that is refused`, async ({
    page,
    product,
  }) => {
    test.slow()
    const { id } = await publishedUpdate(product.url, { title: 'Seen by everybody', body: 'Words.' })
    await signInAs(page, product.url, role)
    const refused = listenForRefusals(page)
    for (const path of paths) {
      await open(page, path.replace('$slug', id))
      expect(refused, path).toEqual([])
    }
  })
}

for (const theme of ['light', 'dark'] as const) {
  test(`every screen keeps nobody out and fits a phone, in the ${theme} theme`, async ({ page, product }) => {
    test.slow()
    const { id } = await publishedUpdate(product.url, { title: 'Looked at closely', body: 'Words.' })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await signInAs(page, product.url, 'owner')
    const refused = listenForRefusals(page)
    for (const path of paths) {
      const address = path.replace('$slug', id)
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(page, theme === 'light' ? address : `/el${address}`)
      expect(refused, address).toEqual([])
      await test.step(address, () => expectAccessible(page))
      // As wide as a phone, and as a window of 720 px whose reader has doubled everything.
      await page.setViewportSize({ width: 360, height: 740 })
      await expect.poll(() => page.evaluate(overflow), address).toBeLessThanOrEqual(0)
      await test.step(`${address} on a phone`, () => expectAccessible(page))
    }
  })
}

test('every screen speaks Estonian, and fits a phone in it', async ({ page, product }) => {
  test.slow()
  const { id } = await publishedUpdate(product.url, { title: 'Loetud', body: 'Sõnad.' }, ['et'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, product.url, 'owner')
  const refused = listenForRefusals(page)
  for (const path of paths) {
    const address = `/et${path.replace('$slug', id)}`
    await open(page, address)
    expect(refused, address).toEqual([])
    await expect(page.locator('html'), address).toHaveAttribute('lang', 'et')
    await expect.poll(() => page.evaluate(overflow), address).toBeLessThanOrEqual(0)
  }
})

function listenForRefusals(page: Page): readonly string[] {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400)
      refused.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
  })
  return refused
}

/** Until the screen has its title, and nothing on it is still on its way. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page.locator('[aria-busy="true"], .skeleton'), path).toHaveCount(0)
}

function overflow(): number {
  return document.documentElement.scrollWidth - window.innerWidth
}
