import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { pressed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Popover } from './popover.tsx'
import { Toggletip } from './toggletip.tsx'

const meta = {
  id: 'overlays-popover',
  title: 'Overlays/Popover (popup, toggletip)',
  component: Popover,
  args: {
    label: 'Languages',
    trigger: (triggerProps) => (
      <Button {...triggerProps} variant="outline" color="neutral" trailingIcon="chevron-down">
        Languages
      </Button>
    ),
    children: (
      <div className="stack">
        <Checkbox label="English" defaultChecked />
        <Checkbox label="Eesti" defaultChecked />
        <Checkbox label="Ελληνικά" />
      </div>
    ),
  },
} satisfies Meta<typeof Popover>
export default meta

type Story = StoryObj<typeof meta>

/** Enter opens it, Tab enters it, Escape closes it and returns the focus. */
export const WithControls: Story = {
  name: 'With controls',
  parameters: pressed('Languages'),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = canvas.getByRole('dialog', { hidden: true })
    await press('{Tab}{Enter}')
    await waitFor(() => expect(dialog).toBeVisible())
    await press('{Tab}')
    await expect(canvas.getByRole('checkbox', { name: 'English' })).toHaveFocus()
    await press('{Escape}')
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Languages' })).toHaveFocus()
    await press('{Enter}')
  }),
}

/** For help that a tooltip would not show on touch. */
export const HelpText: Story = {
  name: 'Help text',
  render: () => (
    <p className="row">
      Exposure
      <Toggletip subject="exposure">
        How long the paper lies in the light. In June at noon ten minutes are enough; in November, an hour.
      </Toggletip>
    </p>
  ),
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Enter}')
    await waitFor(() => expect(canvas.getByText(/In June at noon/)).toBeVisible())
  }),
}
