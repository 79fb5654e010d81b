import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { pressed } from '../../testing/story-poses.ts'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Forms/Password field',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'rain water, twice' },
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

/** The button with the eye shows the typed text, and hides it again. */
export const VisiblePassword: Story = {
  name: 'Visible password',
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Tab}{Enter}')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button')).toHaveFocus()
  }),
}

export const NewPassword: Story = {
  name: 'New password',
  args: {
    label: 'Νέος κωδικός',
    autoComplete: 'new-password',
    hint: 'Τουλάχιστον δώδεκα χαρακτήρες. Μια φράση που θυμάστε αρκεί.',
    error: 'Είναι πολύ σύντομος: προσθέστε μία λέξη ακόμη.',
    defaultValue: 'βροχή',
    required: true,
  },
}
