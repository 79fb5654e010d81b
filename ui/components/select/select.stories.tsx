import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { Select } from './select.tsx'

const meta = {
  id: 'forms-select',
  title: 'Forms/Select (dropdown)',
  component: Select,
  args: {
    label: 'Language',
    options: [
      { value: 'en', label: 'English' },
      { value: 'et', label: 'Eesti' },
      { value: 'el', label: 'Ελληνικά' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta

type Story = StoryObj<typeof meta>

export const ThreeOptions: Story = {
  name: 'Three options',
  play: inTests(async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Language' })
    await userEvent.selectOptions(select, 'Ελληνικά')
    await expect(select).toHaveValue('el')
  }),
}

export const Invalid: Story = { args: { error: 'Choose another language: this one is published already.' } }
