/** Texts go to a translation agency and come back: exported by the dialog, translated in the file, imported as drafts. */
import { readFile } from 'node:fs/promises'
import { documentWithLayers, signIn } from '../../tools/testing/editor.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { signInAs } from './users.ts'

test('an editor exports texts as XLIFF and imports their translations as drafts', async ({
  page,
  product,
}) => {
  test.slow()
  const title = `Agency ${crypto.randomUUID()}`
  const owner = await signIn(product.url)
  const data = { title, slug: `agency-${crypto.randomUUID()}`, body: 'See [the guide](/docs/start).' }
  const { id } = await owner.call('POST', '/api/documents/updates', documentWithLayers, {
    locale: 'en',
    data,
  })

  await signInAs(page, product.url, 'editor')
  await page.goto('/admin/translations?language=et')
  await page.getByRole('button', { name: 'Export for translation…' }).click()
  await expectAccessible(page)
  const loading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await loading
  expect(download.suggestedFilename()).toBe('translations-en-et.xlf')
  const exported = await readFile(await download.path(), 'utf8')
  const own = exported
    .split('\n')
    .filter((line) => !line.startsWith('<file') || line.includes(`updates/${id}`))
  await page.keyboard.press('Escape')

  const translated = own
    .join('\n')
    .replace(`<source>${title}</source>`, '<source>x</source><target>Büroo</target>')
    .replace(
      /(<source>)See (<pc [^>]*>)the guide(<\/pc>\.)(<\/source>)/,
      '$&<target>Vaata $2juhendit$3</target>',
    )
  await page.getByRole('button', { name: 'Import translations…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import translations' })
  await dialog.getByLabel('XLIFF file').setInputFiles({
    name: 'et.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(translated),
  })
  await expect(dialog.getByText(/2 texts to import/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import as drafts' }).click()
  await expect(dialog).toHaveCount(0)
  const notifications = page.getByRole('region', { name: /^Notifications/ })
  await expect(notifications.getByText('Translations imported as drafts')).toBeVisible()

  const { layers } = await owner.call('GET', `/api/documents/updates/${id}`, documentWithLayers)
  expect(layers.et?.data).toMatchObject({ title: 'Büroo', body: 'Vaata [juhendit](/docs/start).' })
  expect(layers.et?.version).toBe(1)
})
