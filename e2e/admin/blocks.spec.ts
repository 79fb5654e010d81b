/** Pages of blocks: built in the editor, read without script, and always with the latest content. */
import { z } from 'zod'
import { documentWithLayers, signIn } from '../../tools/testing/editor.ts'
import { publish, writeSource } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { signInAs } from './users.ts'

type Editor = Awaited<ReturnType<typeof signIn>>

async function publishDocument(editor: Editor, type: string, data: object): Promise<string> {
  const path = `/api/documents/${type}`
  const { id } = await editor.call('POST', path, documentWithLayers, { locale: 'en', data })
  const { layers } = await editor.call('GET', `${path}/${id}`, documentWithLayers)
  const written = Object.entries(layers).filter(([, { version }]) => version > 0)
  const versions = Object.fromEntries(written.map(([layer, { version }]) => [layer, version]))
  await editor.call('POST', `${path}/${id}/publish`, z.unknown(), { layers: versions })
  return id
}

const blocks = `<Hero title="Come and print">
  Bring a fern.

  <Button href="/contact">Book</Button>
</Hero>

<Statistics>
  <Statistic value="143" label="Days with enough light" />
</Statistics>

<Timeline>
  <TimelineEntry at="2019" title="The first sheet">
    A fern.
  </TimelineEntry>
</Timeline>

<LatestUpdates count={2} />

<People>
  <Person name="Mari Mets" position="Printer" />
</People>

`

test('a landing page of blocks is built in the editor, read without script, and follows the updates', async ({
  page,
  product,
  browser,
}) => {
  const editor = await signIn(product.url)
  const path = '/api/documents/pages'
  const data = { title: 'Open days', slug: 'open-days' }
  const { id } = await editor.call('POST', path, documentWithLayers, { locale: 'en', data })
  await editor.call('PUT', `${path}/${id}/*`, z.unknown(), { version: 0, data: { template: 'landing' } })
  await signInAs(page, product.url, 'editor')
  await page.goto(`/admin/edit/${id}?language=en`)
  await writeSource(page, blocks)
  await page.getByRole('button', { name: 'Source', exact: true }).click()

  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text.locator('.hero-title')).toHaveText('Come and print')
  await expect(text.locator('.content-block .update-line')).toHaveCount(2)
  await text.getByText('Mari Mets').click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('/cta')
  await page.keyboard.press('Enter')
  await expect(text.locator('.call-to-action')).toBeVisible()
  await page.keyboard.type('Write to us.')
  await publish(page)

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const visitor = await context.newPage()
  await visitor.goto('/open-days')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Come and print')
  for (const text of ['Days with enough light', 'The first sheet', 'Mari Mets', 'Write to us.'])
    await expect(visitor.getByText(text)).toBeVisible()
  await expect(visitor.locator('.update-line')).toHaveCount(2)

  await publishDocument(editor, 'updates', {
    title: 'Fresh from the sun',
    slug: 'fresh',
    excerpt: 'In short.',
    body: 'Words.',
  })
  await visitor.reload()
  await expect(visitor.locator('.update-line').first()).toContainText('Fresh from the sun')
  await visitor.setViewportSize({ width: 320, height: 800 })
  expect(await visitor.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320)
  await context.close()
  await page.goto('/open-days')
  await expectAccessible(page)
})

test('the home page is built of blocks, and has its sections again without them', async ({
  page,
  product,
}) => {
  const editor = await signIn(product.url)
  const path = '/api/documents/home/home'
  const write = async (body: string) => {
    const { en } = (await editor.call('GET', path, documentWithLayers)).layers
    await editor.call('PUT', `${path}/en`, z.unknown(), { version: en?.version ?? 0, data: { body } })
    const { layers } = await editor.call('GET', path, documentWithLayers)
    await editor.call('POST', `${path}/publish`, z.unknown(), { layers: { en: layers.en?.version } })
  }
  await page.goto('/')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await write(`${blocks}<CallToAction title="Not yet" hidden>\n  Later.\n</CallToAction>`)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come and print')
  await expect(page.locator('.update-line')).toHaveCount(2)
  await expect(page.getByText('Not yet')).toHaveCount(0)
  await expectAccessible(page)
  await write('')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})
