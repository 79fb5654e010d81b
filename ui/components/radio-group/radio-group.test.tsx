import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'all', label: 'Everybody', hint: 'Also in the search.' },
  { value: 'team', label: 'The house' },
  { value: 'partners', label: 'Partners', disabled: true },
]
const radio = (name: string) => page.getByRole('radio', { name })

describe('RadioGroup', () => {
  describeConformance(
    (given) => (
      <RadioGroup label="Readers" defaultValue="team" hint="For now." options={options} {...given} />
    ),
    { element: HTMLFieldSetElement },
  )

  it('keeps its own value, reports it, and submits it with its form', async () => {
    const handleChange = vi.fn()
    render(
      <form aria-label="Page">
        <RadioGroup label="Readers" name="readers" options={options} onValueChange={handleChange} />
      </form>,
    )
    await userEvent.click(page.getByText('The house'))
    expect(handleChange).toHaveBeenCalledWith('team')
    const form = page.getByRole('form').element()
    expect(form instanceof HTMLFormElement && new FormData(form).get('readers')).toBe('team')
  })

  it('shows the value of its parent for any press', async () => {
    const { rerender } = render(<RadioGroup label="Readers" value="all" options={options} />)
    await userEvent.click(radio('The house'))
    await expect.element(radio('Everybody')).toBeChecked()
    rerender(<RadioGroup label="Readers" value="team" options={options} />)
    await expect.element(radio('The house')).toBeChecked()
  })

  it('labels the group, describes the options, and shows the error', async () => {
    render(<RadioGroup label="Readers" required hint="For now." error="Choose one." options={options} />)
    const group = page.getByRole('radiogroup', { name: 'Readers' })
    await expect.element(group).toHaveAccessibleDescription('For now. Error: Choose one.')
    await expect.element(group).toHaveAttribute('aria-invalid', 'true')
    await expect.element(group).toHaveAttribute('aria-required', 'true')
    await expect.element(radio('Everybody')).toHaveAccessibleDescription('Also in the search.')
  })

  it('skips disabled options', async () => {
    render(<RadioGroup label="Readers" defaultValue="team" options={options} />)
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await expect.element(radio('Everybody')).toBeChecked()
    await expect.element(radio('Partners')).toBeDisabled()
  })
})
