/** Title and tone of a callout, edited in the text. */
import '@cyanotype/ui/icons/all.ts'
import { mdx } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderField } from '../../testing/render-field.tsx'

const label = { id: 'test.body', message: 'Body' }
const body = page.getByRole('textbox', { name: 'Body' })
const title = page.getByRole('textbox', { name: 'Callout title' })
const tone = page.getByRole('combobox', { name: 'Tone' })
const callout = (props: string) => `<Callout${props}>\n  Mind the sun\n</Callout>`

async function write(value: string, readOnly = false) {
  const shown = await renderField(mdx({ label }), { value, readOnly, server: fakeServer({}) })
  await expect.element(body).toBeVisible()
  return shown
}

describe('Callout in the text', () => {
  it('shows the name of its tone in place of a missing title', async () => {
    await write(callout(' tone="warning"'))
    await expect.element(title).toHaveAttribute('placeholder', 'Warning')
    await expect.element(tone).toHaveValue('warning')
    await expectNoViolations()
  })

  it('changes its title and tone in place, and is undone with the keys of the text', async () => {
    const shown = await write(callout(''))
    await userEvent.fill(title, 'Noon')
    await expect.poll(() => shown.value()).toBe(callout(' title="Noon"'))
    await userEvent.selectOptions(tone, 'danger')
    await expect.poll(() => shown.value()).toBe(callout(' tone="danger" title="Noon"'))
    await userEvent.click(title)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(tone).toHaveValue('note')
    await userEvent.selectOptions(tone, 'note')
    await userEvent.fill(title, '')
    await expect.poll(() => shown.value()).toBe(callout(''))
  })

  it('has its title above the first line for the arrow keys', async () => {
    const shown = await write(`Before\n\n${callout('')}`)
    await userEvent.click(body.getByText('Mind the sun'))
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect.element(title).toHaveFocus()
    await userEvent.keyboard('Noon{Enter}Do ')
    await expect.poll(() => shown.value()).toContain('title="Noon">\n  Do Mind the sun')
  })

  it('is read-only when the text is read-only', async () => {
    await write(callout(' title="Noon"'), true)
    await expect.element(title).toHaveAttribute('readonly')
    await expect.element(tone).toBeDisabled()
  })
})
