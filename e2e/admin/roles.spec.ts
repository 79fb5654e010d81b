/**
 * Every screen for every role: what a screen offers works, and a screen without permission says so without a
 * refused call.
 */
import { roleNames } from '@cyanotype/content/model/permissions.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import { openScreen, screenPaths } from './screens.ts'
import { signInAs } from './users.ts'

test('the route table has admin screens', () => {
  expect(screenPaths).toContain('/admin/settings')
  expect(screenPaths.length).toBeGreaterThan(25)
})

/** The owner is tested below, in more detail. */
for (const role of roleNames.filter((name) => name !== 'owner')) {
  test(`every screen opens for the role ${role}, without a refused request`, {
    tag: '@full',
  }, async ({ page, product }) => {
    test.slow()
    const { id } = await publishedUpdate(product.url, { title: 'Seen by everybody', body: 'Words.' })
    await signInAs(page, product.url, role)
    const refused = listenForRefusals(page)
    for (const path of screenPaths) {
      await openScreen(page, path.replace('$slug', id))
      expect(refused, path).toEqual([])
    }
  })
}

/** Tests that share the screens, so that each stays short. */
const shares = 4

for (const theme of ['light', 'dark'] as const) {
  for (let share = 0; share < shares; share += 1) {
    test(`every screen is accessible and fits a phone, in the ${theme} theme (${share + 1} of ${shares})`, {
      tag: '@full',
    }, async ({ page, product }) => {
      const { id } = await publishedUpdate(product.url, { title: 'Looked at closely', body: 'Words.' })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await signInAs(page, product.url, 'owner')
      const refused = listenForRefusals(page)
      for (const path of screenPaths.filter((_, place) => place % shares === share)) {
        const address = path.replace('$slug', id)
        await page.setViewportSize({ width: 1280, height: 900 })
        await openScreen(page, theme === 'light' ? address : `/el${address}`)
        expect(refused, address).toEqual([])
        await test.step(address, () => expectAccessible(page))
        // The width of a phone, and of a 720 px window at 200 % zoom.
        await page.setViewportSize({ width: 360, height: 740 })
        await expect.poll(() => page.evaluate(overflow), address).toBeLessThanOrEqual(0)
        await test.step(`${address} on a phone`, () => expectAccessible(page))
      }
    })
  }
}

test('every screen is in Estonian, and fits a phone', { tag: '@full' }, async ({ page, product }) => {
  test.slow()
  const { id } = await publishedUpdate(product.url, { title: 'Loetud', body: 'Sõnad.' }, ['et'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, product.url, 'owner')
  const refused = listenForRefusals(page)
  for (const path of screenPaths) {
    const address = `/et${path.replace('$slug', id)}`
    await openScreen(page, address)
    expect(refused, address).toEqual([])
    await expect(page.locator('html'), address).toHaveAttribute('lang', 'et')
    await expect.poll(() => page.evaluate(overflow), address).toBeLessThanOrEqual(0)
  }
})

function listenForRefusals(page: Page): readonly string[] {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400)
      refused.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return refused
}

function overflow(): number {
  return document.documentElement.scrollWidth - window.innerWidth
}
