/** Two users in one text see each other’s carets, and words before they are saved. */
import type { Page } from '@playwright/test'
import { field, signInTo } from '../admin.ts'
import { expect, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'
import { signInAs } from './users.ts'

const caret = (page: Page) => page.locator('.user-caret')
const text = (page: Page) => field(page, 'Text')

test('two users in one text see each other’s caret and words while they write', async ({
  page,
  browser,
  product,
}) => {
  test.slow()
  const body = 'The first paragraph.\n\nThe second paragraph.\n'
  const { id } = await publishedUpdate(product.url, { title: 'Together', body })
  const context = await browser.newContext({ baseURL: product.url })
  const other = await context.newPage()
  await signInAs(other, product.url, 'admin')
  await other.goto(`/admin/edit/${id}`)
  await expect(text(other)).toContainText('The second paragraph.')
  await signInTo(page, `/admin/edit/${id}`)
  await expect(page.getByRole('button', { name: 'Other users' })).toBeVisible()
  // Nothing is saved: the words come with the caret.
  await other.route(/\/api\/documents\/updates\/.*\/en$/, (route) => route.abort())

  await text(other).getByText('The second paragraph.').click()
  await other.keyboard.press('End')
  await expect(caret(page).locator('.user-caret-name')).toBeVisible()
  await expect(caret(page)).toHaveAttribute('data-current')
  await other.keyboard.type(' More words')
  await expect(caret(page).locator('.user-caret-words')).toHaveText('The second paragraph. More words')
  await expect(text(page)).not.toContainText('More words')
  const block = await text(page).getByText('The second paragraph.').boundingBox()
  const mark = await caret(page).boundingBox()
  expect(Math.abs((mark?.y ?? 0) - (block?.y ?? 0))).toBeLessThan(30)

  await other.unroute(/\/api\/documents\/updates\/.*\/en$/)
  await other.keyboard.type('.')
  await expect(text(page)).toContainText('The second paragraph. More words.')
  await expect(caret(page)).toHaveAttribute('data-current')
  await expect(caret(page).locator('.user-caret-words')).toBeHidden()

  await field(other, 'Title').press('End')
  await other.keyboard.type(' again')
  await expect(field(page, 'Title')).toHaveValue('Together again')
  await context.close()
  await expect(caret(page)).toHaveCount(0)
})
