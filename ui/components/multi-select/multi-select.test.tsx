import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import type { MultiSelectProps } from './multi-select.tsx'
import { MultiSelect } from './multi-select.tsx'

const sun = { value: 'sun', label: 'Sun' }
const lamp = { value: 'lamp', label: 'Lamp' }
const shade = { value: 'shade', label: 'Shade' }

const lights = (given: Partial<MultiSelectProps> = {}) => (
  <MultiSelect label="Light" name="light" options={[sun, lamp, shade]} {...given} />
)

const field = page.getByRole('combobox', { name: 'Light' })
const option = (name: string) => page.getByRole('option', { name, exact: true })
const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
const sent = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLInputElement>('[name="light"]')].map(({ value }) => value)
const expectStatus = (messages: string) =>
  expect
    .poll(() =>
      page
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toContain(messages)

describe('MultiSelect', () => {
  describeConformance((given) => lights({ defaultValue: [sun], ...given }), { element: HTMLInputElement })

  it('chooses several options without closing, and announces each', async () => {
    const handleChange = vi.fn()
    const { host } = render(lights({ onValueChange: handleChange }))
    await press('{Tab}la')
    await expect.element(option('Lamp')).toBeVisible()
    await press('{Enter}')
    await expectStatus('Lamp added')
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await expect.element(option('Lamp')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(option('Sun'))
    expect(sent(host)).toEqual(['lamp', 'sun'])
    expect(handleChange).toHaveBeenLastCalledWith([lamp, sun])
    await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
  })

  it('removes an option that is chosen again', async () => {
    const { host } = render(lights({ defaultValue: [sun, lamp] }))
    await userEvent.click(field)
    await userEvent.click(option('Sun'))
    await expectStatus('Sun removed')
    expect(sent(host)).toEqual(['lamp'])
  })

  it('removes the last one with Backspace in an empty field only, and announces it', async () => {
    const { host } = render(lights({ defaultValue: [sun, lamp] }))
    await userEvent.click(field)
    await press('x{Backspace}')
    expect(sent(host)).toEqual(['sun', 'lamp'])
    await press('{Backspace}')
    await expectStatus('Lamp removed')
    expect(sent(host)).toEqual(['sun'])
  })

  it('removes one with its button, and returns focus to the field', async () => {
    const { host } = render(lights({ defaultValue: [sun, lamp] }))
    await expect.element(page.getByRole('list', { name: 'Selected: Sun and Lamp' })).toBeVisible()
    await press('{Tab}')
    await expect.element(remove('Sun')).toHaveFocus()
    await press('{Enter}')
    await expect.element(field).toHaveFocus()
    expect(sent(host)).toEqual(['lamp'])
  })

  it('is required until an option is chosen', async () => {
    render(lights({ required: true }))
    expect(field.element()).toBeRequired()
    await userEvent.click(field)
    await userEvent.click(option('Sun'))
    expect(field.element()).not.toBeRequired()
  })

  it('restores its first value when its form is reset', async () => {
    const { host } = render(
      <form>
        {lights({ defaultValue: [sun] })}
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(field)
    await press('{Backspace}{Escape}')
    expect(sent(host)).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.poll(() => sent(host)).toEqual(['sun'])
  })

  it('can be controlled', async () => {
    const { host } = render(lights({ value: [sun] }))
    await userEvent.click(field)
    await userEvent.click(option('Lamp'))
    expect(sent(host)).toEqual(['sun'])
  })
})
