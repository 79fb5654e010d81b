/** Two people talk about a draft: mention, notification, reply and resolution. */
import { field, signInTo } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import { signInAs } from './users.ts'

const body = 'We coated sixty sheets.\n\nThe first bath was warm.'

test('a comment mentions an editor, who is notified, replies and resolves the thread', async ({
  page,
  product,
  browser,
}) => {
  const { id } = await publishedUpdate(product.url, { title: `Trials ${crypto.randomUUID()}`, body }, [])
  const context = await browser.newContext({ baseURL: product.url })
  const other = await context.newPage()
  const { email } = await signInAs(other, product.url, 'editor')
  const [name = ''] = email.split('@')

  await signInTo(page, `/admin/edit/${id}`)
  await field(page, 'Text').getByText('The first bath was warm.').click()
  await page.getByRole('button', { name: 'Comment on this block' }).click()
  const panel = page.getByRole('complementary', { name: 'Comments' })
  const text = panel.getByRole('textbox', { name: 'Comment on Text' })
  await expect(text).toBeFocused()
  await page.keyboard.type(`How warm, @${name}`)
  await expect(panel.getByRole('option', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(panel.getByRole('article', { name: 'Text' }).getByText(`How warm, @${name}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Text: 1 open comment thread' })).toBeVisible()

  await other.goto('/admin')
  await other.getByRole('button', { name: 'Notifications: 1 unread' }).click()
  await expectAccessible(other)
  await other.getByRole('link', { name: /mentioned you: Trials/ }).click()
  const theirs = other.getByRole('complementary', { name: 'Comments' }).getByRole('article', { name: 'Text' })
  await expect(theirs.getByText('The first bath was warm.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await theirs.getByRole('button', { name: 'Go to Text' }).click()
  await expect(field(other, 'Text')).toBeFocused()
  await theirs.getByRole('button', { name: 'Reply' }).click()
  await expect(theirs.getByRole('textbox')).toBeFocused()
  await other.keyboard.type('Thirty degrees.')
  await theirs.getByRole('button', { name: 'Send reply' }).click()

  await expect(panel.getByText('Thirty degrees.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Resolve', exact: true }).click()
  await expect(panel.getByText('No open threads.', { exact: false })).toBeVisible()
  await page.getByText('Resolved', { exact: true }).click()
  await expect(panel.getByText(`Resolved by ${name}`)).toBeVisible()
  await context.close()
})

test('comments are for signed-in users only', async ({ page, product }) => {
  const { id } = await publishedUpdate(product.url, { title: `Trials ${crypto.randomUUID()}`, body }, [])
  const response = await page.request.get(`/api/documents/updates/${id}/comments`)
  expect(response.status()).toBe(401)
  await page.goto(`/admin/edit/${id}?panel=comments`)
  await expect(page).toHaveURL(/\/admin\/login/)
})
