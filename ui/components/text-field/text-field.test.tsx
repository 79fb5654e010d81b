import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { TextField } from './text-field.tsx'

describe('TextField', () => {
  describeConformance((given) => <TextField label="Title" placeholder="A title" {...given} />, {
    element: HTMLInputElement,
  })

  it('can be filled by its label', async () => {
    render(<TextField label="Title" />)
    await userEvent.fill(page.getByLabelText('Title'), 'Umbels')
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Umbels')
  })

  it('keeps a given id, and stays connected to its label', async () => {
    render(<TextField id="title" label="Title" hint="Short." />)
    await expect.element(page.getByLabelText('Title')).toHaveAttribute('id', 'title')
    await expect.element(page.getByLabelText('Title')).toHaveAccessibleDescription('Short.')
  })
})
