import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import { OneTimeCode } from './one-time-code.tsx'

const meta = {
  id: 'forms-one-time-code',
  title: 'Forms/One-time code (otp)',
  component: OneTimeCode,
  args: { label: 'Code from your app', onComplete: fn() },
} satisfies Meta<typeof OneTimeCode>
export default meta

type Story = StoryObj<typeof meta>

/** It is typed like any field, and reports when it is complete. */
export const Filled: Story = {
  parameters: keyed('textbox', '4719'),
  play: inTests(async ({ canvasElement, args }) => {
    await press('{Tab}4718{Backspace}9')
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('4719')
    await expect(args.onComplete).not.toHaveBeenCalled()
  }),
}

export const Invalid: Story = {
  args: {
    label: 'Κωδικός από το μήνυμα',
    length: 8,
    defaultValue: '20481936',
    error: 'Ο κωδικός δεν ισχύει πια. Ζητήστε καινούριο.',
  },
}
