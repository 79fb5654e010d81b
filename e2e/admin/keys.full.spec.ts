/**
 * The whole work of an editor by keyboard alone. Elements are found by the names that a screen reader reads.
 */
import type { Page } from '@playwright/test'
import { field, pressSequence, tabTo } from '../admin.ts'
import { isVisitOf } from '../navigation.ts'
import { publishedUpdate } from '../updates.ts'
import { expect, run, signInByKeys, test } from './keyboard.ts'

// The editor checks whether a slug is free. The browser logs each 404 response, which means "free" here.

test('an update is created after sign-in, written with a quote in two languages, and published in both', async ({
  page,
  request,
}) => {
  test.slow()
  const mark = crypto.randomUUID().slice(0, 8)
  await signInByKeys(page, '/admin/account')
  await pressSequence(page, 'g', 'u')
  await expect(page.getByRole('heading', { name: 'Updates', level: 1 })).toBeFocused()
  await run(page, 'New update')
  await tabTo(page, field(page, 'Title'))
  await page.keyboard.type(`Cotton ${mark}`)
  await tabTo(page, field(page, 'Text'))
  await page.keyboard.type('Take cotton.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const insert = page.getByRole('listbox', { name: 'Insert' })
  await expect(insert).toBeVisible()
  await page.keyboard.type('quote')
  await expect(insert.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(insert).toBeHidden()
  await expect(field(page, 'Text')).toBeFocused()
  await page.keyboard.type('Paper keeps what light says.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page).toHaveURL(/\/admin\/edit\//)

  await page.keyboard.press('ControlOrMeta+Shift+l')
  await expect(page.getByRole('navigation', { name: 'Document languages' })).toMatchAriaSnapshot(`
    - 'link "English: Draft"'
    - 'link "Eesti: Not started"'
    - 'link "Ελληνικά: Not started"'
  `)
  await tabTo(page, field(page, 'Title'))
  await page.keyboard.type(`Puuvill ${mark}`)
  await tabTo(page, field(page, 'Text'))
  await page.keyboard.type('Võta puuvill.')
  await publishByKeys(page)

  const answer = async (path: string) =>
    (await request.get(path, { headers: { accept: 'text/html' } })).text()
  expect(await answer(`/updates/cotton-${mark}`)).toMatch(
    /<blockquote[^>]*>(\s|<[^>]*>)*Paper keeps what light says\./,
  )
  expect(await answer(`/et/updates/puuvill-${mark}`)).toContain('Võta puuvill.')
})

test('a list is navigated and selected from, and left for a document and its page', async ({
  page,
  product,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const { slug } = await publishedUpdate(product.url, { title: `Linen B ${mark}`, body: 'Words.' })
  await publishedUpdate(product.url, { title: `Linen A ${mark}`, body: 'Words.' })
  const first = page.getByRole('link', { name: `Linen A ${mark}` })
  const second = page.getByRole('link', { name: `Linen B ${mark}` })
  await signInByKeys(page, `/admin/updates?q=${mark}&sort=title&direction=ascending`)
  await expect(second).toBeVisible()
  await page.keyboard.press('j')
  await expect(first).toBeFocused()
  await page.keyboard.press('j')
  await expect(second).toBeFocused()
  await page.keyboard.press('k')
  await expect(first).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: `Linen A ${mark}` })).toBeChecked()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: `Linen A ${mark}` })).not.toBeChecked()
  await page.keyboard.press('j')
  const opened = page.context().waitForEvent('request', (request) => isVisitOf(request, `/updates/${slug}`))
  await page.keyboard.press('p')
  await opened
  await page.keyboard.press('e')
  await expect(field(page, 'Title')).toHaveValue(`Linen B ${mark}`)
  await page.goBack()
  await expect(second).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Title')).toHaveValue(`Linen A ${mark}`)
})

test('the library is navigated by arrows, and a file is selected and opened', async ({ page }) => {
  await signInByKeys(page, '/admin/media')
  const tiles = page.getByRole('group', { name: 'Library' }).getByRole('group').getByRole('button')
  await expect(tiles.nth(1)).toBeVisible()
  await tabTo(page, tiles.first())
  await page.keyboard.press('ArrowRight')
  await expect(tiles.nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  const name = (await tiles.nth(1).textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
})

test('single keys are turned off and on again in the account', async ({ page, product }) => {
  test.slow()
  const mark = crypto.randomUUID().slice(0, 8)
  await publishedUpdate(product.url, { title: `Silk ${mark}`, body: 'Words.' })
  const list = `/admin/updates?q=${mark}`
  const first = page.getByRole('link', { name: `Silk ${mark}` })
  const box = page.getByRole('checkbox', { name: `Silk ${mark}` })
  const single = page.getByRole('switch', { name: 'Single-key shortcuts' })
  await signInByKeys(page, '/admin/account')
  await tabTo(page, single)
  await storedBy(page, () => page.keyboard.press('Space'))
  await expect(single).not.toBeChecked()

  await page.goto(list)
  await expect(first).toBeVisible()
  await expect(page.getByRole('link', { name: 'New update' })).not.toHaveAttribute('aria-keyshortcuts')
  for (const key of ['j', 'x', 'e', 'c', '?']) await page.keyboard.press(key)
  await tabTo(page, first)
  for (const key of ['x', 'e', 'c', '?']) await page.keyboard.press(key)
  await expect(first).toBeFocused()
  await expect(box).not.toBeChecked()
  await expect(page).toHaveURL(list)
  await page.keyboard.press('Shift+Space')
  await expect(box).toBeChecked()
  await page.keyboard.press('Escape')

  await run(page, 'Keyboard shortcuts')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('Single-key shortcuts are off.')).toBeVisible()
  await tabTo(page, keys.getByRole('link', { name: 'turn them on in your account' }))
  await page.keyboard.press('Enter')
  await expect(single).toBeFocused()
  await storedBy(page, () => page.keyboard.press('Space'))

  await page.goto(list)
  await expect(first).toBeVisible()
  await page.keyboard.press('j')
  await expect(first).toBeFocused()
  await page.keyboard.press('x')
  await expect(box).toBeChecked()
})

/** Waits until the server has stored the preference. */
async function storedBy(page: Page, choose: () => Promise<void>): Promise<void> {
  const preferencesResponse = page.waitForResponse((response) => response.url().endsWith('/api/preferences'))
  await choose()
  expect((await preferencesResponse).status()).toBe(200)
}

/** Publishes from within the text, and confirms both languages in the dialog. */
async function publishByKeys(page: Page): Promise<void> {
  await expect(field(page, 'Text')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await tabTo(page, dialog.getByRole('checkbox', { name: 'English' }))
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('group', { name: 'Languages' })).toMatchAriaSnapshot(`
    - group "Languages":
      - checkbox "English" [checked]
      - checkbox "Estonian" [checked]
  `)
  const confirm = dialog.getByRole('button', { name: 'Publish 2 languages' })
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
  await tabTo(page, confirm)
  const publishResponse = page.waitForResponse((response) => response.url().endsWith('/publish'))
  await page.keyboard.press('Enter')
  expect((await publishResponse).status()).toBe(200)
}
