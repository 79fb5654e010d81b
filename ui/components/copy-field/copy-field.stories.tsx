import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { CopyField } from './copy-field.tsx'

const meta = {
  id: 'actions-copy-field',
  title: 'Actions/Copy field (clipboard)',
  component: CopyField,
  args: { label: 'Preview URL', value: 'https://house.example/umbels?preview=4f0c' },
} satisfies Meta<typeof CopyField>
export default meta

type Story = StoryObj<typeof meta>

/** Tab moves to the text, which is selected whole, and then to the button. */
export const PreviewURL: Story = {
  name: 'Preview URL',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(getSelection()?.toString()).toBe('https://house.example/umbels?preview=4f0c')
    await press('{Tab}')
    await expect(canvas.getByRole('button')).toHaveFocus()
  }),
}

export const LongSecret: Story = {
  name: 'Long secret',
  args: {
    label: 'Κλειδί πρόσβασης',
    hint: 'Φαίνεται μόνο τώρα. Φυλάξτε το κάπου ασφαλές.',
    value: 'cya_9f2b7c41d8e05a3366b1f4e2a7c8d90e15b3a6f7c2d4e8091a2b3c4d5e6f7081',
  },
}
