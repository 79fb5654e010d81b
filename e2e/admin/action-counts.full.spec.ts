/**
 * Counts what an editor does for common tasks. A click, a key and a text that is typed in one go are one action
 * each.
 */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import type { Editor } from '../../tools/testing/editor.ts'
import { signIn } from '../../tools/testing/editor.ts'
import { field, signInTo } from '../admin.ts'
import { expect, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'

function countActions(page: Page) {
  let count = 0
  const counted = async (action: Promise<void>) => {
    count += 1
    await action
  }
  return {
    click: (target: Locator) => counted(target.click()),
    choose: (target: Locator, value: string) => counted(target.selectOption(value).then(() => undefined)),
    press: (key: string) => counted(page.keyboard.press(key)),
    type: (text: string) => counted(page.keyboard.type(text)),
    count: () => count,
  }
}

async function createDraft(editor: Editor, title: string): Promise<string> {
  const data = { title, slug: `counts-${crypto.randomUUID()}` }
  const created = z.object({ id: z.string() })
  return (await editor.call('POST', '/api/documents/updates', created, { locale: 'en', data })).id
}

/** An image that the library does not describe yet. */
async function uploadImage(editor: Editor, name: string): Promise<void> {
  const background = { r: 20, g: 90, b: 150 }
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(image)], name, { type: 'image/png' }))
  await editor.call('POST', '/api/media', z.unknown(), form)
}

test('an image with alt text takes four actions', async ({ page, product }) => {
  const editor = await signIn(product.url)
  const name = `undescribed-${crypto.randomUUID()}.png`
  await uploadImage(editor, name)
  await signInTo(page, `/admin/edit/${await createDraft(editor, 'Image')}`)
  const text = field(page, 'Text')
  await text.click()

  const actions = countActions(page)
  await actions.click(
    page.getByRole('toolbar', { name: 'Text toolbar' }).getByRole('button', { name: 'Image', exact: true }),
  )
  const picker = page.getByRole('dialog', { name: 'Choose image' })
  await actions.click(picker.getByRole('option', { name }).or(picker.getByRole('checkbox', { name })).first())
  await actions.click(picker.getByRole('button', { name: 'Choose 1 file' }))
  await expect(field(page, 'Alt text')).toBeFocused()
  await actions.type('A blue square')
  await expect(text.getByRole('img', { name: 'A blue square' })).toBeVisible()
  expect(actions.count()).toBeLessThanOrEqual(4)
})

test('a callout with title and tone takes four actions', async ({ page, product }) => {
  const editor = await signIn(product.url)
  await signInTo(page, `/admin/edit/${await createDraft(editor, 'Callout')}`)
  const text = field(page, 'Text')
  await text.click()

  const actions = countActions(page)
  await actions.type('/callout')
  await actions.press('Enter')
  await expect(field(page, 'Callout title')).toBeFocused()
  await actions.type('Before you start')
  await actions.choose(text.getByRole('combobox', { name: 'Tone' }), 'warning')
  await expect(text.locator('.callout[data-tone="warning"]')).toContainText('Warning')
  await expect(field(page, 'Callout title')).toHaveValue('Before you start')
  expect(actions.count()).toBeLessThanOrEqual(4)
})

test('a new Greek translation with the source in sight takes two actions', async ({ page, product }) => {
  const title = `Counted ${crypto.randomUUID()}`
  await publishedUpdate(product.url, { title, body: 'The first bath was warm.' }, [])
  await signInTo(page, '/admin/updates')

  const actions = countActions(page)
  await actions.click(page.getByRole('link', { name: title }))
  await actions.click(page.getByRole('link', { name: /^Ελληνικά/ }))
  await expect(page.getByRole('region', { name: 'Text (English)' })).toContainText('The first bath was warm.')
  expect(actions.count()).toBeLessThanOrEqual(2)
})

test('a new update is published with three actions besides writing', async ({ page }) => {
  await signInTo(page, '/admin/updates')
  const actions = countActions(page)
  await actions.click(page.getByRole('link', { name: 'New update' }).first())
  await field(page, 'Title').fill('Counted')
  await field(page, 'Text').fill('Salt and sun.')
  await actions.press('ControlOrMeta+Shift+Enter')
  await expect(page.getByRole('button', { name: 'Publish English' })).toBeEnabled()
  await actions.press('Enter')
  await expect(page.getByText('English published').first()).toBeVisible()
  await expect(page.getByText(/^Live in \d+(\.\d)? s\.$/).first()).toBeVisible()
  expect(actions.count()).toBeLessThanOrEqual(3)
})
