import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { PasswordField } from './password-field.tsx'

const field = () => page.getByLabelText('Password', { exact: true })

describe('PasswordField', () => {
  describeConformance((given) => <PasswordField label="Password" {...given} />, { element: HTMLInputElement })

  it('shows and hides the text, with a button that names its action', async () => {
    render(<PasswordField label="Password" />)
    await userEvent.fill(field(), 'rain water')
    await userEvent.click(page.getByRole('button', { name: 'Show password' }))
    await expect.element(field()).toHaveAttribute('type', 'text')
    await expect.element(field()).toHaveValue('rain water')
    await userEvent.click(page.getByRole('button', { name: 'Hide password' }))
    await expect.element(field()).toHaveAttribute('type', 'password')
  })

  it('hides the text before its form is submitted', async () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField label="Password" name="password" />
      </form>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Show password' }))
    await userEvent.click(field())
    await userEvent.keyboard('rain{Enter}')
    await expect.element(field()).toHaveAttribute('type', 'password')
  })

  it('tells a password manager whether to fill in or to create one', async () => {
    const { rerender } = render(<PasswordField label="Password" />)
    await expect.element(field()).toHaveAttribute('autocomplete', 'current-password')
    rerender(<PasswordField label="Password" autoComplete="new-password" />)
    await expect.element(field()).toHaveAttribute('autocomplete', 'new-password')
  })
})
