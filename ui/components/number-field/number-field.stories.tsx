import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { NumberField } from './number-field.tsx'

const meta = {
  id: 'forms-number-field',
  title: 'Forms/Number field (spinbutton)',
  component: NumberField,
  args: { label: 'Exposure', unit: 'min', defaultValue: 12, min: 0, max: 240 },
} satisfies Meta<typeof NumberField>
export default meta

type Story = StoryObj<typeof meta>

/** The arrow keys change it by one, Page Up and Page Down by ten. Typing works too. */
export const WithSteps: Story = {
  name: 'With steps',
  play: inTests(async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Exposure' })
    await press('{Tab}{ArrowUp}{PageUp}{ArrowDown}')
    await expect(field).toHaveAttribute('aria-valuenow', '22')
  }),
}

export const States: Story = {
  render: () => (
    <div className="stack">
      <NumberField
        label="Φύλλα στο αρχείο"
        defaultValue={12_840.5}
        step={0.5}
        hint="Μαζί με τα δοκιμαστικά."
      />
      <NumberField label="Quality" unit="%" defaultValue={120} error="Not more than 100." required />
      <NumberField label="Width" unit="px" defaultValue={1600} disabled />
      <NumberField label="Version" defaultValue={4} readOnly />
    </div>
  ),
}
