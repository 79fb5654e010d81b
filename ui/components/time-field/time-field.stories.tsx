import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import { TimeField } from './time-field.tsx'

const meta = {
  id: 'forms-time-field',
  title: 'Forms/Time field (time picker)',
  component: TimeField,
  args: { label: 'Opens at', defaultValue: '09:00', name: 'opens' },
} satisfies Meta<typeof TimeField>
export default meta

type Story = StoryObj<typeof meta>

/** The arrow keys change it by a quarter of an hour, Page Up and Page Down by an hour. Typing works too. */
export const WithSteps: Story = {
  name: 'With steps',
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{ArrowUp}{PageUp}{ArrowDown}{ArrowDown}')
    await expect(canvasElement.querySelector('[name="opens"]')).toHaveValue('09:45')
  }),
}

export const Invalid: Story = {
  args: { defaultValue: '', hint: 'Tallinn time' },
  parameters: keyed('textbox', 'noon{Tab}'),
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}noon{Tab}')
    await expect(within(canvasElement).getByText(/Enter a time such as/)).toBeVisible()
  }),
}
