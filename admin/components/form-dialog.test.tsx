/** Dialogs with one form. */
import '@cyanotype/ui/icons/all.ts'
import { mdx } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn } from '../testing/documents.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderAdmin } from '../testing/render-admin.tsx'
import { renderField } from '../testing/render-field.tsx'

const body = page.getByRole('textbox', { name: 'Body' })
const dialog = page.getByRole('dialog')

const renderBody = (value: string) => {
  const field = mdx({ label: { id: 'test.body', message: 'Body' } })
  return renderField(field, { value, server: fakeServer({}) })
}

describe('A form dialog', () => {
  it('focuses the field with an error, and applies the value once it is valid', async () => {
    const shown = await renderBody('Read this')
    await userEvent.click(body.getByText('Read this'))
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    const url = dialog.getByRole('combobox', { name: 'URL or page' })
    await userEvent.fill(url, 'ftp://example.org')
    await userEvent.click(dialog.getByRole('button', { name: 'Insert link' }))
    await expect.element(url).toHaveAccessibleDescription(/starts with https:\/\//)
    await expect.element(url).toHaveFocus()
    await userEvent.fill(url, 'https://example.org')
    await userEvent.keyboard('{Escape}{Enter}')
    await expect.poll(() => shown.value()).toBe('[Read this](https://example.org)')
  })

  it('focuses the first invalid value of a component', async () => {
    const shown = await renderBody('<Callout title="Noon">\n  Mind the sun\n</Callout>')
    await userEvent.click(body.getByText('Mind the sun'))
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    const title = dialog.getByLabelText('Title')
    await userEvent.fill(title, 'a'.repeat(1000))
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await expect.element(title).toHaveAccessibleDescription(/too long/)
    await expect.element(title).toHaveFocus()
    await userEvent.fill(title, 'Midnight')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shown.value()).toContain('title="Midnight"')
  })

  it('is not submitted again while the server works', async () => {
    const server = fakeServer({
      ...signedIn(editor),
      'GET /api/media': () => ({ items: [], next: null }),
      'GET /api/media/folders': () => ({ items: [] }),
      'POST /api/media/folders': () => new Promise(() => {}),
    })
    await renderAdmin('/admin/media', server)
    await userEvent.click(page.getByRole('button', { name: 'New folder' }))
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Ferns')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('button', { name: 'Create folder' })).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.requestsTo('POST /api/media/folders')).toHaveLength(1)
  })
})
