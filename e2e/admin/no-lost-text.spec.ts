/**
 * No lost text: two users in one document, and a network, session or server that fails while a user types.
 */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { signIn } from '../../tools/testing/editor.ts'
import { owner } from '../../tools/testing/product.ts'
import { field, signInTo } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'

const saved = (page: Page) => page.getByText('Saved', { exact: true })
const title = (page: Page) => field(page, 'Title')

/** The title on the server. */
async function titleOf(url: string, id: string): Promise<unknown> {
  const editor = await signIn(url)
  const english = z.object({ data: z.object({ title: z.string() }) })
  const document = z.object({ layers: z.object({ en: english }) })
  const { layers } = await editor.call('GET', `/api/documents/updates/${id}`, document)
  return layers.en.data.title
}

// Console messages of the browser about calls that are refused or not answered.
const noted =
  /status of (401|409|503)|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|A part of the admin could not be fetched/
test.use({ expectedMessages: [noted] })

test('two editors receive each other’s changes while they write, and both texts in a conflict', {
  tag: '@postgres-full',
}, async ({ page, browser, product }) => {
  test.slow()
  const { id } = await publishedUpdate(product.url, { title: 'Shared', body: 'One paragraph.' })
  await signInTo(page, `/admin/edit/${id}`)
  const context = await browser.newContext({ baseURL: product.url })
  const other = await context.newPage()
  await signInTo(other, `/admin/edit/${id}`)
  await field(other, 'Summary').fill('A summary by the other.')
  await expect(field(page, 'Summary')).toHaveValue('A summary by the other.')

  await page.context().setOffline(true)
  await title(page).fill('Shared by me')
  await expect(page.getByText('Offline: saved on this device')).toBeVisible()
  await title(other).fill('Shared by the other')
  await expect.poll(() => titleOf(product.url, id)).toBe('Shared by the other')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Resolve conflict' }).click()
  await expect(page.getByRole('heading', { name: 'You edited this in another window' })).toBeFocused()
  await expectAccessible(page)
  const together = page.getByRole('textbox', { name: /^Combined text/ })
  await expect(together).toHaveValue(/by the other/)
  await expect(together).toHaveValue(/me$/)
  await together.fill('Shared by the other and me')
  await page.getByRole('button', { name: 'Resolve and save' }).click()
  await expect(title(other)).toHaveValue('Shared by the other and me')
  await context.close()
})

test('a network failure while a user types loses no text, not even after a reload', {
  tag: '@postgres-full',
}, async ({ page, product }) => {
  const { id } = await publishedUpdate(product.url, { title: 'Cut off', body: 'Words.' })
  await signInTo(page, `/admin/edit/${id}`)
  await title(page).fill('Written before')
  await expect.poll(() => titleOf(product.url, id)).toBe('Written before')
  await page.route(/\/api\/documents\/updates\/.*\/en$/, (route) => route.abort())
  await title(page).fill('Written with nobody there')
  await expect(page.getByText('Offline: saved on this device')).toBeVisible()
  await page.reload()
  await expect(title(page)).toHaveValue('Written with nobody there')
  await expect(page.getByText('Unsaved changes restored')).toBeVisible()
  await page.unroute(/\/api\/documents\/updates\/.*\/en$/)
  // Before its font is there, a title can have two lines: End would go to the end of the first.
  await title(page).press('ControlOrMeta+End')
  await title(page).pressSequentially(', and again')
  await expect.poll(() => titleOf(product.url, id)).toBe('Written with nobody there, and again')
  await expect(saved(page)).toBeVisible()
})

test('a session that ends while a user types is renewed above the open text', {
  tag: '@postgres-full',
}, async ({ page, product }) => {
  const { id } = await publishedUpdate(product.url, { title: 'Signed out', body: 'Words.' })
  await signInTo(page, `/admin/edit/${id}`)
  // Only once the text is being sent: earlier, the dialog would take the keys of a half-typed word.
  await page.route(
    /\/api\/documents\/updates\/.*\/en$/,
    async (route) => {
      await page.request.post('/api/auth/logout')
      await route.continue()
    },
    { times: 1 },
  )
  await title(page).fill('Written while signed out')
  const dialog = page.getByRole('dialog', { name: 'You have been signed out' })
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => titleOf(product.url, id)).toBe('Written while signed out')
  await expect(title(page)).toHaveValue('Written while signed out')
})

test('a server that restarts while a user types receives the text that was written meanwhile', {
  tag: ['@full', '@postgres-full'],
}, async ({ page, product }) => {
  test.slow()
  const { id } = await publishedUpdate(product.url, { title: 'Restarted', body: 'Words.' })
  await signInTo(page, `/admin/edit/${id}`)
  await expect(title(page)).toHaveValue('Restarted')
  // The code of the rich text editor has to load before the server stops.
  await expect(page.locator('[contenteditable="true"]').first()).toBeVisible()
  await product.restart(async () => {
    await title(page).fill('Written while it was away')
    await expect(page.getByText('Offline: saved on this device')).toBeVisible()
  })
  await expect.poll(() => titleOf(product.url, id), { timeout: 45_000 }).toBe('Written while it was away')
})
