import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'en', label: 'English' },
  { value: 'et', label: 'Eesti' },
]

describe('Select', () => {
  describeConformance((given) => <Select label="Language" options={options} {...given} />, {
    element: HTMLSelectElement,
  })

  it('selects one of its options', async () => {
    const handleChange = vi.fn()
    render(
      <Select label="Language" options={options} onChange={(event) => handleChange(event.target.value)} />,
    )
    await userEvent.selectOptions(page.getByLabelText('Language'), 'Eesti')
    expect(handleChange).toHaveBeenCalledWith('et')
  })
})
