/** Two people bring a text to visitors: a writer who may not publish, and an editor who approves. */
import { field } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import { signInAs } from './users.ts'

test('a writer requests a review, changes what the reviewer asks for, and the approved text is published', async ({
  page,
  product,
  browser,
}) => {
  test.slow()
  const title = `Reviewed ${crypto.randomUUID()}`
  const { id } = await publishedUpdate(product.url, { title, body: 'First words.' }, [])
  const context = await browser.newContext({ baseURL: product.url })
  const other = await context.newPage()
  const { email } = await signInAs(other, product.url, 'editor')
  const [reviewer = ''] = email.split('@')
  await signInAs(page, product.url, 'writer')

  await page.goto(`/admin/edit/${id}`)
  await field(page, 'Title').fill(`${title} at noon`)
  await expect(page.getByRole('button', { name: 'Publish…' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Request review…' }).click()
  const panel = page.getByRole('dialog', { name: 'Review' })
  await panel.getByRole('checkbox', { name: reviewer }).check()
  await panel.getByRole('textbox', { name: 'Note for the reviewers' }).fill('Is noon right?')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Request review', exact: true }).click()
  await expect(panel.getByText('Is noon right?')).toBeVisible()

  await other.goto('/admin')
  const reviews = other.getByRole('region', { name: 'My reviews' })
  await expect(reviews.getByRole('link', { name: `${title} at noon` })).toBeVisible()
  await other.getByRole('button', { name: 'Notifications: 1 unread' }).click()
  await other.getByRole('link', { name: /asks for your review/ }).click()
  const theirs = other.getByRole('dialog', { name: 'Review' })
  await theirs.getByRole('textbox', { name: 'Comment on your decision' }).fill('It was at dawn.')
  await expectAccessible(other)
  await theirs.getByRole('button', { name: 'Request changes' }).click()
  await expect(theirs.getByText('Changes requested')).toBeVisible()

  await expect(panel.getByText('It was at dawn.')).toBeVisible()
  await page.keyboard.press('Escape')
  await field(page, 'Title').fill(`${title} at dawn`)
  await page.getByRole('button', { name: 'Request review…' }).click()
  await panel.getByRole('button', { name: 'Request review', exact: true }).click()
  await theirs.getByRole('button', { name: 'Approve' }).click()
  await expect(theirs.getByText('Approved', { exact: true })).toBeVisible()
  await expect(panel.getByText('Approved', { exact: true })).toBeVisible()

  await other.keyboard.press('Escape')
  await other.getByRole('button', { name: 'Publish…' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Publish English' }).click()
  await expect(other.getByRole('button', { name: 'Published' })).toBeVisible()
  await context.close()
})
