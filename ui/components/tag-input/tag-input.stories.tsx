import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { TagInput } from './tag-input.tsx'

const meta = {
  id: 'forms-tag-input',
  title: 'Forms/Tag input (chips)',
  component: TagInput,
  args: {
    label: 'Tags',
    hint: 'A comma or Enter ends each.',
    defaultValue: ['autumn', 'fixer', 'trials'],
  },
} satisfies Meta<typeof TagInput>
export default meta

type Story = StoryObj<typeof meta>

/** A comma adds a tag, Backspace removes the last one. */
export const SeveralTags: Story = {
  name: 'Several tags',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Tab}{Tab}{Tab}toned,')
    await expect(canvas.getByRole('button', { name: 'Remove toned' })).toBeVisible()
    await press('{Backspace}')
    await expect(canvas.queryByRole('button', { name: 'Remove toned' })).toBeNull()
  }),
}

export const LongText: Story = {
  name: 'Long text',
  args: {
    label: 'Ετικέτες',
    defaultValue: [
      'Κυανοτυπία',
      'keskkonnaministeeriumivanemspetsialistid',
      'φθινοπωρινές δοκιμές στερεωτικού',
    ],
  },
}

export const Invalid: Story = { args: { defaultValue: [], required: true, error: 'Write one tag at least.' } }
