/** Two people in one text: what they wrote in different places is joined, and what clashes is shown, word for word. */
import { field, signInTo } from './admin.ts'
import { expect, test } from './test.ts'
import { publishedUpdate } from './updates.ts'

const first = 'The first paragraph.'
const second = 'The second paragraph.'

test.describe('two editors in one text', () => {
  test('both keep what they wrote in different paragraphs', async ({ page, context, product }) => {
    const { id } = await publishedUpdate(product.url, { title: 'Shared', body: `${first}\n\n${second}` })
    await signInTo(page, `/admin/edit/${id}`)
    await expect(field(page, 'Text')).toHaveValue(`${first}\n\n${second}`)

    const other = await context.newPage()
    await other.goto(`/admin/edit/${id}`)
    await field(other, 'Text').fill(`${first} By the other.\n\n${second}`)
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('All changes saved')).toBeVisible()

    await field(page, 'Text').fill(`${first}\n\n${second} By me.`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await expect(field(page, 'Text')).toHaveValue(`${first} By the other.\n\n${second} By me.`)
  })

  test.describe('in the same paragraph', () => {
    // The server answers 409, which a browser notes on its console.
    test.use({ expectedComplaints: [/status of 409/] })

    test('see both texts, and no word is lost', async ({ page, context, product }) => {
      const { id } = await publishedUpdate(product.url, { title: 'Shared', body: first })
      await signInTo(page, `/admin/edit/${id}`)
      await expect(field(page, 'Text')).toHaveValue(first)

      const other = await context.newPage()
      await other.goto(`/admin/edit/${id}`)
      await field(other, 'Text').fill('Their paragraph.')
      await other.getByRole('button', { name: 'Save' }).click()
      await expect(other.getByText('All changes saved')).toBeVisible()

      await field(page, 'Text').fill('My paragraph.')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('heading', { name: /changed the same as you/ })).toBeFocused()
      const together = page.getByLabel(/^What stays/)
      await expect(together).toHaveValue(/Their paragraph\./)
      await expect(together).toHaveValue(/My paragraph\./)

      await together.fill('Their paragraph, and my paragraph.')
      await page.getByRole('button', { name: 'Save what I decided' }).click()
      await expect(page.getByText('All changes saved')).toBeVisible()
      await page.reload()
      await expect(field(page, 'Text')).toHaveValue('Their paragraph, and my paragraph.')
    })
  })

  test('find their unsaved words again after a reload', async ({ page, product }) => {
    const { id } = await publishedUpdate(product.url, { title: 'Kept', body: first })
    await signInTo(page, `/admin/edit/${id}`)
    await field(page, 'Text').fill('Words that nobody saved.')
    await expect(page.getByText('Not saved yet, kept on this device')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Text')).toHaveValue('Words that nobody saved.')
    await expect(page.getByText('Here is what you had not saved')).toBeVisible()
  })
})
