/** List fields: text, choices and groups. */
import { group, list, number, select, text } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page, userEvent } from 'vitest/browser'
import { renderField } from '../../testing/render-field.tsx'

const _label = { id: 'test.field', message: 'Word' }
async function focusOn(control: Locator) {
  await expect.element(control).toBeVisible()
  control.element().focus()
}
const labelled = (message: string) => ({ label: { id: `test.${message}`, message } })

describe('List field', () => {
  it('shows texts as tags that a comma separates and reports too many or too long ones', async () => {
    const field = list(text({ ...labelled('tag'), maxLength: 8 }), { ...labelled('tags'), maxItems: 2 })
    const shown = await renderField(field, { value: ['light'] })
    await userEvent.click(page.getByLabelText('tags'))
    await userEvent.keyboard('χαρτί,')
    expect(shown.value()).toEqual(['light', 'χαρτί'])
    await userEvent.keyboard('a{Enter}')
    await expect
      .element(page.getByLabelText('tags'))
      .toHaveAccessibleDescription(/Too many items\. Remove 1 item\./)
    await userEvent.keyboard('{Backspace}{Backspace}cyanotype{Enter}')
    await expect.element(page.getByLabelText('tags')).toHaveAccessibleDescription(/“cyanotype” is too long/)
  })

  it('shows a few choices as checkboxes', async () => {
    const choices = { et: { id: 'test.et', message: 'Eesti' }, el: { id: 'test.el', message: 'Ελληνικά' } }
    const shown = await renderField(list(select({ ...labelled('one'), choices }), labelled('some')))
    await userEvent.click(page.getByRole('checkbox', { name: 'Ελληνικά' }))
    expect(shown.value()).toEqual(['el'])
  })

  const place = group({ name: text(labelled('name')), size: number(labelled('size')) }, labelled('place'))

  it('adds, moves, duplicates and removes items by keyboard and restores them', async () => {
    const shown = await renderField(list(place, labelled('places')), { value: [{ name: 'Hall', size: 3 }] })
    await focusOn(page.getByRole('button', { name: 'Add: place' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Tab}Yard')
    expect(shown.value()).toEqual([
      { name: 'Hall', size: 3 },
      { name: 'Yard', size: null },
    ])
    await focusOn(page.getByRole('button', { name: 'place 2: Move up' }))
    await userEvent.keyboard('{Enter}')
    expect(shown.value()).toMatchObject([{ name: 'Yard' }, { name: 'Hall' }])
    await focusOn(page.getByRole('button', { name: 'Duplicate place 2' }))
    await userEvent.keyboard('{Enter}')
    expect(shown.value()).toMatchObject([{ name: 'Yard' }, { name: 'Hall' }, { name: 'Hall' }])
    await focusOn(page.getByRole('button', { name: 'Remove place 1' }))
    await userEvent.keyboard('{Enter}')
    expect(shown.value()).toMatchObject([{ name: 'Hall' }, { name: 'Hall' }])
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(shown.value()).toMatchObject([{ name: 'Yard' }, { name: 'Hall' }, { name: 'Hall' }])
  })

  it('restores a removed item and keeps later changes of the others', async () => {
    const field = list(text({ ...labelled('line'), lines: 'many' }), labelled('lines'))
    const shown = await renderField(field, { value: ['one', 'two', 'three'] })
    await userEvent.click(page.getByRole('button', { name: 'Remove line 2' }))
    await userEvent.fill(page.getByRole('textbox').first(), 'one, and more')
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(shown.value()).toEqual(['one, and more', 'two', 'three'])
  })

  it('collapses groups to their first text and opens them on errors', async () => {
    const value = [{ name: 'Hall', size: 3 }]
    await renderField(list(place, labelled('places')), { value })
    await expect.element(page.getByLabelText('name')).not.toBeVisible()
    await userEvent.click(page.getByText('Hall'))
    await expect.element(page.getByLabelText('name')).toBeVisible()
    await renderField(list(place, labelled('rooms')), {
      value,
      errors: [{ path: ['0', 'name'], message: 'Too odd.' }],
    })
    await expect.element(page.getByText('Too odd.', { exact: false })).toBeVisible()
  })

  it('keeps a group open when its error disappears with the first key', async () => {
    const errors = [{ path: ['0', 'name'], message: 'Too odd.' }]
    const shown = await renderField(list(place, labelled('places')), { value: [{ name: 'Hall' }], errors })
    await userEvent.click(page.getByLabelText('name'))
    shown.setErrors([])
    await expect.element(page.getByText('Too odd.')).not.toBeInTheDocument()
    await userEvent.keyboard('{End}way')
    await expect.element(page.getByLabelText('name')).toHaveValue('Hallway')
    await userEvent.click(page.getByText('Hallway'))
    await expect.element(page.getByLabelText('name')).not.toBeVisible()
    shown.setErrors(errors)
    await expect.element(page.getByLabelText('name')).toBeVisible()
  })
})
