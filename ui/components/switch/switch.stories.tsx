import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Switch } from './switch.tsx'

const meta = {
  id: 'forms-switch',
  title: 'Forms/Switch (toggle)',
  component: Switch,
  args: { label: 'Show the studio in the list of open studios', hint: 'Visitors see it at once.' },
} satisfies Meta<typeof Switch>
export default meta

type Story = StoryObj<typeof meta>

/** Tab reaches it, and Space turns it on and off. */
export const OffAndOn: Story = {
  name: 'Off and on',
  play: inTests(async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch')
    await press('{Tab} ')
    await expect(control).toBeChecked()
    await press(' ')
    await expect(control).not.toBeChecked()
  }),
}

export const States: Story = {
  render: () => (
    <div className="stack">
      <Switch label="Ημερήσια αντίγραφα ασφαλείας της βιβλιοθήκης πολυμέσων" defaultChecked />
      <Switch label="Announce new works by mail" />
      <Switch label="Sign in with a passkey" disabled defaultChecked hint="The owner decides this." />
      <Switch label="Beta" disabled />
      <Switch label="Public" error="Give the page a title first: it would be listed without a name." />
    </div>
  ),
}
