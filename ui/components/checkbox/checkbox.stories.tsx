import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send me a copy' },
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

/** Tab reaches it, and Space changes it. */
export const Unchecked: Story = {
  play: inTests(async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await press('{Tab}')
    await expect(box).toHaveFocus()
    await press(' ')
    await expect(box).toBeChecked()
    await press(' ')
    await expect(box).not.toBeChecked()
  }),
}

export const States: Story = {
  render: () => (
    <div className="stack">
      <Checkbox label="English" defaultChecked />
      <Checkbox label="Eesti" indeterminate />
      <Checkbox label="Ελληνικά" disabled />
      <Checkbox label="Ελληνικά, δημοσιευμένα" disabled defaultChecked />
    </div>
  ),
}

export const LongTextWithHint: Story = {
  name: 'Long text with hint',
  args: {
    label:
      'Συμφωνώ να αποθηκευτεί το μήνυμά μου για εκατόν ογδόντα ημέρες, ώστε να μπορέσετε να μου απαντήσετε.',
    hint: 'Μετά διαγράφεται.',
  },
}

export const Invalid: Story = {
  args: {
    label: 'I have read how the message is kept',
    required: true,
    error: 'Tick this: without it we may not keep your message, and cannot answer.',
  },
}
