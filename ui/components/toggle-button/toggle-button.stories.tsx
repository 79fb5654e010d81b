import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { pressed } from '../../testing/story-poses.ts'
import { ToggleButton } from './toggle-button.tsx'

const meta = {
  title: 'Actions/Toggle button',
  component: ToggleButton,
  args: { children: 'Only mine', icon: 'user' },
} satisfies Meta<typeof ToggleButton>
export default meta

type Story = StoryObj<typeof meta>

export const PressedByKeyboard: Story = {
  name: 'Pressed by keyboard',
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab} ')
    await expect(within(canvasElement).getByRole('button', { name: 'Only mine' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }),
}

export const States: Story = {
  render: () => (
    <div className="row">
      <ToggleButton icon="filter">Μόνο όσα περιμένουν μετάφραση στα ελληνικά</ToggleButton>
      <ToggleButton icon="filter" defaultPressed>
        Μόνο όσα περιμένουν μετάφραση στα ελληνικά
      </ToggleButton>
      <ToggleButton icon="sidebar" aria-label="Sidebar" defaultPressed />
      <ToggleButton icon="lock" disabled>
        Locked
      </ToggleButton>
    </div>
  ),
}
