/** Captions: written below an image in the text by keys alone, and shown on the site. */
import { field, publish, signInTo } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'

test('a caption is written below its image in the text, and shown on the site', { tag: '@full' }, async ({
  page,
  product,
}) => {
  const figure = '<Figure src="/assets/plates/fern.webp" alt="A fern" width={720} height={504} />'
  const { id, slug } = await publishedUpdate(product.url, {
    title: 'With a picture',
    body: `Before it.\n\n${figure}\n\nAfter it.`,
  })
  await signInTo(page, `/admin/edit/${id}`)
  const text = field(page, 'Text')
  const caption = page.getByRole('textbox', { name: 'Caption', exact: true })
  const picture = text.locator('figure')
  await text.getByText('Before it.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await expect(picture).toHaveClass(/ProseMirror-selectednode/)
  await page.keyboard.press('ArrowDown')
  await expect(caption).toBeFocused()
  await page.keyboard.type('Fern, "noon" in June')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.type('And ')
  await expect(text.getByText('And After it.')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.reload()
  await expect(caption).toHaveValue('Fern, "noon" in June')
  await publish(page)
  await page.goto(`/updates/${slug}`)
  const shown = page.getByRole('figure').filter({ has: page.getByRole('img', { name: 'A fern' }) })
  await expect(shown.locator('figcaption')).toHaveText('Fern, "noon" in June')
  await expect(page.getByText('And After it.')).toBeVisible()
})
