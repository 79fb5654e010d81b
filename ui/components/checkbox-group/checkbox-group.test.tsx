import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

const options = [
  { value: 'en', label: 'English' },
  { value: 'et', label: 'Eesti', hint: 'Changed since.' },
]
const box = (name: string) => page.getByRole('checkbox', { name })

describe('CheckboxGroup', () => {
  describeConformance(
    (given) => <CheckboxGroup label="Languages" defaultValue={['en']} options={options} {...given} />,
    { element: HTMLFieldSetElement },
  )

  it('keeps its own value, reports it in order, and submits it with its form', async () => {
    const handleChange = vi.fn()
    render(
      <form aria-label="Publish">
        <CheckboxGroup label="Languages" name="languages" options={options} onValueChange={handleChange} />
      </form>,
    )
    await userEvent.click(page.getByText('Eesti'))
    await userEvent.click(box('English'))
    expect(handleChange.mock.calls).toEqual([[['et']], [['en', 'et']]])
    const form = page.getByRole('form').element()
    expect(form instanceof HTMLFormElement && new FormData(form).getAll('languages')).toEqual(['en', 'et'])
  })

  it('can be controlled', async () => {
    const handleChange = vi.fn()
    render(<CheckboxGroup label="Languages" value={['en']} options={options} onValueChange={handleChange} />)
    await userEvent.click(box('Eesti'))
    expect(handleChange).toHaveBeenCalledWith(['en', 'et'])
    await expect.element(box('Eesti')).not.toBeChecked()
  })

  it('keeps a form from being sent without a value, and focuses its first box', async () => {
    const handleSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={handleSubmit}>
        <CheckboxGroup
          label="Languages"
          required
          error="Choose one."
          defaultValue={['et']}
          options={options}
        />
        <button type="submit">Publish</button>
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(box('Eesti'))
    await userEvent.click(page.getByRole('button', { name: 'Publish' }))
    await expect.element(box('English')).toHaveFocus()
    expect(box('English').element()).toHaveProperty('validationMessage', 'Choose one.')
    expect(handleSubmit).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.poll(() => box('English').element()).toHaveProperty('validationMessage', '')
    await userEvent.click(page.getByRole('button', { name: 'Publish' }))
    expect(handleSubmit).toHaveBeenCalledOnce()
  })

  it('labels the group, describes the options, and shows the error', async () => {
    render(<CheckboxGroup label="Languages" required error="Choose one." options={options} />)
    const group = page.getByRole('group', { name: 'Languages' })
    await expect.element(group).toHaveAccessibleDescription('Error: Choose one.')
    await expect.element(box('Eesti')).toHaveAccessibleDescription('Changed since.')
  })
})
