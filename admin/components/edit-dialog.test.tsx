/** Dialogs with fields that ask before they discard changes. */
import '@cyanotype/ui/icons/all.ts'
import { mdx } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../testing/fake-server.ts'
import { renderField } from '../testing/render-field.tsx'

const body = page.getByRole('textbox', { name: 'Body' })
const form = page.getByRole('dialog', { name: 'Callout' })
const question = page.getByRole('alertdialog', { name: 'Discard changes?' })

async function openForm() {
  const field = mdx({ label: { id: 'test.body', message: 'Body' } })
  const value = '<Callout title="Noon">\n  Mind the sun\n</Callout>'
  const shown = await renderField(field, { value, server: fakeServer({}) })
  await userEvent.click(body.getByText('Mind the sun'))
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
  await expect.element(form).toBeVisible()
  return shown
}

describe('Escape in a dialog with fields', () => {
  it('asks before it discards changes and keeps them on cancel', async () => {
    const shown = await openForm()
    await userEvent.fill(form.getByLabelText('Title'), 'Midnight')
    await userEvent.keyboard('{Escape}')
    await expect.element(question).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(form.getByLabelText('Title')).toHaveValue('Midnight')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(question.getByRole('button', { name: 'Discard' }))
    await expect.element(form).not.toBeInTheDocument()
    expect(shown.value()).toContain('title="Noon"')
  })

  it('closes the dialog immediately without changes', async () => {
    await openForm()
    await userEvent.click(form.getByLabelText('Title'))
    await userEvent.keyboard('{Escape}')
    await expect.element(form).not.toBeInTheDocument()
  })
})
