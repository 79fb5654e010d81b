import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { ToggleGroup } from './toggle-group.tsx'

const meta = {
  title: 'Actions/Toggle group',
  component: ToggleGroup,
  args: {
    label: 'Letters',
    defaultValue: ['bold'],
    toggles: [
      { value: 'bold', label: 'Bold', icon: 'bold' },
      { value: 'italic', label: 'Italic', icon: 'italic' },
      { value: 'code', label: 'Code', icon: 'code' },
      { value: 'link', label: 'Link', icon: 'link', disabled: true },
    ],
  },
} satisfies Meta<typeof ToggleGroup>
export default meta

type Story = StoryObj<typeof meta>

/** One Tab stop. The arrow keys move between buttons, and Space presses. */
export const SeveralPressed: Story = {
  name: 'Several pressed',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}')
    await press('{Onward} ')
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  }),
}

export const SingleSelection: Story = {
  name: 'Single selection',
  args: {
    label: 'Κατάσταση',
    kind: 'single',
    defaultValue: ['changed'],
    toggles: [
      { value: 'changed', label: 'Αλλαγμένα από τότε' },
      { value: 'missing', label: 'Αμετάφραστα' },
      { value: 'outdated', label: 'Ξεπερασμένα' },
    ],
  },
}
