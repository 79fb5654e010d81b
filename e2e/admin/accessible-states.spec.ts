/** Accessibility of dialogs, menus and states, in the light and dark theme. */
import { z } from 'zod'
import { adminStates } from '../../tools/screenshots/admin-states.ts'
import { signIn } from '../../tools/testing/editor.ts'
import { expect, expectAccessible, expectContrast, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import { invitationFrom, signInAs } from './users.ts'

// Console messages of the browser about a refused save or link.
test.use({ expectedMessages: [/status of (401|409|403 .*\/api\/auth\/link$)/] })

const library = z.object({ items: z.array(z.object({ id: z.string() })) })

async function somePicture(url: string): Promise<string> {
  const { items } = await (await signIn(url)).call('GET', '/api/media?limit=1', library)
  return items[0]?.id ?? ''
}

/** An option list, and a message within the page. All others take more than a minute. */
const always = ['palette', 'conflict']

for (const state of adminStates) {
  const tag = always.includes(state.name) ? [] : ['@full']
  test(`the admin is accessible with open overlays: ${state.name}`, { tag }, async ({ page, product }) => {
    test.slow()
    const { id } = await publishedUpdate(product.url, { title: 'Opened up', body: 'Words.\n\nMore words.' })
    const picture = state.path.includes('$picture') ? await somePicture(product.url) : ''
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs(page, product.url, 'owner')
    await page.goto(state.path.replace('$update', id).replace('$picture', picture))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0)
    await state.open?.(page)
    await expect(page.locator(state.proof).filter({ visible: true }).first()).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await test.step('dark', () => expectContrast(page))
  })
}

test('an invitation link is accessible, valid or not', async ({ page, product }) => {
  const link = new URL(await invitationFrom(product.url), product.url)
  for (const [address, heading] of [
    [link.pathname + link.hash, /^Welcome, /],
    ['/admin/welcome#nonsense', 'This link does not work'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.emulateMedia({ colorScheme: 'light' })
    await test.step(address, () => expectAccessible(page))
    await page.emulateMedia({ colorScheme: 'dark' })
    await test.step(`${address} dark`, () => expectContrast(page))
    await page.setViewportSize({ width: 360, height: 740 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  }
})
