/** A term of the glossary: added, marked beside a translation, reported by the checks, inserted, and no longer reported. */
import { field, publish, signInTo } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'

test('a translator sees the term, a deviation is reported, and the inserted word ends the report', async ({
  page,
  product,
}) => {
  test.slow()
  // Other tests share the glossary, so the words are of this test only.
  const letters = crypto.randomUUID().replace(/[^a-f]/g, '')
  const [english, greek] = [`term${letters}`, `όρος${letters}`]
  await signInTo(page, '/admin/glossary')
  await page.getByRole('link', { name: 'New glossary term' }).first().click()
  await field(page, 'Term').fill(english)
  await field(page, 'Note').fill('Only for this test.')
  await publish(page)
  await page.getByRole('link', { name: /^Ελληνικά/ }).click()
  await field(page, 'Term').fill(greek)
  await expectAccessible(page)
  await publish(page)

  const title = `Words ${crypto.randomUUID()}`
  const { id } = await publishedUpdate(product.url, { title, body: `One ${english} here.` }, ['el'])
  await page.goto(`/admin/edit/${id}?language=el`)
  const source = page.getByRole('region', { name: 'Text (English)' })
  const mark = source.getByRole('button', { name: english })
  const report = page.getByText(`does not contain “${greek}” from the glossary`).first()
  await expect(report).toBeVisible()
  const text = field(page, 'Text')
  await text.click()
  await page.keyboard.press('End')
  await mark.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: `Glossary: ${english}` })
  await expect(panel.getByText('Only for this test.')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: `Insert “${greek}”` }).press('Enter')
  await expect(text).toContainText(greek)
  await expect(report).toHaveCount(0)
})
