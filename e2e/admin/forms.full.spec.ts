/** Forms of pages: built in the editor, sent without script, read and exported in the admin. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { documentWithLayers, signIn } from '../../tools/testing/editor.ts'
import { publish, writeSource } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { signInAs } from './users.ts'

const form = `<Form name="Workshop" title="Reserve a place" submit="Reserve" thanks="See you on Saturday.">
  <FormField label="Name" required />

  <FormField label="E-mail" type="email" required />

  <FormField label="Day" type="choice" options="Saturday; Sunday" required />
</Form>

`

async function openPage(page: Page, url: string): Promise<void> {
  const editor = await signIn(url)
  const path = '/api/documents/pages'
  const data = { title: 'Workshop', slug: 'workshop' }
  const { id } = await editor.call('POST', path, documentWithLayers, { locale: 'en', data })
  await editor.call('PUT', `${path}/${id}/*`, z.unknown(), { version: 0, data: { template: 'wide' } })
  await signInAs(page, url, 'owner')
  await page.goto(`/admin/edit/${id}?language=en`)
}

test('a form is built in the editor, sent without script, and its answer is read and exported', async ({
  page,
  product,
  browser,
}) => {
  await openPage(page, product.url)
  await writeSource(page, form)
  await page.getByRole('button', { name: 'Source', exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text.locator('.form-title')).toHaveText('Reserve a place')
  await expect(text.locator('.field-label')).toHaveText(['Name', 'E-mail', 'Day'])
  await expect(text.locator('.field-required')).toHaveText(['required', 'required', 'required'])
  await expect(text.getByText('We delete your answer after 180 days.')).toBeVisible()
  await publish(page)

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const visitor = await context.newPage()
  await visitor.setViewportSize({ width: 320, height: 800 })
  await visitor.goto('/workshop')
  expect(await visitor.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320)
  await expect(visitor.getByText('See you on Saturday.')).toBeHidden()
  await visitor.getByRole('textbox', { name: 'Name' }).fill('=Vera Kuusk')
  await visitor.getByRole('textbox', { name: 'E-mail' }).fill('vera')
  await visitor.getByRole('button', { name: 'Reserve' }).click()
  await expect(visitor.getByRole('link', { name: 'Day: Choose an option.' })).toBeVisible()
  await expect(visitor.getByRole('textbox', { name: 'Name' })).toHaveValue('=Vera Kuusk')
  await visitor.getByRole('textbox', { name: 'E-mail' }).fill('vera@example.org')
  await visitor.getByRole('radio', { name: 'Sunday' }).check()
  await visitor.getByRole('button', { name: 'Reserve' }).click()
  await expect(visitor).toHaveURL('/workshop#form-1-sent')
  await expect(visitor.getByText('See you on Saturday.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Reserve' })).toBeHidden()
  await context.close()

  await page.goto('/admin/form-answers')
  await page.getByRole('link', { name: '=Vera Kuusk' }).click()
  const answer = page.getByRole('article', { name: 'Answer from =Vera Kuusk' })
  await expect(answer.getByRole('link', { name: 'vera@example.org' })).toBeVisible()
  await expect(answer.getByText('Sunday')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Form', exact: true }).selectOption('Workshop')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ])
  const [head = '', first = ''] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(head).toContain('"Name","E-mail","Day"')
  expect(first).toContain(`"'=Vera Kuusk","vera@example.org","Sunday"`)
  await page.goto('/workshop')
  await expectAccessible(page)
})
