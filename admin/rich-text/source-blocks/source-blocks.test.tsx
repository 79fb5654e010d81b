/** Source blocks in a text: opened, edited and left unchanged, by keyboard and pointer. */
import '@cyanotype/ui/icons/all.ts'
import { mdx } from '@cyanotype/content/model/index.ts'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderField } from '../../testing/render-field.tsx'

const label = { id: 'test.body', message: 'Body' }
const body = () => page.getByRole('textbox', { name: 'Body' })
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const control = () => page.getByLabelText('Passage source')

async function write(value: string, readOnly = false) {
  const shown = await renderField(mdx({ label }), { value, readOnly, server: fakeServer({}) })
  await expect.element(body()).toBeVisible()
  return shown
}

async function whenStill() {
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
}

describe('Unknown source block', () => {
  const source = 'Before\n\n<Odd a={1 + 1} />\n\nAfter'

  it('opens by keyboard, rejects invalid source and is replaced by valid source', async () => {
    const shown = await write(source)
    await userEvent.click(page.getByRole('group', { name: 'Source' }))
    await expect.element(page.getByRole('toolbar', { name: 'Source' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(control()).toHaveValue('<Odd a={1 + 1} />')
    await userEvent.fill(control(), '<Callout>')
    await userEvent.click(dialog('Source').getByRole('button', { name: 'Apply' }))
    await expect.element(control()).toHaveAccessibleDescription(/The source contains errors/)
    await expect.element(control()).toHaveFocus()
    expect(shown.value()).toBe(source)
    await userEvent.fill(control(), '<Callout>\n  Mind\n</Callout>')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => shown.value()).toBe('Before\n\n<Callout>\n  Mind\n</Callout>\n\nAfter')
    await expect.element(body()).toHaveFocus()
    await userEvent.keyboard('! ')
    await expect.poll(() => shown.value()).toBe('Before\n\n<Callout>\n  ! Mind\n</Callout>\n\nAfter')
  })

  it('stays unchanged when the dialog is cancelled and shows its problems', async () => {
    const shown = await write(source)
    await userEvent.dblClick(page.getByRole('group', { name: 'Source' }))
    await expect.element(dialog('Source').getByText(/problem in the text|problems in the text/)).toBeVisible()
    await userEvent.fill(control(), 'Something else')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByRole('button', { name: 'Discard' }))
    await expect.element(body()).toHaveFocus()
    expect(shown.value()).toBe(source)
  })

  it('keeps the typed source open when another user changed the block meanwhile', async () => {
    const shown = await write(source)
    await userEvent.dblClick(page.getByRole('group', { name: 'Source' }))
    await userEvent.fill(control(), '<Odd a={2} />')
    shown.set('Before\n\n<Odd a={3} />\n\nAfter')
    await expect.element(body()).toMatchTextContent('a={3}')
    await userEvent.click(dialog('Source').getByRole('button', { name: 'Apply' }))
    await expect.element(page.getByText(/another user has changed this place/).first()).toBeInTheDocument()
    await expect.element(control()).toHaveValue('<Odd a={2} />')
    expect(shown.value()).toBe('Before\n\n<Odd a={3} />\n\nAfter')
  })

  it('can be moved and deleted with its tools', async () => {
    const shown = await write(source)
    await userEvent.click(page.getByRole('group', { name: 'Source' }))
    const tools = page.getByRole('toolbar', { name: 'Source' })
    await userEvent.click(tools.getByRole('button', { name: 'Move down' }))
    await expect.poll(() => shown.value()).toBe('Before\n\nAfter\n\n<Odd a={1 + 1} />')
    await userEvent.click(tools.getByRole('button', { name: 'Delete' }))
    await expect.poll(() => shown.value()).toBe('Before\n\nAfter')
  })

  it('stays inline', async () => {
    const shown = await write('Words and <Odd /> here')
    // The tools appear above the text after the first click, so the second click no longer hits the block.
    await userEvent.dblClick(page.getByText('<Odd />'))
    await userEvent.fill(control(), 'one\n\ntwo')
    await userEvent.click(dialog('Source').getByRole('button', { name: 'Apply' }))
    await expect.element(control()).toHaveAccessibleDescription(/must be on one line/)
    await userEvent.fill(control(), '**one**')
    await userEvent.click(dialog('Source').getByRole('button', { name: 'Apply' }))
    await expect.poll(() => shown.value()).toBe('Words and **one** here')
  })

  it('does not open when the text is read-only', async () => {
    await write(source, true)
    await userEvent.dblClick(page.getByRole('group', { name: 'Source' }))
    expect(page.getByRole('dialog').query()).toBeNull()
  })
})

describe('Source block that would be rewritten', () => {
  const source = 'Before\n\n| a |\n|:-:|\n| b | more |'
  const block = () => page.getByRole('group', { name: 'Source (editing would change the meaning)' })
  const choices = () => dialog('Edit this passage?')

  it('shows what would change and can be left unchanged', async () => {
    const shown = await write(source)
    await userEvent.dblClick(block())
    await expect.element(choices().getByRole('group', { name: 'Review changes' })).toBeVisible()
    await whenStill()
    const { violations } = await axe.run(choices().element())
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    await userEvent.click(choices().getByRole('button', { name: 'Keep as is' }))
    await expect.element(body()).toHaveFocus()
    expect(shown.value()).toBe(source)
  })

  it('can be edited anyway', async () => {
    const shown = await write(source)
    await userEvent.dblClick(block())
    await userEvent.click(choices().getByRole('button', { name: 'Edit anyway' }))
    await expect.poll(() => String(shown.value())).toMatch(/^Before\n\n\| a \| \|\n/)
    await expect.element(body().getByRole('table')).toBeVisible()
    await expect.element(body()).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => shown.value()).toBe(source)
  })

  it('can be edited as source', async () => {
    const shown = await write(source)
    await userEvent.click(block())
    await userEvent.click(
      page.getByRole('toolbar', { name: 'Source' }).getByRole('button', { name: 'Review changes' }),
    )
    await userEvent.click(choices().getByRole('button', { name: 'Edit source' }))
    await whenStill()
    const { violations } = await axe.run(dialog('Source').element())
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    await userEvent.fill(control(), 'Words')
    await userEvent.click(dialog('Source').getByRole('button', { name: 'Apply' }))
    await expect.poll(() => shown.value()).toBe('Before\n\nWords')
  })
})
