import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { TextField } from './text-field.tsx'

const meta = {
  id: 'forms-text-field',
  title: 'Forms/Text field (input)',
  component: TextField,
  args: { label: 'Title', defaultValue: 'The autumn fixer trials are in' },
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}')
    await expect(within(canvasElement).getByRole('textbox', { name: 'Title' })).toHaveFocus()
  }),
}

export const WithHint: Story = {
  name: 'With hint',
  args: {
    label: 'Slug',
    hint: 'Letters, digits and hyphens.',
    defaultValue: '',
    placeholder: 'autumn-fixer-trials',
  },
}

export const Invalid: Story = {
  args: { required: true, defaultValue: '', error: 'Give it a title: it is the name of the page.' },
}

export const Disabled: Story = { args: { disabled: true } }
