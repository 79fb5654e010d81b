import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { SavingState, savingStates } from './saving-state.tsx'

const meta = {
  title: 'Feedback/Saving state',
  component: SavingState,
  args: { state: 'saved', onRetry: fn() },
} satisfies Meta<typeof SavingState>
export default meta

type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <div className="stack">
      {savingStates.map((state) => (
        <SavingState key={state} {...args} state={state} />
      ))}
    </div>
  ),
}

/** A failed save can be retried by keyboard. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: inTests(async ({ canvasElement, args }) => {
    await press('{Tab}{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
  }),
}
