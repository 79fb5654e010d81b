/** Import of a WordPress export in the settings: dry run, import, public page, draft and redirect. */
import { wxr } from '../../server/import-export/other-systems/testing/sample-exports.ts'
import { signInTo } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'

const posts = [
  { id: 1, title: 'Tide tables', slug: 'tide-tables', content: '<p>High water at noon.</p>' },
  { id: 2, title: 'Unfinished', slug: 'unfinished', status: 'draft', content: '<p>Soon.</p>' },
]

test('an owner uploads a WordPress export, reads the dry run, and imports it', async ({ page, request }) => {
  await signInTo(page, '/admin/settings?place=import')
  const buffer = Buffer.from(wxr(posts))
  await page
    .getByLabel('Export or archive')
    .setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByText(/^This is what an import of “export.xml” would do/)).toBeVisible()
  expect((await request.get('/updates/tide-tables', { headers: { accept: 'text/html' } })).status()).toBe(404)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('“export.xml” was imported.')).toBeVisible()
  await page.reload()
  await page.getByText('2 documents').click()
  await expect(page.getByRole('link', { name: 'Unfinished' })).toBeVisible()

  await page.goto('/2019/05/tide-tables')
  await expect(page).toHaveURL('/updates/tide-tables')
  await expect(page.getByText('High water at noon.')).toBeVisible()
  expect((await request.get('/updates/unfinished', { headers: { accept: 'text/html' } })).status()).toBe(404)
})
